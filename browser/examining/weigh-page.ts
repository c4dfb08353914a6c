/** What the page weighs as it would be published, blok by blok. Loaded when our studio asks. */
import { z } from 'zod'
import type { DraftPage, DraftPlace } from '../../runtime/draft-screen.tsx'
import { draftWeightPath, type PageWeight, pageBudget } from '../../runtime/page-weight.ts'
import { markedBlok } from '../editing/field-at.ts'
import { pictureSizes } from './picture-sizes.ts'
import { type DrawnBlok, weighBloks } from './weigh-bloks.ts'

const Share = z.object({ css: z.number(), script: z.number() })
const Answer = z.object({ html: z.number(), css: z.number(), script: z.number(), data: z.number(), blocks: z.record(z.string(), Share) })

export async function weighPage(page: DraftPage, edited: DraftPlace) {
  const story = page[edited]
  if (!story) throw new Error(`The page has no ${edited}.`)
  const [weight, sizes] = await Promise.all([weighDocument(story), pictureSizes()])
  const all = document.getElementById('page') ?? document.body
  const { html, css, script } = weight
  const pictures = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  return {
    total: { html, css, script, pictures },
    budget: pageBudget,
    bloks: weighBloks(drawnBloks(sizes), weight, markupOf(all).length),
  }
}

async function weighDocument({ fullSlug, content }: { fullSlug: string; content: unknown }): Promise<PageWeight> {
  const response = await fetch(`${location.pathname.replace(/\/?$/, '/')}${draftWeightPath}${location.search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fullSlug, content }),
  })
  if (!response.ok) throw new Error(`The page could not be weighed: ${response.status}.`)
  return Answer.parse(await response.json())
}

function drawnBloks(sizes: Map<HTMLImageElement, number>): DrawnBlok[] {
  const bloks = new Map<string, DrawnBlok>()
  // A blok's bloks come after it, and take from it what is theirs.
  for (const element of document.querySelectorAll<HTMLElement>('[data-blok-c]')) {
    const marked = markedBlok(element)
    if (!marked) continue
    const { uid, storyId } = marked
    const { name = '' }: { name?: string } = JSON.parse(element.dataset.blokC ?? '{}')
    const markup = markupOf(element).length
    const around = element.parentElement && markedBlok(element.parentElement)
    const outer = around && bloks.get(around.uid)
    if (outer) outer.markup -= markup
    const known = bloks.get(uid)
    if (known) known.markup += markup
    else bloks.set(uid, { uid, storyId, component: name, markup, pictures: 0 })
  }
  for (const [image, size] of sizes) {
    const blok = bloks.get(markedBlok(image)?.uid ?? '')
    if (blok) blok.pictures += size
  }
  return [...bloks.values()]
}

/** As a shopper gets it. */
const markupOf = (element: Element) => element.outerHTML.replace(/ data-blok-(?:c|uid)="[^"]*"/g, '')
