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

function readFile(value: unknown): { filename: string; alt: string } {
  const { filename, alt }: { filename?: unknown; alt?: unknown } = typeof value === 'object' && value !== null ? value : {}
  return { filename: typeof filename === 'string' ? filename : '', alt: typeof alt === 'string' ? alt.trim() : '' }
}
