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

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** All references of a story: links, links in texts, relations, and any other uuid in its fields. */
export function referencesIn(content: RawBlok): Reference[] {
  return [...bloksIn(content)].flatMap(ownReferences)
}

/** Letters come fast, and each changes few bloks. */
const known = new WeakMap<RawBlok, Reference[]>()

function ownReferences(blok: RawBlok): Reference[] {
  const before = known.get(blok)
  if (before) return before
  const references = Object.entries(blok).flatMap(([key, value]) =>
    // The blok's own uid, and what the editor has put there.
    key.startsWith('_') ? [] : [...referencesOf(value, blok._uid, fieldOfKey(key).field)],
  )
  known.set(blok, references)
  return references
}

function* referencesOf(value: unknown, uid: string, field: string): Generator<Reference> {
  if (typeof value === 'string' && uuidForm.test(value)) yield { uid, field, kind: 'relation', uuid: value, slug: '' }
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    // Bloks of a list are visited by themselves.
    for (const item of value) if (!isBlok(item)) yield* referencesOf(item, uid, field)
    return
  }
  const { linktype, type, attrs, ...rest }: { linktype?: unknown; type?: unknown; attrs?: unknown } = value
  const link = linktype === undefined ? type === 'link' && readLinkMark(attrs) : readLink(value)
  if (link) {
    const slug = link.to.replace(/^\/|\/$/g, '')
    if (link.kind === 'story' && (link.uuid || slug)) yield { uid, field, kind: 'link', uuid: link.uuid, slug }
    return
  }
  for (const [key, item] of Object.entries({ ...rest, attrs })) if (!key.startsWith('_')) yield* referencesOf(item, uid, field)
}

/** By which a reference's story is looked up: its uuid, or its address behind a slash. */
export const keyOf = ({ uuid, slug }: Pick<Reference, 'uuid' | 'slug'>): string => uuid || `/${slug}`
