/** A page as who looks gets it with a variant of a test, whatever their share would be; nobody is counted for it (R2.18). */
export function forcedAddress(page: string, { flag, treatment }: { flag: string; treatment: 'on' | 'off' }): string {
  const address = new URL(page)
  address.search = new URLSearchParams({ flag, treatment }).toString()
  return address.href
}
