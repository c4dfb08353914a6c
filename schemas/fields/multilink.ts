import { z } from 'zod'
import { commonKeys, type FieldOptions } from '../field.ts'
import { isSafeAddress } from '../link-address.ts'

/** A link as a block gets it: where it leads, by kind. */
export interface Link {
  kind: 'story' | 'url' | 'email' | 'asset'
  /** For a story its full slug, for a mail the bare address, else the address. */
  to: string
  /** Without the `#`; `''` when there is none. */
  anchor: string
  /** The story's uuid; `undefined` for other kinds. */
  uuid: string | undefined
  newTab: boolean
  title: string
}

export const SentLink = z.looseObject(
  {
    linktype: z.enum(['story', 'url', 'email', 'asset']).nullish(),
    id: z.string().nullish(),
    url: z.string().nullish(),
    cached_url: z.string().nullish(),
    email: z.string().nullish(),
    anchor: z.string().nullish(),
    target: z.string().nullish(),
    title: z.string().nullish(),
    /** Filled in by the official client when links are resolved: today's slug, where `cached_url` is the one at the time of saving. */
    story: z.looseObject({ full_slug: z.string().optional(), url: z.string().optional() }).nullish(),
  },
  'ist kein Link; wähle ihn neu',
)

function readLink(sent: z.infer<typeof SentLink>): Link | undefined {
  const kind = sent.linktype ?? 'url'
  const address = addressOf(kind, sent)
  const anchor = sent.anchor ?? ''
  if (!address && !anchor) return undefined
  return {
    kind,
    to: address,
    anchor,
    uuid: kind === 'story' ? (sent.id ?? undefined) : undefined,
    newTab: sent.target === '_blank',
    title: sent.title ?? '',
  }
}

function addressOf(kind: Link['kind'], sent: z.infer<typeof SentLink>): string {
  const written = sent.cached_url || sent.url || ''
  if (kind === 'story') return sent.story?.full_slug ?? written
  if (kind === 'email') return (sent.email || written).replace(/^mailto:/, '')
  return written
}

const unsetToNull = (sent: unknown) => (sent === '' || sent === undefined ? null : sent)
const isSafe = (link: Link | undefined) => !link || link.kind === 'story' || link.kind === 'email' || isSafeAddress(link.to)

export interface LinkOptions extends FieldOptions {
  /** Content types a story link may lead to. */
  contentTypes?: string[]
}

const linkKeys = (options: LinkOptions) => ({
  ...commonKeys(options),
  allow_target_blank: true,
  show_anchor: true,
  email_link_type: true,
  asset_link_type: true,
  ...(options.contentTypes && { restrict_content_types: true, component_whitelist: options.contentTypes }),
})

/** A link, `undefined` when unset. */
export function multilink(options: LinkOptions) {
  const value = SentLink.nullable()
    .transform((sent) => (sent ? readLink(sent) : undefined))
    .refine(isSafe, 'führt nicht auf eine Seite: erlaubt sind Seiten, http, https, mailto und tel')
  return z.preprocess(unsetToNull, value).meta({ field: { type: 'multilink', ...linkKeys(options) } })
}

/** A link that must be there. */
export function requiredLink(options: Omit<LinkOptions, 'required'>) {
  const value = SentLink.nullable()
    .transform((sent, context): Link => {
      const link = sent ? readLink(sent) : undefined
      if (link) return link
      context.addIssue('fehlt')
      return z.NEVER
    })
    .refine(isSafe, 'führt nicht auf eine Seite: erlaubt sind Seiten, http, https, mailto und tel')
  return z.preprocess(unsetToNull, value).meta({ field: { type: 'multilink', ...linkKeys({ ...options, required: true }) } })
}
