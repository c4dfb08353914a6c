import { createHash } from 'node:crypto'
import type { SQLOutputValue } from 'node:sqlite'
import { z } from 'zod'
import type { Bytes } from './compressed-text.ts'
import { asBuffer, gzipLater, type KeptPage, type PreparedAnswer } from './kept-page.ts'

/** A page, and which state of the shop it shows. */
export interface StoredPage {
  page: KeptPage
  /** Of the content, see `ContentHistory`. */
  version: number
  /** The build and the settings it was made with: with others it is the last good page at best. */
  edition: string
  /** Milliseconds since 1970. */
  madeAt: number
}

const Answer = z.object({ status: z.number(), headers: z.record(z.string(), z.string()) })
const Page = z.object({
  status: z.number(),
  hash: z.string(),
  reads: z.array(z.string()),
  flags: z.array(z.string()).default([]),
  lifeMs: z.number().optional(),
  bytes: z.number(),
  isBest: z.boolean().default(false),
  answers: z.object({ identity: Answer, br: Answer }),
  /** Of both bodies: a page that is damaged on disk is none. Earlier builds kept none. */
  sum: z.string().optional(),
})

/** What of a page is JSON in its row. */
export function withoutBodies({ status, hash, reads, flags, lifeMs, bytes, isBest, answers }: KeptPage): z.input<typeof Page> {
  const head = ({ status, headers }: PreparedAnswer) => ({ status, headers })
  const { identity, br } = answers
  const sum = sumOf(identity.body, br.body)
  return {
    status,
    hash,
    reads: [...reads],
    flags: [...flags],
    lifeMs,
    bytes,
    isBest,
    answers: { identity: head(identity), br: head(br) },
    sum,
  }
}

function sumOf(...bodies: (Uint8Array | null)[]): string {
  const sum = createHash('sha1')
  for (const body of bodies) if (body) sum.update(body)
  return sum.digest('base64url')
}

/** The page of this key as its row in the file of pages has it. Throws when the row is damaged. */
export function fromRow(key: string, row: Record<string, SQLOutputValue>): StoredPage {
  const { answers, sum, ...page } = Page.parse(JSON.parse(String(row.page)))
  const identity = { ...answers.identity, body: bytesOf(row.identity) }
  const br = { ...answers.br, body: bytesOf(row.br) }
  if (sum !== undefined && sum !== sumOf(identity.body, br.body)) throw new Error(`The page "${key}" is damaged on disk; it is made again.`)
  return {
    edition: String(row.edition),
    version: Number(row.version),
    madeAt: Number(row.made_at),
    page: {
      ...page,
      isKept: true,
      answers: { identity, br },
      gzipAnswer: gzipLater(identity, page.hash),
    },
  }
}

function bytesOf(value: SQLOutputValue | undefined): Bytes {
  if (value instanceof Uint8Array) return asBuffer(value)
  throw new Error('A page on disk has no body.')
}
