import type { PageHead } from '../../runtime/payload.ts'
import { designHref, storyHref } from '../../runtime/site/link-target.ts'
import type { Site } from '../../runtime/site/site.ts'
import { imageAddress } from '../../runtime/ui/image-address.ts'
import type { Design } from '../../schemas/cards/design.ts'
import { designTitle } from '../../schemas/cards/design-title.ts'
import { asset } from '../../schemas/fields/asset.ts'
import { organisation } from '../../schemas/organisation.ts'
import type { Story } from '../content/content.ts'
import type { ShopAnswer } from '../shop-api/shop-api.ts'

const defaultRobots = 'noindex,nofollow'
const SocialImage = asset({ label: '' })
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** A page is drawn before its story is published: it can't know when that will be (decision 42). */
type PublishedStory = Omit<Story, 'published_at'>

interface HeadRequest {
  site: Site
  path: string
}

/** The head of a story's page (R2.48). The address of record is the story's own, not the alias it was reached by; of a page about a design, the design's. */
export function pageHead(story: PublishedStory, { site, design }: HeadRequest & { design?: ShopAnswer<Design> | undefined }): PageHead {
  const { robots } = story.content
  const { title, description, image } = design ? ofDesign(design.data) : ofStory(story)
  const href = (on: Site) => new URL(design ? designHref(design.data, on) : storyHref(story.full_slug, on), site.origin).href
  const isHome = story.full_slug === `${site.channel}/home`
  return {
    title: `${title} | ${site.name}`,
    description,
    robots: text(robots) || defaultRobots,
    canonical: href(site),
    alternates: site.countries.map(({ locale, prefix }) => ({ locale, href: href({ ...site, prefix }) })),
    socialImage: image && new URL(imageAddress(site.imageProvider, image.src, { width: 1200, height: 630 }), site.origin).href,
    structuredData: isHome ? [organisationData(site)] : [],
  }
}

const ofStory = ({ name, content: { title, description, socialImage } }: PublishedStory) => ({
  title: text(title) || name,
  description: text(description),
  image: SocialImage.safeParse(socialImage).data,
})

const ofDesign = (design: Design) => ({ title: designTitle(design), description: design.description, image: design.picture })

/** The head of an error screen: the page's title is the status and its message (R2.47). */
export function errorHead(status: number, message: string, { site, path }: HeadRequest): PageHead {
  return {
    title: `${status} ${message}`,
    description: '',
    robots: defaultRobots,
    canonical: `${site.origin}${site.prefix}${encodeURI(path)}`,
    alternates: [],
    socialImage: undefined,
    structuredData: [],
  }
}

/** Who we are, for search engines (R1.05). */
function organisationData(site: Site): object {
  const { founded, languages, days, opens, closes } = organisation
  return {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name: site.name,
    url: `${site.origin}/`,
    foundingDate: String(founded),
    openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: site.contact.phone,
      email: site.contact.email,
      availableLanguage: languages,
    },
  }
}
