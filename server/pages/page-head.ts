import type { PageHead } from '../../runtime/payload.ts'
import { storyHref } from '../../runtime/site/link-target.ts'
import type { Site } from '../../runtime/site/site.ts'
import { imageAddress } from '../../runtime/ui/image-address.ts'
import { asset } from '../../schemas/fields/asset.ts'
import { organisation } from '../../schemas/organisation.ts'
import type { Story } from '../content/content.ts'

const defaultRobots = 'noindex,nofollow'
const SocialImage = asset({ label: '' })
const text = (value: unknown) => (typeof value === 'string' ? value : '')

interface HeadRequest {
  site: Site
  path: string
}

/** The head of a story's page (R2.48). The address of record is the story's own, not the alias it was reached by. */
export function pageHead(story: Story, { site }: HeadRequest): PageHead {
  const { title, description, robots } = story.content
  const socialImage = SocialImage.safeParse(story.content.socialImage).data
  const canonical = new URL(storyHref(story.full_slug, site), site.origin).href
  const isHome = story.full_slug === `${site.channel}/home`
  return {
    title: `${text(title) || story.name} | ${site.name}`,
    description: text(description),
    robots: text(robots) || defaultRobots,
    canonical,
    alternates: site.countries.map(({ locale, prefix }) => ({
      locale,
      href: new URL(storyHref(story.full_slug, { ...site, prefix }), site.origin).href,
    })),
    socialImage: socialImage && new URL(imageAddress(site.imageProvider, socialImage.src, { width: 1200, height: 630 }), site.origin).href,
    structuredData: isHome ? [organisationData(site)] : [],
  }
}

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
