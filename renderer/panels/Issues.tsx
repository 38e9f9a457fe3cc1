/** What an author should mend, from the kind's own check of the board on screen; a press goes to the cells. */
import { Check, CircleX, TriangleAlert } from 'lucide-react'
import type { PackEntry } from '../../core/document/pack.ts'
import { isBroken } from '../../core/document/pack.ts'
import { issuesOf } from '../board.ts'
import { showIssue } from '../issues.ts'
import { shownBoard, useEditor } from '../store.ts'
import { useWords } from '../words.ts'

export function Issues({ entry }: { readonly entry: PackEntry | undefined }) {
  const { t, code } = useWords()
  const board = useEditor(shownBoard)
  const isText = entry !== undefined && isBroken(entry)
  const issues = entry === undefined ? [] : isBroken(entry) ? entry.issues : issuesOf(entry.kind, board)
  return (
    <section className="issues" aria-label={t('issues')}>
      <div className="panel-head">
        {t('issues')}
        <span className="count">{issues.length}</span>
      </div>
      {issues.length === 0 ? (
        <p className="none">
          <Check size={14} aria-hidden="true" />
          {t('noIssues')}
        </p>
      ) : (
        <ul className="scroll" data-testid="issues">
          {issues.map((issue) => (
            <li key={`${issue.code} ${issue.at} ${JSON.stringify(issue.details)}`}>
              <button
                type="button"
                className={issue.blocks ? 'issue blocks' : 'issue'}
                disabled={issue.at.length === 0 || isText}
                onClick={() => showIssue(issue)}
              >
                {issue.blocks ? <CircleX size={16} aria-label={t('blocking')} /> : <TriangleAlert size={16} aria-label={t('warning')} />}
                <span>{code(issue.code, issue.details)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
