import * as blocks from '../../../registry.ts'
import { languageProblems } from '../../../runtime/language-problems.ts'
import { createRegistry } from '../../../runtime/registry.ts'
import { headline } from '../../../tests/test-bloks.ts'
import { openStories, rootPage } from '../../../tests/test-stories.ts'
import { doDue } from './do-due.ts'

const registry = createRegistry(blocks)
export const titled = (title: string) => rootPage({ title, body: [headline(title)] })

/** A shop with one published page `anlass/a` whose text is „Alt“, and a release. */
export async function openRelease(fields: object = {}) {
  const studio = await openStories()
  const { create, folder, manage, store, studio: ask } = studio
  const anlass = await folder('anlass')
  const place = async (slug: string, title = 'Alt'): Promise<number> => {
    const { id } = await create(slug, { parent_id: anlass.id, content: titled(title) })
    await manage('GET', `stories/${id}/publish`)
    return id
  }
  const story = await place('a')
  const made = await manage('POST', 'releases', { release: { name: 'Advent', ...fields } })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  const { release } = made.body
  const put = (id: number, title: string, more: object = {}) =>
    manage('PUT', `stories/${id}`, { story: { content: titled(title) }, release_id: release.id, ...more })
  const read = async (id: number, query = '') => (await manage('GET', `stories/${id}${query}`)).body.story
  const deploy = (more: object = {}) => manage('PUT', `releases/${release.id}`, { do_release: true, ...more })
  const showRelease = async () => (await manage('GET', `releases/${release.id}`)).body.release
  const deliver = async (path: string) => JSON.parse((await ask(`/v2/cdn/${path}`)).text)
  const parts = {
    store,
    findProblems: async (json: string, languages: readonly string[]) => languageProblems(json, languages, registry),
    onError: (error: Error) => {
      throw error
    },
  }
  const at = (time: string) => doDue(parts, new Date(time))
  return { ...studio, anlass, place, story, release, put, read, deploy, showRelease, deliver, parts, at }
}
