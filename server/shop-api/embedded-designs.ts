import type { Catalogue } from '../../content/catalogue/catalogue.ts'
import { madeOnce } from '../../runtime/made-once.ts'
import type { Design } from '../../schemas/design.ts'
import type { FilterNames } from './select-designs.ts'
import type { Market } from './shop-api.ts'
import { swissSpelling } from './swiss-spelling.ts'

interface EmbeddedDesigns {
  designs: Design[]
  filterNames: FilterNames
}

/** The designs the shop ships with, as a market reads them. Their pictures are files of the content in this space. */
export async function embeddedDesigns({ channel, locale }: Pick<Market, 'channel' | 'locale'>, spaceId: number): Promise<EmbeddedDesigns> {
  const { filterNames, designs } = await embeddedCatalogue(locale)
  return {
    filterNames,
    designs: designs
      .filter((design) => design.channel === channel)
      .map(({ key: _, file, ...design }) => ({ ...design, picture: { src: `/f/${spaceId}/${file}`, focus: '' } })),
  }
}

/** All that the shop draws and names, as it is read there. */
export const embeddedCatalogue = (locale: Market['locale']): Promise<Catalogue> => (locale === 'de-CH' ? swissCatalogue : germanCatalogue)()

// Not at the start: of a page that was made before nobody asks what is on it.
const germanCatalogue = madeOnce(async () => {
  const { default: catalogue } = await import('../../content/catalogue/catalogue.json', { with: { type: 'json' } })
  // Written from that type; what is read is only text and numbers to the compiler.
  return catalogue as unknown as Catalogue
})

const swissCatalogue = madeOnce(async () => swissSpelling(await germanCatalogue()))
