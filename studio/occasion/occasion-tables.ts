import type { StoryInList } from '../management/answers.ts'
import type { DatasourceInList, DatasourceRow } from '../management/datasource-calls.ts'
import type { ManagementClient } from '../management/management-client.ts'
import { occasionTag, templateSlugs } from '../templates/template-stories.ts'

/** A brand of the space that has templates of occasion pages, and the datasources they are filled from. */
export interface OccasionBrand {
  /** The slug of its folder. */
  slug: string
  name: string
  folderId: number
  templates: readonly StoryInList[]
}

/** What one brand's pages are filled with. */
export interface OccasionTables {
  occasions: readonly DatasourceRow[]
  kinds: readonly DatasourceRow[]
  designs: readonly DatasourceRow[]
  texts: readonly DatasourceRow[]
  tones: readonly { value: string; name: string }[]
}

const slugsOf = (brand: string) => ({
  occasions: `${brand}-anlaesse`,
  kinds: `${brand}-arten`,
  designs: `${brand}-designs`,
  texts: `${brand}-texte`,
})

/** The brands in which occasion pages can be made; none where the space has no such templates. */
export async function readBrands(client: ManagementClient): Promise<OccasionBrand[]> {
  const [folders, templates, datasources] = await Promise.all([
    client.allStories({ with_parent: 0, folder_only: true }),
    client.allStories({ by_slugs: templateSlugs, with_tag: occasionTag, story_only: true }),
    client.datasources(),
  ])
  return folders.flatMap(({ slug, name, id }) => {
    const own = templates.filter(({ full_slug }) => full_slug.startsWith(`${slug}/`))
    const hasTables = datasources.some((datasource) => datasource.slug === slugsOf(slug).occasions)
    return own.length > 0 && hasTables ? [{ slug, name, folderId: id, templates: own }] : []
  })
}

export async function readTables(client: ManagementClient, brand: string): Promise<OccasionTables> {
  const datasources = await client.datasources()
  const find = (slug: string): DatasourceInList | undefined => datasources.find((datasource) => datasource.slug === slug)
  const rowsOf = async (slug: string) => {
    const datasource = find(slug)
    return datasource ? client.datasourceRows(datasource) : []
  }
  const slugs = slugsOf(brand)
  const [occasions, kinds, designs, texts] = await Promise.all([slugs.occasions, slugs.kinds, slugs.designs, slugs.texts].map(rowsOf))
  return {
    occasions: occasions ?? [],
    kinds: kinds ?? [],
    designs: designs ?? [],
    texts: texts ?? [],
    // `herzlich de-ch` says how Switzerland spells a tone, and is none.
    tones: (find(slugs.texts)?.dimensions ?? [])
      .filter(({ entry_value }) => !entry_value.includes(' '))
      .map(({ entry_value, name }) => ({ value: entry_value, name })),
  }
}

const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** What an occasion is offered in, in its own order; everything where it does not say. */
export function kindsFor(occasion: DatasourceRow, { kinds }: OccasionTables): DatasourceRow[] {
  const wanted = listed(occasion.said.arten)
  return wanted.length === 0 ? [...kinds] : wanted.flatMap((value) => kinds.find((kind) => kind.value === value) ?? [])
}

export function tonesFor(occasion: DatasourceRow, { tones }: OccasionTables): OccasionTables['tones'] {
  const wanted = listed(occasion.said.toene)
  return wanted.length === 0 ? tones : wanted.flatMap((value) => tones.find((tone) => tone.value === value) ?? [])
}

const mostDesigns = 8

/** The occasion's own designs, and those that suit every occasion. */
export function designsFor(occasion: DatasourceRow, { designs }: OccasionTables): DatasourceRow[] {
  return designs.filter(({ said }) => !said.anlass || listed(said.anlass).includes(occasion.value)).slice(0, mostDesigns)
}

/** The template that the occasion names, else the brand's first. */
export function templateFor(occasion: DatasourceRow, { templates }: OccasionBrand): StoryInList | undefined {
  return templates.find(({ slug }) => slug === occasion.said.vorlage) ?? templates[0]
}
