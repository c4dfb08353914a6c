import pino, { type Logger } from 'pino'
import type { Settings } from './settings.ts'

/** Structured logs, one JSON object a line. Tokens never get into one, in whatever field they stand. */
export function createLog({ logLevel }: Pick<Settings, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    redact: { paths: ['token', '*.token', 'authorization', '*.authorization', 'cookie', '*.cookie'], censor: '[secret]' },
  })
}

/** An address without what may be secret in it. */
export function withoutSecrets(address: string): string {
  return address.replace(/([?&](?:token|_anlass_preview|_storyblok_tk(?:\[|%5B)token(?:\]|%5D))=)[^&#]*/gi, '$1[secret]')
}
