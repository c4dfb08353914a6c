/** What work answers, and how often the event loop turned until it did: each time somebody else could have had an answer. */
export async function countingTurns<Result>(work: () => Promise<Result>): Promise<{ result: Result; turns: number }> {
  let turns = 0
  let next: NodeJS.Immediate
  const count = () => {
    turns += 1
    next = setImmediate(count)
  }
  next = setImmediate(count)
  try {
    return { result: await work(), turns }
  } finally {
    clearImmediate(next)
  }
}
