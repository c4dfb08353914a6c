import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Logger } from 'pino'
import { throttledReport } from '../throttled-report.ts'

/** What stays for files, pictures and other machines, of all that the process may have open. */
const mostKept = 128

/** Of what is left: in the studio are a few people, and however many open it, the shop keeps its own. */
const shares = { shop: 3 / 4, studio: 1 / 4 }

/**
 * Refuses connections before the system would: it closes them without a word, and then no file that a page is made of can be opened
 * either. `files` is how many files and connections the process may have open.
 */
export function limitConnections(server: Server, program: keyof typeof shares, log: Logger, files = mostOpenFiles()): void {
  if (files === undefined) return
  server.maxConnections = Math.ceil((files - Math.min(mostKept, Math.floor(files * 0.75))) * shares[program])
  const report = throttledReport((sentence, times) => log.error({ program, files, connections: server.maxConnections, times }, sentence))
  server.on('drop', () =>
    report('connections are refused: the process may have no more files open, so allow more with ulimit -n, or LimitNOFILE of systemd', {}),
  )
}

/** Node has raised what is asked of the system to what it allows. Only Linux tells. */
function mostOpenFiles(): number | undefined {
  try {
    const [, files] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return files === undefined ? undefined : Number(files)
  } catch {
    return undefined
  }
}
