import type { ContentChange } from '../server/content/content-change.ts'
import { openTestStudio } from './test-studio.ts'

/** A root blok that the page block can draw. */
export const rootPage = (fields: object = {}) => ({ _uid: 'root', component: 'page', title: 'Seite', body: [], ...fields })

/** A studio with ways to make stories and folders, and to hear of their changes. */
export async function openStories() {
  const studio = await openTestStudio()
  const heard: ContentChange[] = []
  studio.store.onChange((change) => heard.push(change))
  const create = async (slug: string, fields: object = {}) => {
    const story = { name: slug, slug, content: rootPage(), ...fields }
    const { status, body } = await studio.manage('POST', 'stories', { story })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.story
  }
  const folder = (slug: string, fields: object = {}) => create(slug, { is_folder: true, content: undefined, ...fields })
  const slugs = async (query: string) => {
    const { body } = await studio.manage('GET', `stories?${query}`)
    return body.stories?.map((story: { full_slug: string }) => story.full_slug) ?? body
  }
  /** What was told since the last time, in short. */
  const told = () => heard.splice(0).map((change) => ('fullSlug' in change ? `${change.action} ${change.fullSlug}` : change.action))
  return { ...studio, create, folder, slugs, told }
}
