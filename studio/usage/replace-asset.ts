import { mapObjects } from '../../runtime/map-objects.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import { assetFromLibrary, readAsset, storedAddress } from '../fields/asset/asset-value.ts'
import type { Asset } from '../management/answers.ts'
import { pathOfFile } from './usage.ts'

export interface ReplacedAsset {
  /** The very content where nothing was replaced. */
  content: RawBlok
  /** In how many places. */
  count: number
}

type JsonObject = Record<string, unknown>

/**
 * Puts a file of the library into the place of another wherever a text has it, in every language: in fields for files, as a
 * picture in formatted text, and where its address stands alone or in a text. What is said about it, and its focal point, are
 * the new file's: what the story said was about the old one.
 *
 * `origin` is the studio's own, whose files stand in texts without it.
 */
export function replaceAsset(content: RawBlok, filename: string, by: Asset, origin: string): ReplacedAsset {
  const path = pathOfFile(filename)
  const address = storedAddress(by.filename, origin)
  // What stands before the path is its host; a longer name behind it is another file's.
  const written = new RegExp(`(?:(?:https?:)?//[^/\\s"'()<>]+)?${escaped(path)}(?![\\w-])`, 'gi')
  let count = 0

  const replaceText = (text: string): string =>
    text.includes(path)
      ? text.replace(written, () => {
          count += 1
          return address
        })
      : text
  const replaceValue = (value: unknown): unknown => {
    if (typeof value === 'string') return replaceText(value)
    if (!Array.isArray(value)) return value
    const items = value.map(replaceValue)
    return items.every((item, index) => item === value[index]) ? value : items
  }
  const replaceWhole = (object: JsonObject): JsonObject | undefined => {
    const asset = readAsset(object)
    if (asset && pathOfFile(asset.filename) === path) return { ...asset, ...assetFromLibrary(by) }
    if (typeof object.src !== 'string' || pathOfFile(object.src) !== path) return undefined
    const { id, alt, title, source, copyright, meta_data } = assetFromLibrary(by)
    return { ...object, src: address, id, alt, title, source, copyright, meta_data }
  }

  const replaced = mapObjects(content, (object) => {
    const whole = replaceWhole(object)
    if (whole) {
      count += 1
      return whole
    }
    const changed = Object.entries(object).flatMap(([key, value]) => {
      const next = replaceValue(value)
      return next === value ? [] : [[key, next] as const]
    })
    return changed.length === 0 ? object : { ...object, ...Object.fromEntries(changed) }
  })
  return { content: replaced as RawBlok, count }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
