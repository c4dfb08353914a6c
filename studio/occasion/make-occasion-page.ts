import { bloksIn } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import { assetFromLibrary, nameOfFile } from '../fields/asset/asset-value.ts'
import { fieldProblems } from '../form/field-problems.ts'
import type { ManagementClient } from '../management/management-client.ts'
import type { Words } from '../messages/german.ts'
import { type Model, titleOf } from '../model/component-model.ts'
import { copyBlok } from '../model/new-blok.ts'
import { type Facts, type Filled, fillTemplate } from '../templates/fill-template.ts'

export interface PageParts {
  client: Pick<ManagementClient, 'story' | 'assets' | 'stories'>
  model: Model
}

export interface MadePage {
  content: RawBlok
  /** Full slugs of pages the template leads to that the space does not have. */
  missingPages: string[]
  missingFiles: string[]
  /** Between braces, and nobody knows what it stands for. */
  unknown: string[]
}

/** The content of a page, made of a template of the space. */
export async function makePage(
  { client, model }: PageParts,
  templateId: number,
  facts: Readonly<Record<string, Facts>>,
  fields: Record<string, unknown> = {},
): Promise<MadePage> {
  const { content: template } = await client.story(templateId)
  const isTranslatable = (component: string, field: string) =>
    model.find(component)?.fields.some(({ name, translatable }) => name === field && translatable === true) ?? false
  const fill = (files: Map<string, object>, stories: Awaited<ReturnType<typeof findStories>>): Filled =>
    fillTemplate({ ...template, ...fields }, { facts, isTranslatable, files, stories })

  const { files: wantedFiles, slugs } = fill(new Map(), new Map())
  const [files, stories] = await Promise.all([findFiles(client, [...wantedFiles]), findStories(client, [...slugs])])
  const { content, unknown } = fill(files, stories)
  return {
    content: copyBlok(content),
    missingPages: [...slugs].filter((slug) => !stories.has(slug)),
    missingFiles: [...wantedFiles].filter((address) => !files.has(address)),
    unknown: [...unknown],
  }
}

/** What the library knows of files, as a field holds it. */
async function findFiles(client: PageParts['client'], addresses: readonly string[]): Promise<Map<string, object>> {
  const found = await Promise.all(
    addresses.map(async (address) => {
      if (!address.includes('/')) return []
      const { items } = await client.assets({ search: nameOfFile(address) })
      const asset = items.find(({ filename }) => filename.endsWith(address))
      return asset ? [[address, assetFromLibrary(asset)] as const] : []
    }),
  )
  return new Map(found.flat())
}

async function findStories(client: PageParts['client'], slugs: readonly string[]) {
  if (slugs.length === 0) return new Map<string, { uuid: string; full_slug: string }>()
  const { items } = await client.stories({ by_slugs: slugs.join(), per_page: 100, story_only: true })
  return new Map(items.map((story) => [story.full_slug.replace(/\/$/, ''), story]))
}

/** What the page's form would object to, in words: the field, then what is wrong with it. */
export function problemsOf(content: RawBlok, model: Model, words: Words): string[] {
  return [...bloksIn(content)].flatMap((blok) =>
    (model.find(blok.component)?.fields ?? []).flatMap((field) =>
      fieldProblems(field, blok[field.name], words).map((problem) => `${placeOf(blok, model)}: ${field.label} ${problem}`),
    ),
  )
}

function placeOf(blok: RawBlok, model: Model): string {
  const title = titleOf(blok, model)
  return title ? `${model.labelOf(blok.component)} „${title}“` : model.labelOf(blok.component)
}
