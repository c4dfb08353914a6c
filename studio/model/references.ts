import { fieldOfKey } from '../../runtime/content-language.ts'
import { bloksIn, isBlok } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import { readLink, readLinkMark } from '../fields/link/link-value.ts'

/** A place in a story's content that stands for another story. */
export interface Reference {
  uid: string
  field: string
  /** A uuid that stands alone may be something else, too. */
  kind: 'link' | 'relation'
  /** `''` for a link that knows the story's address alone. */
  uuid: string
  slug: string
}

/** A link whose address somebody has written by hand. */
export interface WrittenLink {
  uid: string
  field: string
  address: string
}

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** All references of a story: links, links in texts, relations, and any other uuid in its fields. */
export const referencesIn = (content: RawBlok): Reference[] => placesIn(content).filter((place) => 'kind' in place)

/** All addresses of a story that are written by hand, of whatever site, in its links and in its texts'. */
export const writtenLinksIn = (content: RawBlok): WrittenLink[] => placesIn(content).filter((place) => 'address' in place)

type Place = Reference | WrittenLink

const placesIn = (content: RawBlok): Place[] => [...bloksIn(content)].flatMap(ownPlaces)

/** Letters come fast, and each changes few bloks. */
const known = new WeakMap<RawBlok, Place[]>()

function ownPlaces(blok: RawBlok): Place[] {
  const before = known.get(blok)
  if (before) return before
  const places = Object.entries(blok).flatMap(([key, value]) =>
    // The blok's own uid, and what the editor has put there.
    key.startsWith('_') ? [] : [...placesOf(value, blok._uid, fieldOfKey(key).field)],
  )
  known.set(blok, places)
  return places
}

function* placesOf(value: unknown, uid: string, field: string): Generator<Place> {
  if (typeof value === 'string' && uuidForm.test(value)) yield { uid, field, kind: 'relation', uuid: value, slug: '' }
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    // Bloks of a list are visited by themselves.
    for (const item of value) if (!isBlok(item)) yield* placesOf(item, uid, field)
    return
  }
  const { linktype, type, attrs, ...rest }: { linktype?: unknown; type?: unknown; attrs?: unknown } = value
  const link = linktype === undefined ? type === 'link' && readLinkMark(attrs) : readLink(value)
  if (link) {
    const slug = link.to.replace(/^\/|\/$/g, '')
    if (link.kind === 'story' && (link.uuid || slug)) yield { uid, field, kind: 'link', uuid: link.uuid, slug }
    if (link.kind === 'url' && link.to) yield { uid, field, address: link.to }
    return
  }
  for (const [key, item] of Object.entries({ ...rest, attrs })) if (!key.startsWith('_')) yield* placesOf(item, uid, field)
}

/** By which a reference's story is looked up: its uuid, or its address behind a slash. */
export const keyOf = ({ uuid, slug }: Pick<Reference, 'uuid' | 'slug'>): string => uuid || `/${slug}`
