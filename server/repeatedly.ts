/**
 * Does a piece of work again and again, for the first time after `everyMs` milliseconds or `now`, never twice at a time, until it is
 * stopped; what fails is told and tried again. Keeps no process alive.
 */
export function repeatedly(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: Error) => void,
  begins: 'now' | 'later' = 'later',
): () => void {
  let isRunning = false
  async function turn() {
    if (isRunning) return
    isRunning = true
    await work().catch(onError)
    isRunning = false
  }
  const timer = setInterval(turn, everyMs).unref()
  if (begins === 'now') void turn()
  return () => clearInterval(timer)
}
