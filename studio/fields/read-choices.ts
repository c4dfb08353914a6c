import * as z from 'zod/mini'
import type { ManagementClient } from '../management/management-client.ts'
import type { ModelField } from '../model/component-model.ts'

export interface Choice {
  name: string
  value: string
}

type ChoiceField = Pick<ModelField, 'source'> & Record<string, unknown>
type ChoiceClient = Pick<ManagementClient, 'datasourceEntries' | 'allStories'>

const External = z.array(z.looseObject({ name: z.string(), value: z.union([z.string(), z.number()]) }))
/** A service that says nothing for so long, in milliseconds, will not. */
const patienceMs = 5_000

/**
 * What an option field offers beside what its schema lists: the entries of a datasource, stories, or the list that another service
 * answers as JSON (`[{ "name", "value" }]`). Rejects when it can't be read.
 */
export async function readChoices(client: ChoiceClient, field: ChoiceField): Promise<Choice[]> {
  switch (field.source) {
    case 'internal':
      return typeof field.datasource_slug === 'string' ? client.datasourceEntries(field.datasource_slug) : []
    case 'internal_stories':
      return storiesOf(client, field)
    case 'external':
      return typeof field.external_datasource === 'string' ? external(field.external_datasource) : []
    default:
      return []
  }
}

/** Where the choices are read from, for people: an address, a datasource, or a folder. */
export const sourceOfChoices = ({ source, external_datasource, datasource_slug, folder_slug }: ChoiceField): string =>
  String(source === 'external' ? external_datasource : source === 'internal' ? datasource_slug : (folder_slug ?? '/'))

async function storiesOf(client: ChoiceClient, { folder_slug: folder, filter_content_type: types }: ChoiceField): Promise<Choice[]> {
  const startsWith = typeof folder === 'string' ? { starts_with: folder.replace(/^\{0\}\//, '') } : {}
  const stories = await client.allStories({ story_only: true, ...startsWith })
  return stories
    .filter(({ content_type }) => !Array.isArray(types) || types.length === 0 || types.includes(content_type ?? ''))
    .map(({ name, full_slug, uuid }) => ({ name: `${name} (${full_slug})`, value: uuid }))
}

async function external(address: string): Promise<Choice[]> {
  const answer = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(patienceMs) })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return External.parse(await answer.json()).map(({ name, value }) => ({ name, value: String(value) }))
}
