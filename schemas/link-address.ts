/**
 * Schemes a link of the content may have. Everything else (`javascript:`, `data:`, `vbscript:`, …)
 * is refused; the vendor's renderer would let it through.
 */
const allowedSchemes = new Set(['http', 'https', 'mailto', 'tel'])

/**
 * Whether an address written by an editor may become an `href`. Browsers skip control characters and spaces in a scheme, so they count
 * as absent. What no browser can read, such as a scheme alone, leads nowhere, and would throw where a page asks for its host.
 */
export function isSafeAddress(address: string): boolean {
  const bare = address.replace(/[^!-\uffff]+/g, '')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]
  if (scheme !== undefined && !allowedSchemes.has(scheme.toLowerCase())) return false
  return URL.canParse(address, 'https://shop')
}
