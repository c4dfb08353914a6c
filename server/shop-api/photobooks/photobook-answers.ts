import { photobookPriceQuestion, photobookSetsQuestion } from '../../../schemas/photobooks/photobook.ts'
import { photobookProblem, photobookTypes } from '../../../schemas/photobooks/photobook-choice.ts'
import { selectSets } from '../../../schemas/photobooks/photobook-set-filters.ts'
import { embeddedCatalogue } from '../cards/embedded-designs.ts'
import { answering, type EmbeddedAnswer } from '../embedded-answer.ts'
import { NotOffered } from '../shop-api.ts'
import { photobookPrice, photobookPriceFrom } from './photobook-prices.ts'

const types = Object.keys(photobookTypes) as (keyof typeof photobookTypes)[]

/** What photo books cost, and the sets of designs for them. */
export const photobookAnswers = (spaceId: number): EmbeddedAnswer[] => [
  answering(photobookPriceQuestion, (market, choice) => {
    const problem = photobookProblem(choice)
    if (problem !== undefined) throw new NotOffered(problem)
    return photobookPrice(choice, market.country)
  }),
  answering(photobookSetsQuestion, async (market, { designGroupSetId: id, type, ...asked }) => {
    const { sets, categories } = (await embeddedCatalogue()).photobooks
    if (id !== undefined && !sets.some((set) => set.id === id)) throw new NotOffered(`There is no set of designs ${id}.`)
    const unknown = asked.categoryIds?.find((wanted) => !categories.some((category) => category.id === wanted))
    if (unknown !== undefined) throw new NotOffered(`There is no style category ${unknown}.`)
    const wanted = id === undefined ? sets : sets.filter((set) => set.id === id)
    return {
      designGroupSets: selectSets(wanted, asked).map(({ files, ...set }) => ({
        ...set,
        pictures: Object.fromEntries(Object.entries(files).map(([ratio, file]) => [ratio, { src: `/f/${spaceId}/${file}`, focus: '' }])),
        priceFrom: photobookPriceFrom(type ? [type] : types, set.aspectRatios, market.country),
      })),
      categories,
    }
  }),
]
