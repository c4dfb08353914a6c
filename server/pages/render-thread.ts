/** The thread that makes pages: the registry, the content and the build's assets are here, and nothing that listens. */
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { openContent } from '../content/open-content.ts'
import { renderFigures } from '../counted-figures.ts'
import { longestQuery, openDatabaseOf } from '../database/open-database.ts'
import { createLog } from '../log.ts'
import { readSettings } from '../settings/read-settings.ts'
import { answerCalls, eventVerbs } from '../threads/thread-calls.ts'
import { startTracing } from '../traces/start-tracing.ts'
import { builtAssets } from './built-assets.ts'
import { keepPagesYoung } from './keep-pages-young.ts'
import { localRenderer } from './local-renderer.ts'
import type { FinishedPage } from './renderer.ts'

if (!parentPort) throw new Error('This file is a thread of the server: start main.mjs.')
keepPagesYoung()
answerCalls(parentPort, openRenderer(parentPort), bytesOf)

/** Of a finished page: to copy them would take a fifth of a millisecond. */
function bytesOf(result: unknown): ArrayBuffer[] {
  const { body } = (result ?? {}) as Partial<FinishedPage>
  return body ? [body.identity.buffer, body.br.buffer] : []
}

async function openRenderer(port: NonNullable<typeof parentPort>) {
  const settings = readSettings(process.env)
  const log = createLog(settings)
  await startTracing(settings, log)
  const database = await openDatabaseOf(settings, { longestQuery }).catch((error) => {
    log.error({ err: error }, 'the thread that makes pages can’t open the database')
    throw error
  })
  const parts = { settings, log, content: openContent(settings, database, log), metrics: eventVerbs(port, renderFigures) }
  const renderer = localRenderer(parts, builtAssets(join(import.meta.dirname, '..')))
  return { ...renderer }
}
