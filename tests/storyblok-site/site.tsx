/** A small site as Storyblok's documents show it, on the unmodified `@storyblok/react`. Nothing in it knows Anlass. */
import { apiPlugin, type SbBlokData, StoryblokComponent, storyblokEditable, storyblokInit, useStoryblok } from '@storyblok/react'
import { createRoot } from 'react-dom/client'

interface SiteSettings {
  accessToken: string
  endpoint: string
  /** Where the editor is; none leaves the vendor's. */
  customParent?: string
}

type Related = { name: string } | string

const { accessToken, endpoint, customParent }: SiteSettings = JSON.parse(document.getElementById('settings')?.textContent ?? '{}')
const relations = ['reading_tip.author']

function Page({ blok }: { blok: SbBlokData & { body?: SbBlokData[] } }) {
  return (
    <main {...storyblokEditable(blok)}>
      {blok.body?.map((nested) => (
        <StoryblokComponent blok={nested} key={nested._uid} />
      ))}
    </main>
  )
}

function Headline({ blok }: { blok: SbBlokData & { headline?: string } }) {
  return <h2 {...storyblokEditable(blok)}>{blok.headline}</h2>
}

function ReadingTip({ blok }: { blok: SbBlokData & { title?: string; author?: Related; link?: { story?: { url: string } } } }) {
  return (
    <p {...storyblokEditable(blok)}>
      {blok.title}, {typeof blok.author === 'object' ? blok.author.name : 'unbekannt'}, <a href={blok.link?.story?.url}>mehr</a>
    </p>
  )
}

storyblokInit({
  accessToken,
  use: [apiPlugin],
  apiOptions: { endpoint },
  components: { page: Page, page_headline: Headline, reading_tip: ReadingTip },
})

function Site() {
  const story = useStoryblok(
    location.pathname.slice(1),
    { version: 'draft', resolve_relations: relations, resolve_links: 'url' },
    { resolveRelations: relations, resolveLinks: 'url', ...(customParent && { customParent }) },
  )
  return story?.content ? <StoryblokComponent blok={story.content} /> : <p>Noch nichts</p>
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Site />)
