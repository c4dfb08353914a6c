import pino, { type Logger } from 'pino'
import { previewParameter } from '../runtime/preview-parameter.ts'
import { customerCodeQueries } from '../schemas/customer.ts'
import { codeQueries } from '../schemas/newsletter.ts'
import type { Settings } from './settings/settings.ts'

/** Of lines that nobody takes, these many bytes wait. */
const mostWaiting = 1_000_000
const msToTryAgain = 250

/** Structured logs, one JSON object a line. Tokens never get into one, in whatever field they stand. */
export function createLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  return pino(
    {
      level: logLevel,
      redact: { paths: ['token', '*.token', 'authorization', '*.authorization', 'cookie', '*.cookie'], censor: '[secret]' },
    },
    linesOut(),
  )
}

/** Standard output. Left to pino, a full disk, a terminal that was closed or a reader that stalls would hold the whole process for good. */
function linesOut() {
  // Once Node has opened a pipe as a stream, one that is full says so, in place of waiting.
  void process.stdout
  const lines = pino.destination({ sync: true, minLength: 1, maxLength: mostWaiting, retryEAGAIN: () => false })
  let isWaiting = false
  const tryAgain = () => {
    isWaiting = false
    lines.flush()
  }
  // With as many waiting as may wait, no further line would try.
  lines.on('error', () => {
    if (!isWaiting) setTimeout(tryAgain, msToTryAgain).unref()
    isWaiting = true
  })
  return lines
}

/** Parameters that open something to whoever has them, in small letters. */
const secretParameters = new Set([
  'token',
  'access_token',
  'accesstoken',
  'authorization',
  'signature',
  '_storyblok_tk[token]',
  previewParameter,
  // Of a voucher, and of who leaves the newsletter.
  'code',
  ...Object.values<string>(codeQueries),
  ...Object.values<string>(customerCodeQueries),
])

/** An address without what may be secret in it, however its parameters are written. Who writes a whole one may write a name and a password. */
export function withoutSecrets(address: string): string {
  return address
    .replace(/^(https?:\/\/)[^/?#]*@/, '$1[secret]@')
    .replace(/([?&])([^?=&#]*)=[^&#]*/g, (whole, sign, name) =>
      secretParameters.has(readable(name).toLowerCase()) ? `${sign}${name}=[secret]` : whole,
    )
}

/** As it is read from an address. */
const readable = (name: string) => new URLSearchParams(`${name}=`).keys().next().value ?? name
