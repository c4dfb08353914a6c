import type { StandingHtml } from '../runtime/page-nodes.tsx'
import type { PageNode, Payload, ScreenContent } from '../runtime/payload.ts'

/** What the loaded document shows: its data where there is some, else what stands in it. */
export function firstScreen(): ScreenContent {
  // Content may have an id, but no script.
  const data = document.querySelector('script#payload')?.textContent
  if (!data) return screenOfDocument()
  const payload: Payload = JSON.parse(data)
  return payload
}

/** A page of static and moving blocks carries no data: all its parts are leaves, and they stay as they stand. */
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

const toLeaves = (elements: Element[]): PageNode[] => elements.map((element) => ({ id: element.getAttribute('data-id') ?? '', html: '' }))

/** What stands in a leaf of the document. */
export const standing: StandingHtml = (id) => document.querySelector(`[data-id="${CSS.escape(id)}"]`)?.innerHTML ?? ''
