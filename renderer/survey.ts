/** Verdicts for the levels that are not on screen: one at a time in the batch lane, while the live read-out rests. */
import type { Client, LevelAnswer } from '../core/contract.ts'
import { isBroken, type Pack } from '../core/document/pack.ts'
import { Fault } from '../core/fault.ts'
import { LIVE_LIMITS } from '../core/limits.ts'
import { subjectFor } from './board.ts'
import type { Readout, Subject } from './live.ts'

export interface SurveyOptions {
  readonly client: Client
  readonly caller: string
  remember(key: string, answer: LevelAnswer): void
}

export interface Survey {
  /** Starts on the next level without a verdict, if nothing is running. */
  look(pack: Pack, verdicts: ReadonlyMap<string, LevelAnswer>, readout: Readout): void
}

export function makeSurvey({ client, caller, remember }: SurveyOptions): Survey {
  let isBusy = false
  /** Boards asked about: none is asked about twice, whatever came of it. */
  const asked = new Set<string>()

  async function solve({ kind, rows, key }: Subject): Promise<void> {
    isBusy = true
    asked.add(key)
    try {
      const answer = await client.call('level.analyse', { kind, rows: [...rows], lane: 'batch', caller, ...LIVE_LIMITS })
      isBusy = false
      remember(key, answer)
    } catch (error) {
      isBusy = false
      if (!(error instanceof Fault)) throw error
      if (error.code === 'call/lost') asked.delete(key)
    }
  }

  return {
    look(pack, verdicts, readout) {
      // Answered, or stopped by its user: it is not taken up again behind their back.
      if (readout.is === 'cancelled' || (readout.is === 'answer' && !readout.counting)) asked.add(readout.key)
      const isResting = readout.is !== 'waiting' && readout.is !== 'computing' && !(readout.is === 'answer' && readout.counting)
      if (isBusy || !isResting) return
      for (const entry of pack.levels) {
        if (isBroken(entry)) continue
        const subject = subjectFor(entry.kind, entry.board)
        if (verdicts.has(subject.key) || asked.has(subject.key)) continue
        void solve(subject)
        return
      }
    },
  }
}
