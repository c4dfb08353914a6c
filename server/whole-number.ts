/**
 * The number that digits write; `undefined` where a text says something else, and where JavaScript could not tell the number from
 * its neighbours. New ids have sixteen digits from September 2027 on.
 */
export function wholeNumber(text: string): number | undefined {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(number) ? number : undefined
}
