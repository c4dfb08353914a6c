import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Logger } from 'pino'
import { z } from 'zod'
import { flagServiceDefaults } from '../../schemas/flags/flag-service-defaults.ts'

/** What a client knew of its flags when it last heard of them. */
export interface KeptFlags {
  /** As the vendor's client has it; `undefined` where nothing is kept of this service, or for longer than it is good (R9.12). */
  read(service: string): object | undefined
  write(service: string, plan: object): void
}

const Kept = z.object({ service: z.string(), kept_at: z.number(), plan: z.looseObject({ splitChanges: z.looseObject({}) }) })

const msOfLife = flagServiceDefaults.cacheDays * 24 * 3_600 * 1_000

/** In a file: a process that starts while the service is away goes on with the flags that the one before it knew. */
export function keptFlags(file: string, log: Pick<Logger, 'warn'>): KeptFlags {
  return {
    read(service) {
      try {
        const { data } = Kept.safeParse(JSON.parse(readFileSync(file, 'utf8')))
        const isGood = data?.service === nameOf(service) && Date.now() - data.kept_at < msOfLife
        return isGood ? data.plan : undefined
      } catch {
        return undefined
      }
    },
    write(service, plan) {
      const written = `${file}.${process.pid}`
      try {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(written, JSON.stringify({ service: nameOf(service), kept_at: Date.now(), plan }))
        // Of several processes each finds it whole.
        renameSync(written, file)
      } catch (err) {
        log.warn({ err }, 'the flags could not be kept for the next start')
      }
    },
  }
}

/** It has a key in it. */
const nameOf = (service: string) => createHash('sha256').update(service).digest('hex')
