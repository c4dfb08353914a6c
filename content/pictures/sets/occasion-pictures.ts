/** For every occasion and sub-occasion: its single cards, and its hero. */
import { type OccasionContent, occasionContent } from '../../occasions.ts'
import { mix } from '../colour.ts'
import { type Design, describe } from '../designs/design.ts'
import { designsOf } from '../designs/designs.ts'
import { type Picture, sizes } from '../picture.ts'
import { arrangements, suits, within } from '../scenes/arrangements.ts'
import { lyingCard, standingCard } from '../scenes/card-object.ts'
import { closedEnvelope } from '../scenes/envelope.ts'
import { groundFor, onGround, sheet, table } from '../scenes/ground.ts'
import { heroPictures } from '../scenes/hero.ts'
import { moods } from '../scenes/mood.ts'

type View = (design: Design, ground: string) => string

const { width, height } = sizes.card

const flat: View = (design) => lyingCard(design, { x: width / 2, y: height / 2 - 6, height: within(design, 960, 730) }, 'a')

const withEnvelope: View = (design, ground) =>
  sheet(
    'lying',
    { x: width * 0.62, y: height * 0.74, rotate: 8 },
    { width: 740, height: 510 },
    closedEnvelope({ width: 740, height: 510, colour: mix(design.palette.second, ground, 0.25) }),
  ) + lyingCard(design, { x: width * 0.46, y: height * 0.46, height: within(design, 900, 690), rotate: -3 }, 'a')

const upright: View = (design, ground) =>
  table(sizes.card, ground, height * 0.66) +
  standingCard(design, { x: width * 0.44, y: height * 0.9, height: within(design, 880, 640) }, 'a')

const views: readonly [View, ...View[]] = [flat, withEnvelope, upright]

const viewOf = (design: Design, index: number): View => {
  const view = views[index % views.length] ?? flat
  return view === upright && design.format !== 'portrait' ? flat : view
}

const cardPicture = (occasion: string, design: Design, index: number): Picture => ({
  name: `card/${occasion}/${index + 1}`,
  ...sizes.card,
  alt: describe(design),
  svg: () => {
    const ground = groundFor(design.palette)
    return onGround(sizes.card, ground, viewOf(design, index)(design, ground))
  },
})

const scenePictures = (key: string, { name, family }: OccasionContent, index: number): Picture[] => {
  const [first, second, third] = designsOf(key) as [Design, Design, Design]
  const wanted = arrangements[index % arrangements.length] ?? arrangements[0]
  const arrangement = suits(wanted, first) && suits(wanted, second) ? wanted : arrangements[0]
  const mood = { ...moods[family], ground: mix(moods[family].ground, groundFor(first.palette), 0.5) }
  const alt = `Karten für ${name}, auf Papier zusammengelegt: vorn „${first.words.title.join(' ')}“ mit ${first.motif.label}`
  return heroPictures({ name: `scene/${key.replaceAll('/', '-')}`, alt, designs: [first, second, third], arrangement, mood })
}

export const occasionPictures: Picture[] = Object.entries(occasionContent).flatMap(([key, content], index) => [
  ...designsOf(key).map((design, number) => cardPicture(key.replaceAll('/', '-'), design, number)),
  ...scenePictures(key, content, index),
])
