/** Where the visitor is, for as long as the tab is open: `''` where nobody knows. */
const located = 'visitor-country'
/** Of which country they have said what they want, and until when that holds: `at 1790000000000`. */
const answered = 'visitor-country-answered'
/** In milliseconds: half a year. */
const holdsFor = 180 * 86_400_000

/** The country the visitor is in, in small letters; `''` where nobody knows. Asks the shop once; never where the browser keeps nothing. */
export async function findCountry(): Promise<string> {
  try {
    const known = sessionStorage.getItem(located)
    if (known !== null) return known
    // If it fails, so it may on every page.
    sessionStorage.setItem(located, '')
    const { country } = await (await fetch('/api/get-location/')).json()
    const found = typeof country === 'string' ? country.toLowerCase() : ''
    sessionStorage.setItem(located, found)
    return found
  } catch {
    return ''
  }
}

/** Whether somebody in this country has said whether they want its shop. True where the browser keeps nothing: it would be asked on every page. */
export function hasAnswered(country: string, now: Date): boolean {
  try {
    const [of, until] = localStorage.getItem(answered)?.split(' ') ?? []
    return of === country && now.getTime() < Number(until)
  } catch {
    return true
  }
}

export function keepAnswered(country: string, now: Date): void {
  try {
    localStorage.setItem(answered, `${country} ${now.getTime() + holdsFor}`)
  } catch {
    // Then it is not asked again anyway.
  }
}
