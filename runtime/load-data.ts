import type { PageReader } from './page-reader.ts'
import type { ParsedBlok } from './parse-story.ts'

/** What the blocks' `load`s brought, by blok. */
export type LoadedData = Map<ParsedBlok, unknown>

/** Runs the `load` of every block of the page, all at once. Rejects when one of them does: a page is drawn whole or not at all. */
export async function loadData(root: ParsedBlok, reader: PageReader): Promise<LoadedData> {
  const pending: Promise<[ParsedBlok, unknown]>[] = []
  for (const blok of bloksOf(root)) {
    const { load } = blok.block
    if (load) pending.push(load(blok.content, reader).then((data) => [blok, data]))
  }
  return new Map(await Promise.all(pending))
}

/** The blok and all bloks below it, in reading order. */
export function* bloksOf(blok: ParsedBlok): Generator<ParsedBlok> {
  yield blok
  for (const bloks of Object.values(blok.slots)) for (const child of bloks) yield* bloksOf(child)
}
