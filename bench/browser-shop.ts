import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCommand } from '../tests/start-command.ts'

/** The built shop in a process of its own with a fresh data folder; answers the addresses of both brands. */
export async function startBuiltShop() {
  const folder = mkdtempSync(join(tmpdir(), 'anlass-bench-'))
  const child = spawn(process.execPath, startCommand.parameters, {
    env: { PATH: process.env.PATH, ...startCommand.environment, LOG_LEVEL: 'warn', DATA_DIR: folder, PORT: '0', STUDIO_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const addresses: string[] = []
  for await (const chunk of child.stdout) {
    addresses.push(...[...String(chunk).matchAll(/http:\/\/\S+:\d+/g)].map(([address]) => address))
    if (addresses.length >= 3) break
  }
  const [cards, posters] = addresses
  if (!cards || !posters) throw new Error('The shop ended at its start: run npm run build.')
  return {
    cards,
    posters,
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
