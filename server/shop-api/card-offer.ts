import { filterNames } from '../../content/catalogue/filter-names.ts'
import { papers } from '../../content/copy/service/paper.ts'
import type { CardChoice, CardOffer } from '../../schemas/card.ts'
import { plain } from '../../schemas/card-choice.ts'
import type { Design } from '../../schemas/design.ts'

const refinements = [
  { value: plain, name: 'Ohne' },
  { value: 'gold', name: 'Goldfolie' },
  { value: 'rosegold', name: 'Roségoldfolie' },
  { value: 'silber', name: 'Silberfolie' },
  { value: 'relief', name: 'Relieflack' },
]

const ribbonColors = [
  { value: 'creme', name: 'Creme', color: '#eadfc8' },
  { value: 'gold', name: 'Gold', color: '#c39a4f' },
  { value: 'salbei', name: 'Salbei', color: '#93a88c' },
  { value: 'altrosa', name: 'Altrosa', color: '#cf9d9c' },
  { value: 'weinrot', name: 'Weinrot', color: '#7a2839' },
  { value: 'nachtblau', name: 'Nachtblau', color: '#26345a' },
]

/** A ribbon goes around what is handed over at a feast, not around what is sent by itself or hung up. */
const productsWithRibbon: readonly Design['product'][] = [
  'einladungskarten',
  'save-the-date-karten',
  'danksagungskarten',
  'menuekarten',
  'kirchenhefte',
]

/** What can be chosen for the cards of a design of ours. */
export const cardOffer = ({ product, punching }: Design): CardOffer => ({
  papers: papers.map(({ value, name, weight, feel, takesRefinement }) => ({ value, name, note: `${weight}, ${feel}`, takesRefinement })),
  punchings: punching.map((value) => ({ value, name: filterNames.punching[value] })),
  refinements,
  ribbonColors: productsWithRibbon.includes(product) ? ribbonColors : [],
})

/** What of a choice the offer does not have, in a sentence; `undefined` for a choice that can be printed. */
export function notOffered(choice: CardChoice, offer: CardOffer): string | undefined {
  const paper = offer.papers.find(({ value }) => value === choice.paper)
  if (!paper) return `There is no paper "${choice.paper}" for this design.`
  if (!has(offer.punchings, choice.punching)) return `This design is not punched "${choice.punching}".`
  if (!has(offer.refinements, choice.refinement)) return `There is no refinement "${choice.refinement}" for this design.`
  if (choice.refinement !== plain && !paper.takesRefinement) return `The paper "${choice.paper}" takes no refinement.`
  if (choice.ribbonColor !== undefined && !has(offer.ribbonColors, choice.ribbonColor))
    return `There is no ribbon in "${choice.ribbonColor}" for this design.`
  return undefined
}

const has = (options: readonly { value: string }[], wanted: string) => options.some(({ value }) => value === wanted)
