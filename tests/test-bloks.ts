/** Bloks as stories hold them, in short. */
export const headline = (words: string, headlineType = 'h1') => ({
  _uid: `headline-${words}`,
  component: 'page_headline',
  headline: words,
  headlineType,
})

/** Enough to scroll through. */
export const manyHeadlines = Array.from({ length: 60 }, (_, index) => headline(`Absatz ${index}`, 'h3'))

const link = (fields: object) => ({ fieldtype: 'multilink', id: '', url: '', ...fields })
export const toStory = (uuid: string, fullSlug: string) => link({ linktype: 'story', id: uuid, cached_url: fullSlug })
export const toUrl = (url: string) => link({ linktype: 'url', url, cached_url: url })

/** A teaser whose one link says `words`. */
export const teaser = (words: string, url: object, filename = '/f/1/10x10/aa/x.svg') => ({
  _uid: `teaser-${words}`,
  component: 'small_teaser',
  headline: words,
  linkText: words,
  url,
  responsiveImages: [
    {
      _uid: `image-${words}`,
      component: 'responsive_image',
      aspectRatio: '4/3',
      media: 'all',
      image: { filename, alt: 'Bild' },
    },
  ],
})

export const contact = (words: string, filename: string, alt: string) => ({
  _uid: 'kontakt',
  component: 'contact_card',
  headline: words,
  image: { fieldtype: 'asset', filename, alt },
})

// A formatted text, as the vendor's editor writes it.
export const words = (text: string, ...marks: object[]) => ({ type: 'text', text, ...(marks.length > 0 && { marks }) })
export const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
export const doc = (...content: object[]) => ({ type: 'doc', content })
export const textPage = (...content: object[]) => ({ _uid: 'text', component: 'text_page', text: doc(...content) })
