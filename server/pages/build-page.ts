import type { PageFacts } from '../../runtime/define-block.ts'
import { withoutEditMarks } from '../../runtime/editable-comment.ts'
import { flagsOf, withTreatments } from '../../runtime/flags.ts'
import { bloksOf, type LoadedData, loadData } from '../../runtime/load-data.ts'
import { madeOnceOf } from '../../runtime/made-once-of.ts'
import type { Messages } from '../../runtime/messages/create-messages.ts'
import { type ParsedBlok, parseDraft, parseStory } from '../../runtime/parse-story.ts'
import type { PageNode, Payload } from '../../runtime/payload.ts'
import type { Registry } from '../../runtime/registry.ts'
import { languageOf } from '../../runtime/site/content-language.ts'
import type { Site } from '../../runtime/site/site.ts'
import { withoutUnused } from '../../runtime/without-unused.ts'
import type { Design } from '../../schemas/cards/design.ts'
import { isPublishedNow, type Story, type TextsAsked } from '../content/content.ts'
import type { RenderFigures } from '../counted-figures.ts'
import type { ShopAnswer } from '../shop-api/shop-api.ts'
import { inSpan } from '../traces/span.ts'
import { createBlockClock } from './block-clock.tsx'
import { anyContent, pageTag, slugTag } from './change-tags.ts'
import type { PageAssets } from './page-assets.ts'
import { errorHead, pageHead } from './page-head.ts'
import { type PageSources, pageReaderOf } from './page-reader-of.ts'
import { bareTypes, globalStories, pageTypes } from './page-types.ts'
import { tagsOfStory } from './read-tags.ts'
import { type RenderContext, renderNodes, renderSharedNodes } from './render-nodes.tsx'

export interface PageParts extends PageSources {
  registry: Registry
  messages: Messages
  assets: Pick<PageAssets, 'styles' | 'elements'>
  metrics: Pick<RenderFigures, 'blocks'>
}

export interface PageRequest {
  site: Site
  /** Inside the site, as the visitor wrote it. */
  path: string
  /** The full slug of the page's story. */
  story: string
  /** What it is made of. */
  texts: TextsAsked
  /** What it is about, where that is a design of the shop. */
  design?: ShopAnswer<Design> | undefined
  /** Whose page it is: a visitor's for whom these flags are on, or an editor's, who gets both variants. */
  flagsOn: readonly string[] | 'both'
  /** Takes the place of a story's own content: what an editor has not saved. The page is then made as shoppers would get it, without edit marks. */
  unsaved?: UnsavedStory
  /** The draft of this story is drawn as if it were published. */
  draftOf?: number
}

export interface UnsavedStory {
  fullSlug: string
  content: unknown
}

export interface BuiltPage {
  payload: Payload
  /** What was read to make it: a change of one of these makes the page old. */
  reads: Set<string>
  /** Every flag by which something on the page is shown or not, in whichever of its variants. */
  flags: Set<string>
  /** How long what it shows holds, in milliseconds; as long as nothing changes where it is left out. */
  lifeMs?: number | undefined
  /** For the editor: the stories as they are, so that the page can be drawn again from an unsaved one. */
  drawn: DrawnStory[]
}

export interface DrawnStory {
  place: 'header' | 'body' | 'footer'
  story: Story
  blok: ParsedBlok
  data: Map<string, unknown>
}

/**
 * Makes the page of a story: finds it, parses it, loads what its blocks need and draws it.
 * `undefined` when there is no such page. Throws a ContentError for content that can't be drawn (R2.45).
 */
export async function buildPage(request: PageRequest, parts: PageParts): Promise<BuiltPage | undefined> {
  const reads = new Set<string>([anyContent, slugTag(request.story)])
  const { draftOf } = request
  const [story, header, footer] = await Promise.all([
    findStory(request.story, draftOf === undefined ? request : { ...request, texts: { draftsOf: [draftOf] } }, parts, reads),
    findGlobal('header', request, parts, reads),
    findGlobal('footer', request, parts, reads),
  ])
  if (!story || isPartOfPages(story, parts.registry)) return undefined
  reads.add(pageTag(story.id))
  const isBare = bareTypes.includes(story.content.component)
  const stories: Places = isBare ? { body: story } : { header, body: story, footer }
  return drawPage(stories, pageHead(story, request), 200, request, parts, reads)
}

/** A type that nobody knows may have been meant as one of a page: it raises as it is parsed (R2.45). */
const isPartOfPages = ({ content: { component } }: Story, registry: Registry) =>
  registry.find(component) !== undefined && !pageTypes.includes(component)

/** The screen of an error: a 404 has a story of its own (R2.46), other statuses show nothing between head and foot (R2.47). */
export async function buildErrorPage(
  status: number,
  message: string,
  request: Omit<PageRequest, 'story'>,
  parts: PageParts,
): Promise<BuiltPage> {
  const reads = new Set<string>([anyContent])
  const [body, header, footer] = await Promise.all([
    status === 404 ? findGlobal('notFound', request, parts, reads) : undefined,
    findGlobal('header', request, parts, reads),
    findGlobal('footer', request, parts, reads),
  ])
  return drawPage({ header, body, footer }, errorHead(status, message, request), status, request, parts, reads)
}

/** An error screen when not even head and foot can be had: the title says it all. */
export function buildBareErrorPage(status: number, message: string, request: Omit<PageRequest, 'story'>, parts: PageParts): BuiltPage {
  const payload: Payload = {
    status,
    head: errorHead(status, message, request),
    site: request.site,
    header: [],
    body: [],
    footer: [],
    styles: parts.assets.styles(request.site.channel, []),
    elements: [],
  }
  return { payload, reads: new Set(), flags: new Set(), drawn: [] }
}

type Places = Partial<Record<DrawnStory['place'], Story | undefined>>
type ForStory = Pick<PageRequest, 'site' | 'texts' | 'flagsOn' | 'unsaved' | 'design'>

async function findStory(
  slug: string,
  { site, texts, unsaved }: ForStory,
  { content }: PageParts,
  reads: Set<string>,
): Promise<Story | undefined> {
  const language = languageOf(site.locale)
  const story = await content.findStory(slug, { ...texts, ...(language && { language }) })
  if (!story) return undefined
  for (const tag of tagsOfStory(story)) reads.add(tag)
  if (!unsaved) return story
  const shown = story.full_slug === unsaved.fullSlug ? unsaved.content : story.content
  return { ...story, content: withoutEditMarks(shown) as Story['content'] }
}

function findGlobal(name: keyof typeof globalStories, request: ForStory, parts: PageParts, reads: Set<string>) {
  const slug = `${request.site.channel}/${globalStories[name]}`
  reads.add(slugTag(slug))
  return findStory(slug, request, parts, reads)
}

async function drawPage(
  stories: Places,
  head: Payload['head'],
  status: number,
  request: ForStory,
  parts: PageParts,
  reads: Set<string>,
): Promise<BuiltPage> {
  const { site, texts, flagsOn, design } = request
  const { registry, messages, assets, metrics } = parts
  let lifeMs: number | undefined
  const reader = pageReaderOf(parts, { site, texts, design }, (tag, life) => {
    reads.add(tag)
    if (life !== undefined) lifeMs = Math.min(life, lifeMs ?? life)
  })
  const clock = createBlockClock()
  const drawn: DrawnStory[] = []
  const flags = new Set<string>()
  const { canonical, socialImage } = head
  const said: Record<DrawnStory['place'], object[]> = { header: [], body: [], footer: [] }
  const nodes: Record<DrawnStory['place'], PageNode[]> = { header: [], body: [], footer: [] }

  await Promise.all(
    places.map(async (place) => {
      const story = stories[place]
      if (!story) return
      const { blok, flags: ofStory } = parseForVisitors(story, request, registry)
      for (const flag of ofStory) flags.add(flag)
      const data = await inSpan('load data', { 'anlass.story': story.full_slug }, () => loadData(blok, reader))
      const context: RenderContext = { site, messages, data, clock }
      const draw = () =>
        place === 'body' ? renderNodes([blok], { ...context, design: design?.data.id }) : renderSharedNodes(blok, context)
      said[place] = structuredDataOf(blok, data, { site, canonical, socialImage })
      nodes[place] = inSpan('draw story', { 'anlass.story': story.full_slug }, draw)
      drawn.push({ place, story, blok, data: new Map([...data].map(([{ uid }, loaded]) => [uid, loaded])) })
    }),
  )

  metrics.blocks(clock.times)
  const blocks = new Set(drawn.flatMap(({ blok }) => [...bloksOf(blok)].map(({ block }) => block)))
  // They are gone from what visitors see; of what stands in their place clicks are told.
  const switches = flags.size > 0 && flagsOn !== 'both' ? registry.blocks.filter(({ flag }) => flag) : []
  const payload: Payload = {
    status,
    head: { ...head, structuredData: [...head.structuredData, ...places.flatMap((place) => said[place])] },
    site,
    ...nodes,
    styles: assets.styles(
      site.channel,
      [...blocks].map(({ folder }) => folder),
    ),
    elements: assets.elements([...blocks, ...switches].filter(({ hasElement }) => hasElement).map(({ folder }) => folder)),
  }
  return { payload, reads, flags, lifeMs, drawn }
}

/** What the blocks say of the page to search engines. */
const structuredDataOf = (root: ParsedBlok, data: LoadedData, facts: PageFacts): object[] =>
  [...bloksOf(root)].flatMap((blok) => blok.block.structuredData?.(blok.content, data.get(blok), facts) ?? [])

/** The bloks that these visitors get, and the flags by which others would get other ones. */
function parseForVisitors(story: Story, { texts, flagsOn, site }: ForStory, registry: Registry) {
  const parsed = isPublishedNow(texts) ? parseOnce(story, registry) : parseDraft(story.content, story.full_slug, registry)
  const blok = flagsOn === 'both' ? parsed : withoutUnused(withTreatments(parsed, flagsOn), site)
  return { blok, flags: flagsOf(parsed) }
}

/** Content that is known comes as the same object until it changes, and there is one registry. */
const parseOnce = madeOnceOf((story: Story, registry: Registry): ParsedBlok => {
  const parse = () => parseStory(story.content, story.full_slug, registry)
  return inSpan('parse story', { 'anlass.story': story.full_slug }, parse)
})

const places: DrawnStory['place'][] = ['header', 'body', 'footer']
