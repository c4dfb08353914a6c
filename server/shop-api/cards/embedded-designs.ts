import type { Catalogue } from '../../../content/catalogue/catalogue.ts'
import type { Design } from '../../../schemas/cards/design.ts'
import type { Channel } from '../../../schemas/channel.ts'
import { loadedOnce } from '../../loaded-once.ts'
import type { FilterNames } from './select-designs.ts'

interface EmbeddedDesigns {
  designs: Design[]
  filterNames: FilterNames
}

/** The designs the shop ships with, for a channel. Their pictures are files of the content in this space. */
export async function embeddedDesigns(channel: Channel, spaceId: number): Promise<EmbeddedDesigns> {
  const { filterNames, designs } = await embeddedCatalogue()
  return {
    filterNames,
    designs: designs
      .filter((design) => design.channel === channel)
      .map(({ key: _, file, ...design }) => ({ ...design, picture: { src: `/f/${spaceId}/${file}`, focus: '' } })),
  }
}

/** All that the shop draws and names. Not read at the start: of a page that was made before nobody asks what is on it. */
export const embeddedCatalogue = loadedOnce(async () => {
  const { default: catalogue } = await import('../../../content/catalogue/catalogue.json', { with: { type: 'json' } })
  // Written from that type; what is read is only text and numbers to the compiler.
  return catalogue as unknown as Catalogue
})
