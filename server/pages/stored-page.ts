import { createHash } from 'node:crypto'
import type { SQLOutputValue } from 'node:sqlite'
import { z } from 'zod'
import { isPageTag } from './change-tags.ts'
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
})

const sumLength = 27

/** A page as its row: `page` is a sum of all of the row, and behind it what is no column of its own. */
export function toRow(key: string, { page: kept, edition, version, madeAt }: StoredPage) {
  const { status, hash, reads, flags, lifeMs, bytes, isBest, answers } = kept
  const head = ({ status, headers }: PreparedAnswer) => ({ status, headers })
  const bodies = { identity: answers.identity.body ?? noBytes, br: answers.br.body ?? noBytes }
  const page: z.input<typeof Page> = {
    ...{ status, hash, reads: [...reads], flags: [...flags], lifeMs, bytes, isBest },
    answers: { identity: head(answers.identity), br: head(answers.br) },
  }
  const text = JSON.stringify(page)
  const row = { key, edition, version, made_at: madeAt, bytes, ...bodies, page_tag: reads.find(isPageTag) ?? null }
  return { ...row, page: sumOf(row, text) + text }
}

const noBytes = new Uint8Array()

/** A bit that falls over on the disk must not put one page in the place of another, nor keep one that was withdrawn. */
function sumOf({ key, edition, version, made_at, page_tag, identity, br }: Record<string, SQLOutputValue>, text: string): string {
  const sum = createHash('sha1').update(JSON.stringify([key, edition, version, made_at, page_tag, text]))
  for (const body of [identity, br]) sum.update(bytesOf(body))
  return sum.digest('base64url')
}

/** The page of this key as its row in the file of pages has it. Throws when the row is damaged. */
export function fromRow(key: string, row: Record<string, SQLOutputValue>): StoredPage {
  const [sum, text] = [String(row.page).slice(0, sumLength), String(row.page).slice(sumLength)]
  if (row.key !== key || sum !== sumOf(row, text)) throw new Error(`The page "${key}" is damaged on disk; it is made again.`)
  const { answers, ...page } = Page.parse(JSON.parse(text))
  const identity = { ...answers.identity, body: bytesOf(row.identity) }
  const br = { ...answers.br, body: bytesOf(row.br) }
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
