import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server to open databases on, in the run of the tests that tries everything on PostgreSQL too. */
    postgresUrl?: string
  }
}

let stop: (() => Promise<void>) | undefined

export async function setup(project: TestProject) {
  const server = await startPostgres()
  stop = server.stop
  project.provide('postgresUrl', server.url)
}

export const teardown = () => stop?.()
