/** The built product in a process of its own, with its database open in this process too. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openContentStore } from '../server/content/content-store.ts'
import { publish } from '../server/content/test-content.ts'
import { openDatabase } from '../server/database/open-database.ts'
import { startProcess } from './running-process.ts'
import { copySeededFolder } from './seeded-folder.ts'

const spaceAt = (shop: string) => ({
  id: 1,
  name: 'Anlass',
  domain: `${shop}/`,
  languages: ['de-at', 'de-ch'],
})

/** A machine that is busy with other tests is no reason to give up a page. */
export const patience = { PAGE_PATIENCE_MS: '20000' }

/** Its data folder has been seeded before, but where the environment names another. The folder goes when the shop is stopped. */
export async function startShop(environment: Record<string, string> = {}, parameters: string[] = []) {
  const folder = environment.DATA_DIR ?? (await copySeededFolder())
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  const started = await startProcess({ ...environment, DATA_DIR: folder }, parameters).catch(async (error) => {
    if (!environment.DATA_DIR) await removeFolder()
    throw error
  })
  const database = await openDatabase({ file: join(folder, 'anlass.sqlite') })
  const store = await openContentStore(database, spaceAt(`http://localhost:${environment.PORT ?? 3000}`))

  /** In the place of what an earlier try of the same test left there (decision 21). Answers the id. */
  async function publishPage(fullSlug: string, fields: object): Promise<number> {
    const left = await database.kysely.selectFrom('stories').select('id').where('full_slug', '=', fullSlug).executeTakeFirst()
    if (left) await store.deleteStory(left.id)
    return publish(store, fullSlug, { fields: { title: 'Seite', body: [], ...fields } })
  }

  return {
    ...started,
    store,
    publishPage,
    async stop() {
      await database.close()
      await started.end()
      await removeFolder()
    },
  }
}
