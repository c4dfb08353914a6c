import { RefusedWrite } from '../database/refused-write.ts'

export interface FileKind {
  /** What browsers are told. */
  contentType: string
  /** What the bytes may be found to be. */
  sniffed: readonly string[]
}

/** The kinds of file an editor may upload, by the end of their name. */
const kinds: Record<string, FileKind> = {
  jpg: { contentType: 'image/jpeg', sniffed: ['image/jpeg'] },
  jpeg: { contentType: 'image/jpeg', sniffed: ['image/jpeg'] },
  png: { contentType: 'image/png', sniffed: ['image/png', 'image/apng'] },
  gif: { contentType: 'image/gif', sniffed: ['image/gif'] },
  webp: { contentType: 'image/webp', sniffed: ['image/webp'] },
  avif: { contentType: 'image/avif', sniffed: ['image/avif'] },
  svg: { contentType: 'image/svg+xml', sniffed: ['text'] },
  mp4: { contentType: 'video/mp4', sniffed: ['video/mp4', 'video/x-m4v'] },
  mov: { contentType: 'video/quicktime', sniffed: ['video/quicktime'] },
  webm: { contentType: 'video/webm', sniffed: ['video/webm', 'video/matroska'] },
  mp3: { contentType: 'audio/mpeg', sniffed: ['audio/mpeg'] },
  pdf: { contentType: 'application/pdf', sniffed: ['application/pdf'] },
  doc: { contentType: 'application/msword', sniffed: ['application/x-cfb'] },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    sniffed: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  },
  txt: { contentType: 'text/plain', sniffed: ['text'] },
  csv: { contentType: 'text/csv', sniffed: ['text'] },
  vtt: { contentType: 'text/vtt', sniffed: ['text', 'text/vtt'] },
}

/** Throws `RefusedWrite` when no such file may be uploaded. */
export function fileKind(name: string): FileKind {
  const kind = findKind(name)
  if (!kind) throw new RefusedWrite('filename', `"${name}" can't be uploaded; these can: ${Object.keys(kinds).join(', ')}.`)
  return kind
}

/** The header for a file of this name; bytes, where nobody could have uploaded such a file. */
export function contentTypeOf(name: string): string {
  const contentType = findKind(name)?.contentType ?? 'application/octet-stream'
  return contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType
}

function findKind(name: string): FileKind | undefined {
  const dot = name.lastIndexOf('.')
  const ending = name.slice(dot + 1).toLowerCase()
  return dot !== -1 && Object.hasOwn(kinds, ending) ? kinds[ending] : undefined
}
