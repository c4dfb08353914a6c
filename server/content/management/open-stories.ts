import { randomUUID } from 'node:crypto'
import type { ManagementParts } from './environment.ts'

/** Who has not been heard of for so long has gone without a word. */
const goneMs = 30_000

export interface StoryEvents {
  editors: { id: number; name: string }[]
  version: { current_version_id: number | null }
  /** It was put into the trash; a `version` follows when it is back. */
  gone: Record<string, never>
  /** Nothing is new; the line is there. */
  ping: Record<string, never>
}

export interface Opening {
  storyId: number
  /** Where its text in a release is open. */
  releaseId: number | undefined
  personId: number
  send<Name extends keyof StoryEvents>(event: Name, data: StoryEvents[Name]): Promise<void>
}

export interface OpenStory extends Opening {
  /** In the database, where all processes see it. */
  row: string
  /** What was sent last, by event. */
  sent: Map<string, string>
  looking: Promise<void>
}

/** The stories that are open in the studio, at this process, and what is told of them: who else has them open, and their newest versions. */
export function openStories({ store, stopping, onError }: Pick<ManagementParts, 'store' | 'stopping' | 'onError'>) {
  const { database } = store
  const { kysely } = database
  const opened = new Set<OpenStory>()

  /** Sends what is new. Looks follow each other, so that the last thing sent is the newest. */
  const look = (each: OpenStory) => {
    each.looking = each.looking.then(() => tell(each)).catch(onError)
    return each.looking
  }
  const lookAll = (storyId?: number) => {
    for (const each of opened) if (storyId === undefined || each.storyId === storyId) void look(each)
  }

  async function tell({ storyId, releaseId, sent, send }: OpenStory): Promise<void> {
    const sendNew = async <Name extends keyof StoryEvents>(event: Name, data: StoryEvents[Name]) => {
      const text = JSON.stringify(data)
      if (sent.get(event) === text) return
      sent.set(event, text)
      await send(event, data)
    }
    const since = new Date(Date.now() - goneMs).toISOString()
    const editors = await kysely
      .selectFrom('story_editors as editor')
      .innerJoin('people as person', 'person.id', 'editor.person_id')
      .select(['person.id', 'person.name'])
      .distinct()
      .where('editor.story_id', '=', storyId)
      .where('editor.release_id', releaseId === undefined ? 'is' : '=', releaseId ?? null)
      .where('editor.seen_at', '>', since)
      .orderBy('person.id')
      .execute()
    await sendNew('editors', editors)
    const version = await newestVersion(storyId, releaseId)
    if (version !== undefined) {
      sent.delete('gone')
      await sendNew('version', { current_version_id: version })
    } else if (releaseId === undefined) {
      sent.delete('version')
      await sendNew('gone', {})
    }
  }

  /** `null` where nobody has written it yet; `undefined` where it is not there. */
  async function newestVersion(storyId: number, releaseId: number | undefined): Promise<number | null | undefined> {
    if (releaseId === undefined) {
      const story = await kysely.selectFrom('stories').select('version_id').where('id', '=', storyId).executeTakeFirst()
      return story?.version_id
    }
    const members = kysely.selectFrom('release_stories').select('text_version_id').where('story_id', '=', storyId)
    return (await members.where('release_id', '=', releaseId).executeTakeFirst())?.text_version_id
  }

  const stopListening = store.onChange((change) => 'fullSlug' in change && lookAll(change.id))
  const stopWatching = database.onForeignWrite(() => lookAll())
  stopping.addEventListener('abort', () => {
    stopListening()
    stopWatching()
  })

  return {
    async enter(opening: Opening): Promise<OpenStory> {
      const { storyId, releaseId = null, personId } = opening
      const each: OpenStory = { ...opening, row: randomUUID(), sent: new Map(), looking: Promise.resolve() }
      const row = { id: each.row, story_id: storyId, release_id: releaseId, person_id: personId, seen_at: new Date().toISOString() }
      await kysely.insertInto('story_editors').values(row).execute()
      opened.add(each)
      lookAll(storyId)
      return each
    },
    async leave(each: OpenStory): Promise<void> {
      opened.delete(each)
      await kysely.deleteFrom('story_editors').where('id', '=', each.row).execute()
      lookAll(each.storyId)
    },
    /** Says that all who are here still are, and forgets those of processes that ended. */
    async stillThere(): Promise<void> {
      if (opened.size === 0) return
      const now = Date.now()
      const seen_at = new Date(now).toISOString()
      const rows = [...opened].map(({ row }) => row)
      await kysely.updateTable('story_editors').set({ seen_at }).where('id', 'in', rows).execute()
      const gone = new Date(now - goneMs).toISOString()
      await kysely.deleteFrom('story_editors').where('seen_at', '<', gone).execute()
      for (const each of opened) await each.send('ping', {})
      lookAll()
    },
  }
}
