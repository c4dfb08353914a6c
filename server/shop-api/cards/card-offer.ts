import { filterNames } from '../../../content/catalogue/filter-names.ts'
import { papers } from '../../../content/copy/service/paper.ts'
import { formatMoney } from '../../../runtime/format-money.ts'
import { type EnvelopeFlap, envelopeFlaps, readSku, writeSku } from '../../../schemas/cards/accessory.ts'
import type { CardChoice, CardOffer } from '../../../schemas/cards/card.ts'
import { screws, standards, type TagShape, tagShapes } from '../../../schemas/cards/card-choice.ts'
import type { Design } from '../../../schemas/cards/design.ts'
import { envelopeFor } from '../../../schemas/cards/envelope.ts'
import { type Format, FormatString } from '../../../schemas/format.ts'
import { plain, refinements } from '../../../schemas/refinement.ts'
import type { Market } from '../shop-api.ts'
import { accessoryPrice, tagPrice } from './card-prices.ts'

const refinementNames: Record<(typeof refinements)[number], string> = {
  ohne: 'Ohne',
  gold: 'Goldfolie',
  rosegold: 'Roségoldfolie',
  silber: 'Silberfolie',
  relief: 'Relieflack',
}

const tagNames: Record<TagShape, string> = { heart: 'Herz', rectangular: 'Rechteckig', round: 'Rund' }
const screwNames: Record<(typeof screws)[number], string> = { bronze: 'Bronze', gold: 'Gold', silver: 'Silber' }
const standardNames: Record<(typeof standards)[number], string> = { 'holz-eckig': 'Holzfuß, eckig', 'holz-rund': 'Holzfuß, rund' }

const ribbons = [
  { color: 'creme', name: 'Creme', shade: '#eadfc8' },
  { color: 'gold', name: 'Gold', shade: '#c39a4f' },
  { color: 'salbei', name: 'Salbei', shade: '#93a88c' },
  { color: 'altrosa', name: 'Altrosa', shade: '#cf9d9c' },
  { color: 'weinrot', name: 'Weinrot', shade: '#7a2839' },
  { color: 'nachtblau', name: 'Nachtblau', shade: '#26345a' },
].map(({ color, name, shade }) => ({ value: writeSku({ type: 'ribbon', kind: 'satin', color }), name, color: shade }))

/** As the page of envelopes says (content/copy/service). */
const envelopeColors = {
  weiss: 'Weiß',
  elfenbein: 'Elfenbein',
  kraft: 'Kraft',
  altrosa: 'Altrosa',
  salbei: 'Salbei',
  taubenblau: 'Taubenblau',
}
const flapNames: Record<EnvelopeFlap, string> = { gerade: 'gerade Lasche', spitz: 'spitze Lasche' }

/** A ribbon goes around what is handed over at a feast, not around what is sent by itself or hung up. */
const productsWithRibbon: readonly Design['product'][] = [
  'einladungskarten',
  'save-the-date-karten',
  'danksagungskarten',
  'menuekarten',
  'kirchenhefte',
]

/** A sheet in a folded card. */
const productsWithInlay: readonly Design['product'][] = ['einladungskarten', 'kirchenhefte', 'menuekarten', 'danksagungskarten']
/** What has several sheets, and what stands on a table. */
const productsWithScrew: readonly Design['product'][] = ['kirchenhefte']
const productsWithStandard: readonly Design['product'][] = ['menuekarten', 'tischkarten']
const inlayPapers = ['transparent', 'naturpapier']

/** What can be chosen for the cards of a design of ours. */
export function cardOffer(design: Design, market: Pick<Market, 'country' | 'locale'>): CardOffer {
  const { product, punching } = design
  const size = FormatString.parse(design.format)
  const groups: (AccessoryGroup | undefined)[] = [
    productsWithRibbon.includes(product) ? { type: 'ribbon', name: 'Band', options: ribbons, size: '' } : undefined,
    productsWithInlay.includes(product) ? { type: 'inlay', name: 'Einlegeblatt', options: inlaysFor(size), size: '' } : undefined,
    productsWithScrew.includes(product)
      ? { type: 'screw', name: 'Buchschraube', options: variants('screw', screws, screwNames), size: '' }
      : undefined,
    productsWithStandard.includes(product)
      ? { type: 'standard', name: 'Fuß', options: variants('standard', standards, standardNames), size: '' }
      : undefined,
    product === 'umschlaege' ? undefined : envelopesFor(size),
  ]
  return {
    papers: papers.map(({ value, name, weight, feel, takesRefinement }) => ({ value, name, note: `${weight}, ${feel}`, takesRefinement })),
    punchings: punching.map((value) => ({ value, name: filterNames.punching[value] })),
    refinements: refinements.map((value) => ({ value, name: refinementNames[value] })),
    ...tagsFor(product, market),
    accessories: groups.flatMap((group) => (group ? [withPrice(group, market)] : [])),
  }
}

const variants = <Variant extends string>(type: 'screw' | 'standard', all: readonly Variant[], names: Record<Variant, string>) =>
  all.map((variant) => ({ value: writeSku({ type, variant }), name: names[variant] }))

/** Gift tags where there are ribbons, and what each costs. */
function tagsFor(product: Design['product'], { country, locale }: Pick<Market, 'country' | 'locale'>): Pick<CardOffer, 'tags' | 'tagNote'> {
  if (!productsWithRibbon.includes(product)) return { tags: [], tagNote: '' }
  const price = formatMoney(tagPrice(country), locale)
  return { tags: tagShapes.map((value) => ({ value, name: tagNames[value] })), tagNote: `${price} je Stück` }
}

interface AccessoryGroup extends Omit<CardOffer['accessories'][number], 'note'> {
  /** How large they are, where that says something. */
  size: string
}

/** All of a kind cost the same. */
function withPrice(
  { size, ...group }: AccessoryGroup,
  { country, locale }: Pick<Market, 'country' | 'locale'>,
): CardOffer['accessories'][number] {
  const accessory = readSku(group.options[0]?.value ?? '')
  const price = accessory && `${formatMoney(accessoryPrice(accessory, country), locale)} je Stück`
  return { ...group, note: [size, price].filter(Boolean).join(', ') }
}

const inlaysFor = ({ width, height }: Format) =>
  papers
    .filter(({ value }) => inlayPapers.includes(value))
    .map(({ value: paper, name }) => ({ value: writeSku({ type: 'inlay', width, height, paper }), name }))

function envelopesFor(card: Format): AccessoryGroup | undefined {
  const envelope = envelopeFor(card)
  if (!envelope) return undefined
  const { name: format, width, height } = envelope
  const options = envelopeFlaps.flatMap((subType) =>
    Object.entries(envelopeColors).map(([color, colorName]) => ({
      value: writeSku({ type: 'envelope', subType, color, width, height }),
      name: `${colorName}, ${flapNames[subType]}`,
    })),
  )
  return { type: 'envelope', name: 'Umschlag', options, size: `${format}, ${width}\u00a0×\u00a0${height}\u00a0mm` }
}

/** What of a choice the offer does not have, in a sentence; `undefined` for a choice that can be printed. */
export function notOffered(choice: CardChoice, offer: CardOffer): string | undefined {
  const paper = offer.papers.find(({ value }) => value === choice.paper)
  if (!paper) return `There is no paper "${choice.paper}" for this design.`
  if (!has(offer.punchings, choice.punching)) return `This design is not punched "${choice.punching}".`
  if (!has(offer.refinements, choice.refinement)) return `There is no refinement "${choice.refinement}" for this design.`
  if (choice.refinement !== plain && !paper.takesRefinement) return `The paper "${choice.paper}" takes no refinement.`
  if (choice.tag && !offer.tags.some(({ value }) => value === choice.tag)) return `There is no gift tag "${choice.tag}" for this design.`
  const types = choice.accessories.map((sku) => offer.accessories.find(({ options }) => has(options, sku))?.type)
  const unknown = types.indexOf(undefined)
  if (unknown >= 0) return `The accessory "${choice.accessories[unknown]}" does not go with this design.`
  const twice = types.find((type, index) => types.indexOf(type) < index)
  if (twice) return `There can be one ${twice} only.`
  return choice.tag && !types.includes('ribbon') ? 'A gift tag hangs on a ribbon: there must be one, too.' : undefined
}

const has = (options: readonly { value: string }[], wanted: string) => options.some(({ value }) => value === wanted)
