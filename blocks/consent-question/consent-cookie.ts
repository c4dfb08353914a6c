export type Consent = 'necessary' | 'all'

/** Whoever agreed to an earlier version is asked again: raise it when more is asked for. */
const version = 1
/** In seconds: half a year. */
const maxAge = 180 * 24 * 3600

/** In a browser that keeps no cookies it holds as long as the document. */
let said: Consent | undefined

/** What this browser's visitor has answered; `undefined` when nothing, or to another version of the question. */
export function readConsent(): Consent | undefined {
  const [, of, consent] = /(?:^|; )consent=(\d+)\.(all|necessary)(?:;|$)/.exec(document.cookie) ?? []
  return Number(of) === version ? (consent as Consent) : said
}

export function keepConsent(consent: Consent): void {
  said = consent
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Safari before 18.4 and Firefox before 140 have no other way
  document.cookie = `consent=${version}.${consent}; path=/; max-age=${maxAge}; samesite=lax${secure}`
}

/** Deletes what the tag manager has left here, as far as a page may: on this host, and on those it belongs to. */
export function deleteTagCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '')
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const name of names) {
    if (!/^_(ga|gid|gat|gcl)/.test(name)) continue
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
  }
}
