import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContentStore } from '../server/content/content-store.ts'
import { createStory, publishStory, saveDraft } from '../server/content/story-writing.ts'
import { openDatabase } from '../server/database/open-database.ts'
import type { Row } from './row.ts'
import { pageOfBlocks } from './stories.ts'

const stories = 100_000
const blocks = 10
/** So many have a draft that differs from what is published: both texts are checked then. */
const editedEvery = 10

/** `npm run content check` among many stories, from the start of its process to its end. */
export async function contentCheck(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-bench-'))
  try {
    await fill(folder)
    const start = performance.now()
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/content-command.ts', 'check'], {
      env: { ...process.env, DATA_DIR: folder },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const seconds = (performance.now() - start) / 1000
    return [{ measure: `content check, ${stories} stories of ${blocks} blocks`, ours: seconds, unit: 's', target: { atMost: 60 } }]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function fill(folder: string): Promise<void> {
  const database = await openDatabase({ file: join(folder, 'anlass.sqlite') })
  const store = await openContentStore(database, { id: 1, name: 'Anlass', domain: 'http://localhost/', languages: ['de-at', 'de-ch'] })
  for (let from = 0; from < stories; from += 1_000) {
    await store.transaction(
      async (writing) => {
        for (let index = from; index < from + 1_000; index++) {
          const slug = `story-${index}`
          const id = await createStory(writing, { name: slug, slug, content: pageOfBlocks(blocks, slug) })
          await publishStory(writing, id)
          if (index % editedEvery === 0) await saveDraft(writing, id, { content: pageOfBlocks(blocks, `${slug} edited`) })
        }
      },
      { isSeeding: true },
    )
  }
  await database.close()
}
