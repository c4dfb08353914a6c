/**
 * Names of stories that can be computed before the stories exist, so that seeded content can link
 * to seeded content. An editor who moves such a story keeps its uuid.
 */
import { createHash } from 'node:crypto'

/** The uuid that seeding gives the story of this full slug, with or without the `/` of a start page. */
export function storyUuid(fullSlug: string): string {
  return uuidOf(`story:${fullSlug.replace(/\/$/, '')}`)
}

/** The uuid that seeding gives a folder. */
export function folderUuid(fullSlug: string): string {
  return uuidOf(`folder:${fullSlug}`)
}

/** The id that an asset of this file name gets, and that asset fields in the content name it by. */
export function assetId(filename: string): number {
  return numericId(`asset:${filename}`)
}

/** A number for a thing that is known by its name: 47 bits, so that JavaScript clients can count on it. */
export function numericId(name: string): number {
  return createHash('sha1').update(name).digest().readUIntBE(0, 6) % 2 ** 47
}

/** In the form of a version 5 uuid: same name, same uuid. */
function uuidOf(name: string): string {
  const hash = createHash('sha1').update(`anlass:${name}`).digest().subarray(0, 16)
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
