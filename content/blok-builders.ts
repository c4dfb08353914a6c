/**
 * Short ways to write stories down. Pictures and pages are named; `seed.ts` puts the content service's own forms in
 * their places and refuses a name that nothing has.
 */
export type Fields = Record<string, unknown>

/** A blok without its uid, which follows from its place. */
export interface NewBlok extends Fields {
  component: string
}

/** A story of the seed. */
export interface NewStory {
  /** The full slug: channel, then content key. */
  slug: string
  name: string
  root: NewBlok
  /** Where an editor sees it, behind the space's domain: parts of pages have no page of their own. */
  path?: string
  /** Its place among its neighbours, where the order matters. */
  position?: number
  /** A template: editors begin with it, and no visitor sees it. */
  isDraft?: boolean
  tags?: string[]
}

/** A datasource of the seed. Values are text, or the address of a picture by its name. */
export interface NewDatasource {
  slug: string
  name: string
  dimensions: { name: string; entryValue: string }[]
  entries: { name: string; value: string; dimensionValues?: Record<string, string | { $picture: string }> }[]
}

export const blok = (component: string, fields: Fields): NewBlok => ({ component, ...fields })

/** A picture of content/pictures by its name. */
export const picture = (name: string, alt?: string) => ({ $picture: name, ...(alt !== undefined && { alt }) })

/** A link to a story by its full slug. */
export const toStory = (slug: string) => ({ $story: slug })

/** A link to an address of this site or another. */
export const toUrl = (url: string) => ({ fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: url })

export const toEmail = (email: string) => ({ fieldtype: 'multilink', linktype: 'email', id: '', email, url: email, cached_url: '' })

/** Words that differ in Austria or Switzerland, as Storyblok keeps them: beside the field, with the language's suffix. */
export function inCountries(field: string, words: { de: unknown; at?: unknown; ch?: unknown }): Fields {
  return {
    [field]: words.de,
    ...(words.at !== undefined && { [`${field}__i18n__de_at`]: words.at }),
    ...(words.ch !== undefined && { [`${field}__i18n__de_ch`]: words.ch }),
  }
}

/** The wide and the tall picture of a teaser. */
export function teaserImages(wide: string, tall = `${wide}-small`): NewBlok[] {
  return [
    blok('responsive_image', { image: picture(wide), aspectRatio: '59/22', media: 'desktop' }),
    blok('responsive_image', { image: picture(tall), aspectRatio: '150/157', media: 'mobile' }),
  ]
}

/** One picture for all widths. */
export const oneImage = (name: string, aspectRatio: '4/3' | '1/1' | '59/22' | '150/157' = '4/3'): NewBlok[] => [
  blok('responsive_image', { image: picture(name), aspectRatio, media: 'all' }),
]
