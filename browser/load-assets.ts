import { scriptNames } from '../runtime/script-address.ts'

/** The media of no device: so a sheet is loaded without applying for a moment. */
const noDevice = 'not all'

/** Sheets that were asked for since the document came, by name. */
const asked = new Map<string, { link: HTMLLinkElement; loaded: Promise<void> }>()

/** Loads the stylesheets a page needs and the document does not have yet; they wait for `applyStyles`. One that fails is asked for once more the next time. */
export const loadStyles = (hrefs: string[]): Promise<unknown> => Promise.all(lackingStyles(hrefs).map((href) => askForSheet(href).loaded))

/** Has the stylesheets that were loaded for a page apply. In the moment it is drawn: before, the old page would be laid out anew for them. */
export function applyStyles(hrefs: string[]): void {
  for (const href of hrefs) {
    const sheet = asked.get(sheetName(href))?.link.sheet
    if (sheet) sheet.disabled = false
  }
}

function lackingStyles(hrefs: string[]): string[] {
  const inDocument = document.head.querySelector('style')?.textContent
  const linked = new Set(
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter(({ sheet }) => sheet && !sheet.disabled)
      .map((link) => sheetName(link.getAttribute('href') ?? '')),
  )
  return hrefs.filter((href) => !linked.has(sheetName(href)) && !(inDocument && holdsSheet(inDocument, href)))
}

/** What a stylesheet is called in every build and in development: its block, or its piece. */
const sheetName = (href: string) => href.slice(href.lastIndexOf('/') + 1).replace(/(\.module)?(\.[\w-]{8})?\.css$/, '')

/** Each class is called after its sheet (vite.config.ts). The sheets without classes of their own are in every document. */
const holdsSheet = (styles: string, href: string) => !href.includes('.module.') || styles.includes(`.${sheetName(href)}_`)

function askForSheet(href: string) {
  const name = sheetName(href)
  const known = asked.get(name)
  if (known) return known
  const { promise: loaded, resolve, reject } = Promise.withResolvers<void>()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.media = noDevice
  link.href = href
  const giveUp = () => {
    link.remove()
    asked.delete(name)
    reject(new Error(`${href} could not be loaded.`))
  }
  link.onload = () => {
    // Whoever stands in between, the sign-in of a hotel for one, may answer with anything.
    if (!link.sheet?.cssRules.length) return giveUp()
    setAside(link)
    resolve()
  }
  link.onerror = giveUp
  document.head.append(link)
  const sheet = { link, loaded }
  asked.set(name, sheet)
  return sheet
}

/** Chromium takes a sheet whose media begins to match for a changed one, and lays the old page out anew for all fonts; one that is no longer disabled it takes for a new one. */
function setAside({ sheet }: HTMLLinkElement): void {
  if (!sheet) return
  sheet.disabled = true
  sheet.media.mediaText = 'all'
}

/** Loads the elements a page's moving blocks need and the document neither has nor asked for: what a blocker kept from it, it keeps from every page. */
export function loadElements(addresses: string[]): Promise<unknown> {
  const missing = addresses.filter(
    (address) => scriptNames(address).some((name) => !customElements.get(name)) && !document.querySelector(`[src="${address}"]`),
  )
  return Promise.all(missing.map((address) => import(/* @vite-ignore */ address)))
}
