/** Where a search shared by several threads counts its work, something goes wrong after a while. */
import { workerData } from 'node:worker_threads'

const faults: Readonly<Record<string, () => void>> = {
  exit: () => process.exit(3),
  /** Fills the heap. */
  hog() {
    const kept: unknown[] = []
    for (;;) kept.push(new Array(10_000).fill(kept.length))
  },
  short() {
    throw new RangeError('Array buffer allocation failed')
  },
  bug() {
    throw Object.assign(new Error(), { stack: 'Error: the member’s own stack' })
  },
  /** Never hears of anything again. */
  deaf() {
    for (;;);
  },
}

const [who, what = '', when = '0'] = (process.env.TEAM_FAULT ?? '').split(' ')
if (who === (workerData ? 'member' : 'caller')) {
  const { add } = Atomics
  let left = Number(when)
  if (left === 0) faults[what]?.()
  const counting = (...counted: Parameters<typeof add>) => {
    if (left-- === 0) faults[what]?.()
    return add(...counted)
  }
  Atomics.add = counting as typeof add
}
