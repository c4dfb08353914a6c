/** Ada and Bo, who have the same story of two headlines open, each at a desk of their own. */
import { findBlok } from '../runtime/edits/find-blok.ts'
import type { RawBlok } from '../schemas/blok.ts'
import type { StorySession } from '../studio/editing/story-session.ts'
import { openDesks } from './test-desk.ts'
import { rootPage } from './test-stories.ts'

export async function openSharedStory() {
  const desks = await openDesks()
  const ada = await desks.desk('Ada')
  const bo = await desks.desk('Bo')
  const { id }: { id: number } = await desks.create('home', { content: rootPage({ body: [text('a', 'Eins'), text('b', 'Zwei')] }) })
  const mine = await ada.open(id)
  const theirs = await bo.open(id)
  ada.sent()
  /** The words that the content service has of a blok. */
  const onServer = async (uid: string) => findBlok((await desks.onServer(id)).content, uid)?.blok.headline
  return { desks, ada, bo, id, mine, theirs, onServer }
}

export type SharedStory = Awaited<ReturnType<typeof openSharedStory>>

export const text = (uid: string, words: string): RawBlok => ({ _uid: uid, component: 'page_headline', headline: words })
export const inBody = (after?: string) => ({ parent: 'root', field: 'body', after })

export const words = (session: StorySession, uid: string) => findBlok(session.state().content, uid)?.blok.headline
export const type = (session: StorySession, uid: string, value: string) => session.setField(uid, 'headline', value, words(session, uid))
/** The uids of the page's bloks in their order. */
export const bodyOf = ({ body }: Record<string, unknown>) => (body as RawBlok[]).map(({ _uid }) => _uid).join(' ')
export const notices = (session: StorySession) => session.state().notices.map((notice) => notice.type)
