export type LinkKind = 'story' | 'url' | 'email' | 'asset'

/** A link as it is edited: in a field of its own, and in a text. */
export interface LinkParts {
  kind: LinkKind
  /** Of the story; `''` for other kinds. */
  uuid: string
  /** For a story its full slug, for a mail the bare address. */
  to: string
  /** Without the `#`. */
  anchor: string
  newTab: boolean
  title: string
}

export const noLink: LinkParts = { kind: 'story', uuid: '', to: '', anchor: '', newTab: false, title: '' }

export type Sent = Record<string, unknown>

export const objectOf = (value: unknown): Sent =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Sent) : {}
const textIn = (value: unknown) => (typeof value === 'string' ? value : '')
const kinds: readonly unknown[] = ['story', 'url', 'email', 'asset']
const kindOf = (value: unknown, other: LinkKind): LinkKind => (kinds.includes(value) ? (value as LinkKind) : other)

/** Whether browsers take an address for one below that of the page with the link, as they do with `www.example.org`. */
export const leadsBelow = (address: string): boolean => address !== '' && !/^([/?#]|[a-z][a-z0-9+.-]*:)/i.test(address)

/** The value of a `multilink` field. */
export function readLink(value: unknown): LinkParts {
  const sent = objectOf(value)
  const address = textIn(sent.cached_url) || textIn(sent.url)
  const kind = kindOf(sent.linktype, address ? 'url' : 'story')
  return {
    kind,
    uuid: kind === 'story' ? textIn(sent.id) : '',
    to: kind === 'email' ? (textIn(sent.email) || address).replace(/^mailto:/, '') : address,
    anchor: textIn(sent.anchor),
    newTab: sent.target === '_blank',
    title: textIn(sent.title),
  }
}

/** The value with the link in it; what the link does not say stays as it was. */
export function writeLink(value: unknown, link: LinkParts): Sent {
  const sent = objectOf(value)
  const was = readLink(value)
  const isSameAddress = sent.linktype === link.kind && was.uuid === link.uuid && was.to === link.to
  const { story: _resolved, ...rest } = sent
  return {
    ...(isSameAddress ? sent : { ...rest, ...addressKeys(link, sent) }),
    fieldtype: 'multilink',
    ...changed(sent, 'anchor', was.anchor, link.anchor),
    ...changed(sent, 'target', was.newTab, link.newTab, link.newTab ? '_blank' : '_self'),
    ...changed(sent, 'title', was.title, link.title),
  }
}

function addressKeys({ kind, uuid, to }: LinkParts, sent: Sent): Sent {
  return {
    linktype: kind,
    id: uuid,
    url: kind === 'story' ? '' : to,
    cached_url: to,
    ...(kind === 'email' ? { email: to } : 'email' in sent && { email: '' }),
  }
}

const changed = (sent: Sent, key: string, was: unknown, is: unknown, written = is): Sent =>
  was === is ? (key in sent ? { [key]: sent[key] } : {}) : { [key]: written }

/** The attributes of a `link` mark in a text. */
export function readLinkMark(attrs: unknown): LinkParts {
  const sent = objectOf(attrs)
  const href = textIn(sent.href)
  const kind = kindOf(sent.linktype, 'url')
  const addresses = { story: href.replace(/^\//, ''), url: href, email: href.replace(/^mailto:/, ''), asset: href }
  return {
    kind,
    uuid: kind === 'story' ? textIn(sent.uuid) : '',
    to: addresses[kind],
    anchor: textIn(sent.anchor),
    newTab: sent.target === '_blank',
    title: textIn(objectOf(sent.custom).title),
  }
}

/** The attributes with the link in them; custom ones stay. */
export function writeLinkMark(attrs: unknown, { kind, uuid, to, anchor, newTab, title }: LinkParts): Sent {
  const { story: _resolved, ...sent } = objectOf(attrs)
  const { title: _title, ...custom } = objectOf(sent.custom)
  const hasCustom = 'custom' in sent || title !== ''
  return {
    ...sent,
    href: kind === 'story' ? `/${to}` : to,
    uuid: uuid || null,
    anchor: anchor || null,
    target: newTab ? '_blank' : sent.target === '_blank' ? null : (sent.target ?? null),
    linktype: kind,
    ...(hasCustom && { custom: { ...custom, ...(title && { title }) } }),
  }
}

export const isEmptyLink = ({ to, uuid, anchor }: LinkParts): boolean => !to && !uuid && !anchor
