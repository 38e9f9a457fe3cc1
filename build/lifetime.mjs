// When to end. npm hands a signal to the shell between it and us, which ends without a word: then our parent changes.

const EVERY_MS = 250

/** Calls `action` once if npm started this process and is gone. */
export function onOrphaned(action) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    action()
  }, EVERY_MS)
  timer.unref()
}

/** Closes on Ctrl+C, on a polite kill, and when npm is gone; a second signal does not wait. */
export function endWith(close) {
  const end = () => void close().then(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end)
  onOrphaned(end)
}
