/** This page's one host and one live read-out, and what keeps them in step with the store. */
import { subjectFor } from './board.ts'
import { openHost } from './host.ts'
import { makeLive } from './live.ts'
import { watchFate } from './play/fate.ts'
import { playOf, showLost } from './play/play.ts'
import { currentLevel, isOfLost, rememberVerdict, useEditor } from './store.ts'
import { makeSurvey } from './survey.ts'

const { getState, setState, subscribe } = useEditor

/** Names this page to the host: another window's read-out is not ours to stop. */
export const caller = crypto.randomUUID()

export const host = openHost((connection) => {
  setState({ connection })
  if (connection !== 'open') return
  setState({ notices: getState().notices.filter((notice) => !isOfLost(notice)) })
  // What a lost connection left without an answer is asked again.
  if (getState().readout.is === 'failed') live.again(false)
})

export const live = makeLive({
  client: host,
  caller,
  show: (readout) => setState({ readout }),
  recall: (key) => getState().verdicts.get(key),
  remember: rememberVerdict,
})

const survey = makeSurvey({ client: host, caller, remember: rememberVerdict })

const fate = watchFate({ client: host, caller: `${caller} fate`, show: showLost })

/** From now on the read-out follows the level on screen, and levels nobody looks at get their badges. */
export function startSession(): void {
  const follow = () => {
    const state = getState()
    const level = currentLevel(state)
    live.follow(level === undefined ? null : subjectFor(level.kind, level.board))
    fate.follow(playOf(state)?.course ?? null)
    // As it is now: the read-out may have just begun on this very level.
    const { connection, history, verdicts, readout } = getState()
    if (connection === 'open') survey.look(history.pack, verdicts, readout)
  }
  subscribe(follow)
  follow()
}
