import { expect, it } from 'vitest'
import { headline } from '../../tests/test-bloks.ts'
import { openTestShop } from '../../tests/test-shop.ts'

const asset = (name: string) => ({ filename: `/f/1/800x800/aa/${name}.svg`, alt: name })
const card = { _uid: 'karte', component: 'contact_card', headline: 'Wir sind da', image: asset('team') }
const teaser = (title: string) => ({
  _uid: `folie-${title}`,
  component: 'teaser_slide',
  title,
  responsiveImages: [{ _uid: `bild-${title}`, component: 'responsive_image', image: asset(title) }],
})
const mainTeaser = { _uid: 'teaser', component: 'main_teaser', label: 'Buehne', slides: [teaser('eins'), teaser('zwei')] }

/** The pictures a page with these blocks wants at once, by their names, and how many others it has. */
async function picturesOf(body: object[]) {
  const { publishPage, visit } = await openTestShop()
  await publishPage('anlass/bilder', { body })
  const { text } = await visit('/bilder/')
  const pictures = [...text.matchAll(/<img[^>]*>/g)].map(([tag]) => tag)
  const isHastened = (tag: string) => tag.includes('fetchPriority="high"') && tag.includes('loading="eager"')
  return {
    hastened: pictures.filter(isHastened).map((tag) => /alt="(.*?)"/.exec(tag)?.[1]),
    others: pictures.filter((tag) => !isHastened(tag)).map((tag) => tag.includes('loading="lazy"')),
  }
}

it('fetches the first slide at once and the others when they are needed', async () => {
  expect(await picturesOf([mainTeaser, card])).toEqual({ hastened: ['eins'], others: [true, true] })
})

it('fetches the first picture at once on a page that no teaser leads', async () => {
  expect(await picturesOf([headline('Kontakt'), card, { ...card, _uid: 'zwei' }])).toEqual({ hastened: ['team'], others: [true] })
})

it('leaves a picture that nobody sees at first', async () => {
  const long = Array.from({ length: 60 }, (_, index) => headline(`Absatz ${index}`, 'h3'))
  expect(await picturesOf([...long, card])).toEqual({ hastened: [], others: [true] })
})

/** The links of the head that fetch a picture, by what they fetch and for which windows. */
async function preloadsOf(body: object[]) {
  const { publishPage, visit } = await openTestShop()
  await publishPage('anlass/bilder', { body })
  const { text } = await visit('/bilder/')
  const links = text.slice(0, text.indexOf('<body')).match(/<link rel="preload" as="image"[^>]*>/g) ?? []
  const sources = text.slice(text.indexOf('<main')).match(/<(?:source|img) [^>]*>/g) ?? []
  return { links, sources }
}
const attribute = (tag: string | undefined, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag ?? '')?.[1]

it('the head fetches the first picture before all else, each window just the source that it takes', async () => {
  const responsive = (name: string, media: string) => ({ _uid: name, component: 'responsive_image', image: asset(name), media })
  const slide = { ...teaser('eins'), responsiveImages: [responsive('breit', 'desktop'), responsive('schmal', '')] }
  const { links, sources } = await preloadsOf([{ ...mainTeaser, slides: [slide, teaser('zwei')] }])
  expect(links.map((link) => attribute(link, 'media'))).toEqual(['(min-width: 1024px)', '(not (min-width: 1024px))'])
  for (const [index, link] of links.entries()) {
    expect(attribute(link, 'imagesrcset')).toBe(attribute(sources[index], 'srcset'))
    expect(attribute(link, 'imagesizes')).toBe(attribute(sources[index], 'sizes'))
  }
})

it('the head fetches no picture that nobody sees at first', async () => {
  const long = Array.from({ length: 60 }, (_, index) => headline(`Absatz ${index}`, 'h3'))
  expect((await preloadsOf([...long, card])).links).toEqual([])
})
