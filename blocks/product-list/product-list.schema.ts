import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { cardProducts, designOccasions, mostIds } from '../../schemas/cards/design.ts'
import { multilink } from '../../schemas/fields/multilink.ts'
import { option, optionFrom, options, optionsFrom } from '../../schemas/fields/option.ts'
import { text } from '../../schemas/fields/text.ts'

/** Designs of the catalogue (R2.24, R2.31): a listing that shoppers narrow down, or those an editor has picked. */
export const ProductListBlok = blok(
  'product_list',
  {
    displayName: 'Produktliste',
    group: 'Bilder und Teaser',
    description: 'Designs aus dem Katalog: eine Liste mit Filtern, oder ausgewählte.',
  },
  {
    headline: text({ label: 'Überschrift', maxLength: 80, translatable: true }),
    occasion: optionFrom({
      label: 'Anlass',
      description: 'Mit dem, was darunter steht. Leer: alle Anlässe.',
      from: { source: 'datasource', slug: 'anlass-anlaesse' },
      known: designOccasions,
    }),
    product: optionFrom({
      label: 'Produktart',
      description: 'Leer: alle Arten.',
      from: { source: 'datasource', slug: 'anlass-arten' },
      known: cardProducts,
    }),
    designs: optionsFrom({
      label: 'Ausgewählte Designs',
      description: 'Nur diese, in dieser Reihenfolge; Anlass, Produktart, Filter und Sortierung gelten dann nicht.',
      from: { source: 'datasource', slug: 'anlass-designnummern' },
      max: mostIds,
    }),
    pageSize: option({ label: 'Auf einmal', choices: { '12': '12 Designs', '48': '48 Designs' }, default: '12' }),
    sort: option({ label: 'Sortierung', choices: { recommendation: 'Empfehlung', novelty: 'Neuheit' }, default: 'recommendation' }),
    filters: options({
      label: 'Filter',
      description: 'Wonach man die Liste eingrenzen kann. Ein Filter mit nur einem Wert erscheint nicht.',
      choices: {
        category: 'Anlass',
        product: 'Produktart',
        color: 'Farbe',
        style: 'Stil',
        aspectRatio: 'Format',
        punching: 'Ecken',
        label: 'Kennzeichen',
      },
    }),
    url: multilink({ label: 'Ziel der Karten', description: 'Leer: jede führt zur Seite ihres Designs.' }),
  },
)
export type ProductListBlok = z.output<typeof ProductListBlok>
