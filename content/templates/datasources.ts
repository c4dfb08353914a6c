/**
 * What the studio fills the templates of occasion pages with, as datasources of the space, so that a marketer can change it. Of each
 * brand: its occasions, its kinds of product, its designs, and its texts, whose dimensions are the tones a page may speak in.
 * What stands here comes from where the seeded pages have it; pictures and names are those of the pages.
 */
import { type NewDatasource, picture } from '../blok-builders.ts'
import catalogue from '../catalogue/catalogue.json' with { type: 'json' }
import { materials } from '../copy/myposter/materials.ts'
import { productPages } from '../copy/myposter/products.ts'
import type { OccasionKey } from '../copy/occasion-copy.ts'
import { type CardTone, cardTones, type ToneCopy, wallTones } from '../copy/occasion-tones.ts'
import { occasionCopy } from '../copy/occasions.ts'
import { productTypeCopy } from '../copy/product-types.ts'
import { occasionContent, type ProductType, productTypes } from '../occasions.ts'
import { walls } from '../stories/myposter-pages.ts'
import { occasionKeys, pictureKey } from '../stories/occasion-pages.ts'
import { typesetDatasource } from '../stories/typeset.ts'

const occasionDimensions = [
  { name: 'Wendung', entryValue: 'wendung' },
  { name: 'Farbwelt', entryValue: 'farbwelt' },
  { name: 'Bild, breit', entryValue: 'bild' },
  { name: 'Bild, hoch', entryValue: 'hochbild' },
  { name: 'Bild auf Karten', entryValue: 'kartenbild' },
  { name: 'Produktarten', entryValue: 'arten' },
  { name: 'Tonfälle', entryValue: 'toene' },
  { name: 'Vorlage', entryValue: 'vorlage' },
]

const livelyTones: CardTone[] = ['herzlich', 'festlich', 'sachlich']

/** A mourning page promises nothing and speaks softly. */
const cardOccasion = (key: OccasionKey): NewDatasource['entries'][number] => {
  const { name, family, productTypes: kinds } = occasionContent[key]
  const isMourning = family === 'trauer'
  return {
    name,
    value: key,
    dimensionValues: {
      wendung: occasionCopy[key].phrase,
      farbwelt: family,
      bild: picture(`scene/${pictureKey(key)}`),
      hochbild: picture(`scene/${pictureKey(key)}-small`),
      kartenbild: picture(`card/${pictureKey(key)}/1`),
      arten: kinds.join(),
      toene: (isMourning ? ['still'] : livelyTones).join(),
      vorlage: isMourning ? 'trauerseite' : 'anlass-seite',
    },
  }
}

const productTypeKeys = Object.keys(productTypes) as ProductType[]

const artDimensions = [
  { name: 'Satz', entryValue: 'satz' },
  { name: 'Bild', entryValue: 'bild' },
]

const designDimensions = [
  { name: 'Name', entryValue: 'name' },
  { name: 'Anlass', entryValue: 'anlass' },
  { name: 'Produktart', entryValue: 'art' },
  { name: 'Bild', entryValue: 'bild' },
]

const cardDesigns = occasionKeys.flatMap((key) =>
  occasionCopy[key].designs.map(([name, kind], index) => ({
    name: `${occasionContent[key].name}: ${name}`,
    value: `${key}/${index + 1}`,
    dimensionValues: {
      name,
      anlass: key,
      art: kind ?? occasionContent[key].productTypes[0] ?? '',
      bild: picture(`card/${pictureKey(key)}/${index + 1}`),
    },
  })),
)

/** Occasions on which pictures are given, and with which room they are shown. */
const wallOccasions = {
  geburt: 'fotobuecher',
  taufe: 'fotobuecher',
  einschulung: 'kalender',
  geburtstag: 'wandbilder',
  hochzeit: 'wandbilder',
  muttertag: 'wandbilder',
  vatertag: 'kalender',
  valentinstag: 'fotobuecher',
  umzug: 'wandbilder',
  ruhestand: 'fotobuecher',
  weihnachten: 'kalender',
} satisfies Partial<Record<OccasionKey, string>>

const wallOccasion = ([key, room]: [string, string]): NewDatasource['entries'][number] => {
  const { name, family } = occasionContent[key as OccasionKey]
  return {
    name,
    value: key,
    dimensionValues: {
      wendung: occasionCopy[key as OccasionKey].phrase,
      farbwelt: family,
      bild: picture(`home/myposter-${room}`),
      hochbild: picture(`home/myposter-${room}-small`),
      kartenbild: picture(`home/myposter-${room}`),
      arten: [...productPages, ...materials].map(({ slug }) => slug).join(),
      toene: Object.keys(wallTones).join(),
      vorlage: 'anlass-seite',
    },
  }
}

const wallArts = [
  ...productPages.map(({ slug, name, teaser, picture: shown }) => ({
    name,
    value: slug,
    dimensionValues: { satz: teaser, bild: picture(shown) },
  })),
  ...materials.map(({ slug, name, card }) => ({ name, value: slug, dimensionValues: { satz: card, bild: picture(`material/${slug}`) } })),
]

/** Each text once, and what it says in each tone. */
function textsOf(brand: string, tones: Record<string, ToneCopy>): NewDatasource {
  const texts = {
    ueberschrift: 'headline',
    einleitung: 'lead',
    beschreibung: 'description',
    karte: 'card',
    rattitel: 'adviceTitle',
    rat: 'advice',
  } as const
  const [first] = Object.values(tones)
  return {
    slug: `${brand}-texte`,
    name: `Texte für Anlass-Seiten (${brand})`,
    dimensions: Object.entries(tones).map(([entryValue, { name }]) => ({ name, entryValue })),
    entries: Object.entries(texts).map(([name, field]) => ({
      name,
      value: first?.[field] ?? '',
      dimensionValues: Object.fromEntries(Object.entries(tones).map(([tone, copy]) => [tone, copy[field]])),
    })),
  }
}

const datasources: NewDatasource[] = [
  {
    slug: 'anlass-anlaesse',
    name: 'Anlässe (anlass)',
    dimensions: occasionDimensions,
    entries: occasionKeys.map(cardOccasion),
  },
  {
    slug: 'anlass-arten',
    name: 'Produktarten (anlass)',
    dimensions: artDimensions,
    entries: productTypeKeys.map((type) => ({
      name: productTypes[type],
      value: type,
      dimensionValues: { satz: productTypeCopy[type].card, bild: picture(`product-type/${type}`) },
    })),
  },
  { slug: 'anlass-designs', name: 'Designs (anlass)', dimensions: designDimensions, entries: cardDesigns },
  {
    slug: 'anlass-designnummern',
    name: 'Designs nach Nummer (anlass)',
    dimensions: designDimensions.slice(0, 1),
    entries: catalogue.designs.map(({ id, name, occasion }) => ({
      name: `${occasionContent[occasion as OccasionKey].name}: ${name}`,
      value: String(id),
      dimensionValues: { name },
    })),
  },
  textsOf('anlass', cardTones),
  {
    slug: 'myposter-anlaesse',
    name: 'Anlässe (myposter)',
    dimensions: occasionDimensions,
    entries: Object.entries(wallOccasions).map(wallOccasion),
  },
  { slug: 'myposter-arten', name: 'Produktarten (myposter)', dimensions: artDimensions, entries: wallArts },
  {
    slug: 'myposter-designs',
    name: 'Motive (myposter)',
    dimensions: designDimensions,
    entries: walls.map(([number, name]) => ({
      name,
      value: `wall/${number}`,
      dimensionValues: { name, bild: picture(`wall/${number}`) },
    })),
  },
  textsOf('myposter', wallTones),
]

export const templateDatasources = datasources.map(typesetDatasource)
