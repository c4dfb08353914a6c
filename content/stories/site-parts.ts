import type { Channel } from '../../schemas/channel.ts'
import { blok, inCountries, type NewBlok, type NewStory, teaserImages, toStory } from '../blok-builders.ts'

/** What the heads, feet and error screens of both brands are built from; links stay within the brand. */
export function siteParts(channel: Channel) {
  const to = (slug: string) => toStory(`${channel}/${slug}`)
  return {
    item: (label: string, slug: string, icon?: string): NewBlok => blok('navigation_item', { label, url: to(slug), ...(icon && { icon }) }),

    group: (label: string, slug: string | undefined, children: NewBlok[]): NewBlok =>
      blok('navigation_group', { label, ...(slug && { url: to(slug) }), children }),

    /** A group of the foot: words and where they lead. */
    footerGroup: (label: string, links: [string, string][]): NewBlok =>
      blok('footer_group', { label, links: links.map(([words, slug]) => blok('footer_link', { label: words, url: to(slug) })) }),

    notFound: (words: { headline: string; subline: string }, picture: string): NewStory => ({
      slug: `${channel}/global/error-404`,
      // An address at which there is no page.
      path: `${channel}/seite-nicht-gefunden`,
      name: 'Seite nicht gefunden',
      root: blok('page', {
        title: 'Seite nicht gefunden',
        body: [blok('error_teaser', { ...words, control: 'Zur Startseite', url: to('home'), responsiveImages: teaserImages(picture) })],
      }),
    }),

    iconsPage: { slug: `${channel}/_icons`, name: 'Zeichen', root: blok('icons_page', { title: 'Icons' }) } satisfies NewStory,
  }
}

/** What visitors are asked on every page, where the shop is set up for it. */
export const questions = (channel: Channel, words: { headline: string; text: string; country: string; countryText: string }): NewBlok[] => [
  blok('consent_question', {
    headline: words.headline,
    text: words.text,
    privacy: toStory(`${channel}/datenschutz`),
    privacyText: 'Datenschutz',
    settingsText: 'Cookie-Einstellungen',
  }),
  blok('country_switch', {
    headline: words.country,
    text: words.countryText,
    switchText: 'Dort einkaufen',
    stayText: 'Hier bleiben',
  }),
]

/** How people pay, in both brands. */
export const paymentMethods = ['Rechnung', 'PayPal', 'Kreditkarte', 'Lastschrift', 'Klarna'].map((name) => blok('payment_method', { name }))

/** What must stand below every page with prices. */
export const smallPrint = inCountries('smallPrint', {
  de: 'Alle Preise inklusive Mehrwertsteuer, zuzüglich Versand.',
  at: 'Alle Preise inklusive Umsatzsteuer, zuzüglich Versand.',
  ch: 'Alle Preise in Schweizer Franken inklusive MWST, zuzüglich Versand.',
})
