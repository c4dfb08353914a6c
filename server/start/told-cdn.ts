import type { Cdn } from '../cdn/cdn.ts'
import { forgetMark, isDoneForOther, markDoneFor, resultFor } from '../content/build-marks.ts'
import type { ContentStore } from '../content/content-store.ts'
import { anyFile } from '../images/file-tags.ts'
import { anyContent, changeTags } from '../pages/change-tags.ts'

export interface ToldCdnOptions {
  cdn: Cdn
  /** Where it is told: another one has other copies, and was told nothing of what this one was. */
  address: string
  store: Pick<ContentStore, 'database' | 'version' | 'changesSince'>
  /** Of the pages (`openPagesOnDisk`): those of another one are old. */
  edition: string
  /** All changes of the content are in the store's log: none is missed while nobody listens. */
  isLogged: boolean
  onError(error: unknown): void
}

export interface ToldCdn extends Cdn {
  /** Has everything dropped that changed since the CDN was last told, which for another edition is everything. */
  catchUp(): Promise<void>
  /**
   * To be called when the last page has been sent. Has everything dropped where another edition has begun meanwhile, as it does where
   * several machines get a new build one after the other: what was sent after that one's start names scripts that are gone.
   */
  leave(): Promise<void>
}

/**
 * A CDN of which is kept up to which version of the content it was told what changed, once it has caught up: what a process
 * could not tell before its end, and what changed while none ran, is told by the next.
 */
export function toldCdn({ cdn, address, store, edition: ofPages, isLogged, onError }: ToldCdnOptions): ToldCdn {
  const edition = `${ofPages} ${address}`
  const telling = new Set<{ version: number }>()
  let latest = store.version
  let noted = 0
  let hasCaughtUp = false

  async function note(isBeginning = false) {
    const told = Math.min(latest, ...Array.from(telling, ({ version }) => version - 1))
    if (!hasCaughtUp || told <= noted) return
    noted = told
    // Nobody waits for a purge, and the database may have gone while the CDN was told.
    await write(told, isBeginning).catch(onError)
  }

  async function write(told: number, isBeginning: boolean) {
    // One that takes its place has begun: it notes from now on.
    if (!isBeginning && (await isDoneForOther(store.database, 'cdn', edition))) return
    await markDoneFor(store.database, 'cdn', edition, String(told))
  }

  /** `undefined`: nobody knows. */
  async function tagsSinceTold(): Promise<string[] | undefined> {
    const told = isLogged ? await resultFor(store.database, 'cdn', edition) : undefined
    if (told === undefined) return undefined
    const { from, changes: missed } = await store.changesSince(Number(told))
    return from > Number(told) ? undefined : missed.flatMap(({ changes }) => changes.flatMap(changeTags))
  }

  return {
    ...cdn,
    async purge(tags, version = store.version) {
      const told = { version }
      telling.add(told)
      latest = Math.max(latest, version)
      await cdn.purge(tags)
      telling.delete(told)
      await note()
    },
    async catchUp() {
      const tags = new Set((await tagsSinceTold()) ?? [anyContent, anyFile])
      if (tags.size > 0) await cdn.purge(tags)
      hasCaughtUp = true
      await note(true)
    },
    async leave() {
      if (!(await isDoneForOther(store.database, 'cdn', edition))) return
      // Where the CDN can't be told in time, the next start does.
      await forgetMark(store.database, 'cdn')
      hasCaughtUp = false
      await cdn.purge([anyContent, anyFile])
    },
  }
}
