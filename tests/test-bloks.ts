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

const image = (words: string, filename = '/f/1/10x10/aa/x.svg') => ({
  _uid: `image-${words}`,
  component: 'responsive_image',
  aspectRatio: '4/3',
  media: 'all',
  image: { filename, alt: 'Bild' },
})

/** A teaser whose one link says `words`. */
export const teaser = (words: string, url: object, filename?: string) => ({
  _uid: `teaser-${words}`,
  component: 'small_teaser',
  headline: words,
  linkText: words,
  url,
  responsiveImages: [image(words, filename)],
})

/** The teaser at the top of a page, with one slide. */
export const mainTeaser = (title: string, buttonText: string) => ({
  _uid: `main-teaser-${title}`,
  component: 'main_teaser',
  label: 'Themen',
  slides: [
    {
      _uid: `slide-${title}`,
      component: 'teaser_slide',
      title,
      buttonText,
      isButtonVisible: true,
      tagNameHeadline: 'h1',
      url: toUrl('/ziel'),
      responsiveImages: [image(title)],
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

export const faq = (question: string) => ({
  _uid: `faq-${question}`,
  component: 'faq_questions',
  headline: 'Fragen',
  questions: [{ _uid: `question-${question}`, component: 'faq_question', question, answer: doc(paragraph(words('Ja.'))) }],
})
