import { fieldOfKey } from '../../../runtime/content-language.ts'
import { bloksIn } from '../../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../../schemas/blok.ts'
import type { Model } from '../../model/component-model.ts'

/** A picture without an alternative text, by the content alone: for pages that do not say what they draw. */
export function picturesWithoutText(content: RawBlok, model: Model): { uid: string; field: string; name: string }[] {
  return [...bloksIn(content)].flatMap((blok) => {
    // A blok may say itself what its pictures show.
    if (Object.entries(blok).some(([key, value]) => /alt/i.test(key) && typeof value === 'string' && value.trim())) return []
    return (model.find(blok.component)?.fields ?? [])
      .filter(({ type }) => type === 'asset' || type === 'multiasset')
      .flatMap(({ name: field }) => {
        const files = [blok[field]].flat().map(readFile)
        const bare = files.find(({ filename, alt }) => /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(filename) && alt === '')
        return bare ? [{ uid: blok._uid, field, name: bare.filename.slice(bare.filename.lastIndexOf('/') + 1) }] : []
      })
  })
}

/** A picture in a formatted text that is a file of another site: there it may change or go, and whoever looks at the page is told to that site. */
export function picturesElsewhere(content: RawBlok, model: Model): { uid: string; field: string; host: string }[] {
  return [...bloksIn(content)].flatMap((blok) => {
    const texts = (model.find(blok.component)?.fields ?? []).filter(({ type }) => type === 'richtext')
    return texts.flatMap(({ name: field }) => {
      const inAllLanguages = Object.keys(blok).filter((key) => fieldOfKey(key).field === field)
      const hosts = new Set(inAllLanguages.flatMap((key) => hostsIn(blok[key])))
      return [...hosts].map((host) => ({ uid: blok._uid, field, host }))
    })
  })
}

/** Of the pictures that are no files of a space: those have an address of their own, at the vendor, too. */
function hostsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, attrs, content }: { type?: unknown; attrs?: { src?: unknown } | null; content?: unknown } = node
  const url = type === 'image' ? URL.parse(String(attrs?.src)) : null
  const found = url && !/^\/f\/\d+\//.test(url.pathname) ? [url.host] : []
  return [...found, ...(Array.isArray(content) ? content.flatMap(hostsIn) : [])]
}

function readFile(value: unknown): { filename: string; alt: string } {
  const { filename, alt }: { filename?: unknown; alt?: unknown } = typeof value === 'object' && value !== null ? value : {}
  return { filename: typeof filename === 'string' ? filename : '', alt: typeof alt === 'string' ? alt.trim() : '' }
}
