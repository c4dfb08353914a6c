/** The share that somebody typed; `undefined` when it is no number of visitors among 100. */
export function readShare(typed: string): number | undefined {
  const number = Math.round(Number(typed.replace(',', '.')))
  return typed.trim() !== '' && number >= 0 && number <= 100 ? number : undefined
}
