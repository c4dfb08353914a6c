/** The share that somebody typed, held within what there is; `undefined` when it is no number. */
export function readShare(typed: string): number | undefined {
  const number = Number(typed.replace(',', '.'))
  if (typed.trim() === '' || Number.isNaN(number)) return undefined
  return Math.min(100, Math.max(0, Math.round(number)))
}
