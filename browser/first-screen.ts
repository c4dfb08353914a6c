import type { Leaf, ScreenContent } from '../runtime/payload.ts'
import type { SeenPage } from './seen-pages.ts'
import { readHead } from './show-head.ts'

/** What stands in the document's leaves, by their ids: none of it comes a second time as data. */
const standing = new Map([...document.querySelectorAll<HTMLElement>('[data-id]')].map((leaf) => [leaf.dataset.id, htmlOf(leaf)]))

/** Pictures that could not be loaded may be the next time, and that may be before the leaf is in the document and anybody hears of it. */
function htmlOf(leaf: HTMLElement): string {
  const html = leaf.innerHTML.replaceAll(' data-failed=""', '')
  // A form that is on its way (send-form.ts) is so here alone.
  return leaf.querySelector('form[aria-busy]') ? html.replaceAll(/ (?:aria-busy="true"|readonly="")/g, '') : html
}

/** What the loaded document shows: its data where there is some, else what stands in it. */
export function firstScreen(): SeenPage {
  // Content may have an id, but no script.
  const data = document.querySelector('script#payload')?.textContent
  const screen = data ? parseScreen(data) : screenOfDocument()
  return { ...screen, head: readHead(), styles: [], elements: [] }
}

const parseScreen = (data: string): ScreenContent =>
  JSON.parse(data, (_, value) => (standing.has(value?.id) ? standingLeaf(value.id) : value))

/** A page of static and moving blocks carries no data: all its parts are leaves. */
function screenOfDocument(): ScreenContent {
  const parts = [...(document.getElementById('page')?.children ?? [])]
  const main = parts.findIndex(({ localName }) => localName === 'main')
  return {
    site: undefined,
    header: toLeaves(parts.slice(0, main)),
    body: toLeaves([...(parts[main]?.children ?? [])]),
    footer: toLeaves(parts.slice(main + 1)),
  }
}

const toLeaves = (elements: Element[]) => elements.map((element) => standingLeaf(element.getAttribute('data-id') ?? ''))

const standingLeaf = (id: string): Leaf => ({ id, html: standing.get(id) ?? '' })
