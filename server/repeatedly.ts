/** Does a piece of work again and again, never twice at a time, until it is stopped; what fails is told and tried again. Keeps no process alive. */
export function repeatedly(work: () => Promise<unknown>, everyMs: number, onError: (error: Error) => void): () => void {
  let isRunning = false
  const timer = setInterval(async () => {
    if (isRunning) return
    isRunning = true
    await work().catch(onError)
    isRunning = false
  }, everyMs).unref()
  return () => clearInterval(timer)
}
