import { type Channel, channelFeatures, channels } from '../../schemas/channel.ts'
import { germanSites, type Locale, type SiteCountry } from '../../schemas/locale.ts'

/** How people of a country reach a channel (R9.14). */
export interface Contact {
  phone: string
  email: string
  street: string
  city: string
}

/** What the operator sets of a channel: names and addresses are settings, never words in a component. */
export interface ChannelSettings {
  name: string
  contact: Record<SiteCountry, Contact>
}

/** The host of a channel, with the country its visitors get when the path names none. */
export interface HostSite {
  host: string
  channel: Channel
  country: SiteCountry
}

/** Where the images of the content come from in this installation (R7.20). */
export type ImageProviderName = 'storyblok' | 'cdn' | 'local'

/** Which shop a request is for, and what every block may know about it. Plain data: it travels in the payload. */
export interface Site {
  channel: Channel
  locale: Locale
  country: SiteCountry
  /** The desktop app's marker stands in the path (R2.11). */
  isDesktopApp: boolean
  /** What stands before every path of this site: `''`, `/at`, `/d`, `/at/d`, `/myposter` … */
  prefix: string
  /** Scheme, host and port of this request. */
  origin: string
  name: string
  contact: Contact
  imageProvider: ImageProviderName
  otherBrand: { name: string; href: string }
  /** Of the tag manager that may be loaded for who agrees (R5.03); absent where there is none, and on what is not published. */
  tagId?: string | undefined
  /** It can be said in which country a visitor is (R2.27). */
  knowsLocation?: boolean | undefined
  /** The page of a service for reviews that may be framed (R2.28); absent where there is none. */
  reviewWidget?: string | undefined
  /** There are apps beside the shop in which products are designed (R2.08). */
  hasConfigurators?: boolean | undefined
  /** The same page in the countries of the German interface. */
  countries: { country: SiteCountry; locale: Locale; prefix: string; href: string }[]
}

export interface SiteSettings {
  hosts: HostSite[]
  channels: Record<Channel, ChannelSettings>
  imageProvider: ImageProviderName
  /** Of the tag managers. */
  tagIds?: Partial<Record<Channel, string>>
  knowsLocations?: boolean
  hasConfigurators?: boolean
  reviewWidgets?: Partial<Record<Channel, string>>
}

export interface SiteRequest {
  site: Site
  /** The path without channel, country and desktop marker; begins with a slash. */
  path: string
}

/**
 * Which site an address belongs to (R1.01, R1.02, R2.10, R2.11): the host gives channel and country; then the
 * path may name another channel, a country and the desktop marker, in this order. `undefined` for a host the
 * settings do not know. `readablePath` is the path without percent-encoding, `previewed` the country of an address that names none.
 */
export function resolveSite(
  url: URL,
  settings: SiteSettings,
  readablePath = url.pathname,
  previewed?: SiteCountry,
): SiteRequest | undefined {
  const hostSite = settings.hosts.find(({ host }) => host === url.hostname)
  if (!hostSite) return undefined

  const segments = readablePath.split('/').slice(1)
  const channelInPath = takeSegment(segments, (segment): segment is Channel => channels.some((channel) => channel === segment))
  const countryInPath = takeSegment(segments, isSiteCountry)
  const marker = takeSegment(segments, (segment): segment is 'd' => segment === 'd')

  const channel = channelInPath ?? hostSite.channel
  const country = countryInPath ?? previewed ?? hostSite.country
  const path = `/${segments.join('/')}`
  const before = channelInPath && channelInPath !== hostSite.channel ? `/${channelInPath}` : ''
  const after = marker ? '/d' : ''
  const prefix = (of: SiteCountry) => `${before}${of === hostSite.country ? '' : `/${of}`}${after}`
  const ownPath = (of: SiteCountry) => `${url.origin}${withSlash(`${prefix(of)}${path === '/' ? '' : path}` || '/', channel)}`

  const { name, contact } = settings.channels[channel]
  const site: Site = {
    channel,
    locale: germanSites[country],
    country,
    isDesktopApp: marker !== undefined,
    prefix: prefix(country),
    origin: url.origin,
    name,
    contact: contact[country],
    imageProvider: settings.imageProvider,
    otherBrand: otherBrandOf(channel, country, url, settings),
    tagId: settings.tagIds?.[channel],
    // Nothing in the payload where it is not so.
    knowsLocation: settings.knowsLocations || undefined,
    reviewWidget: settings.reviewWidgets?.[channel],
    hasConfigurators: settings.hasConfigurators || undefined,
    countries: SITE_COUNTRIES.map((of) => ({ country: of, locale: germanSites[of], prefix: prefix(of), href: ownPath(of) })),
  }
  return { site, path }
}

const SITE_COUNTRIES: readonly SiteCountry[] = ['de', 'at', 'ch']
const isSiteCountry = (segment: string): segment is SiteCountry => Object.hasOwn(germanSites, segment)

function takeSegment<Segment extends string>(segments: string[], accepts: (segment: string) => segment is Segment): Segment | undefined {
  const [first] = segments
  if (first === undefined || !accepts(first)) return undefined
  segments.shift()
  return first
}

/** The channel's form of a path: the card brand ends every path in a slash, the other none (R2.15). */
export function withSlash(path: string, channel: Channel): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  const bare = path.slice(0, end)
  if (bare === '') return '/'
  return channelFeatures[channel].trailingSlash ? `${bare}/` : bare
}

function otherBrandOf(channel: Channel, country: SiteCountry, url: URL, { hosts, channels: all }: SiteSettings) {
  const other: Channel = channel === 'anlass' ? 'myposter' : 'anlass'
  const host = hosts.find((candidate) => candidate.channel === other)
  const sub = host && host.country !== country ? `/${country}` : ''
  const port = url.port ? `:${url.port}` : ''
  const href = host ? `${url.protocol}//${host.host}${port}${withSlash(sub || '/', other)}` : `/${other}${withSlash(sub, other)}`
  return { name: all[other].name, href }
}
