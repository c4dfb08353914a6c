import { scriptNames } from '../runtime/script-address.ts'
import { sheetName } from '../runtime/sheet-name.ts'

/** Loads the stylesheets a page needs and the document does not have yet. Resolves when all apply. */
export async function loadStyles(hrefs: string[]): Promise<void> {
  const present = new Set(
    [...document.head.querySelectorAll<HTMLElement>('style[data-sheets], link[rel=stylesheet]')].flatMap(
      (sheet) => sheet.dataset.sheets?.split(' ') ?? sheetName(sheet.getAttribute('href') ?? ''),
    ),
  )
  await Promise.all(hrefs.filter((href) => !present.has(sheetName(href))).map(loadStyle))
}

function loadStyle(href: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.onload = () => resolve()
  link.onerror = () => reject(new Error(`The stylesheet ${href} could not be loaded.`))
  document.head.append(link)
  return promise
}

/** Loads the elements a page's moving blocks need and the document does not have yet. */
export function loadElements(addresses: string[]): Promise<unknown> {
  const missing = addresses.filter((address) => scriptNames(address).some((name) => !customElements.get(name)))
  return Promise.all(missing.map((address) => import(/* @vite-ignore */ address)))
}
