import type { TestProject } from 'vitest/node'
import { openPostgres } from '../server/database/open-postgres.ts'
import { makeTemplate, type Template } from './postgres-databases.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server to open databases on, in the run of the tests that tries everything on PostgreSQL too. */
    postgres?: { url: string; template: Template }
  }
}

let stop: (() => Promise<void>) | undefined

export async function setup(project: TestProject) {
  const { url, stop: end } = await startPostgres()
  stop = end
  const template = await makeTemplate(url, 'with_tables', async (empty) => (await openPostgres({ url: empty })).close())
  project.provide('postgres', { url, template })
}

export const teardown = () => stop?.()
