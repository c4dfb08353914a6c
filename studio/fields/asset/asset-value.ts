import type { Asset } from '../../management/answers.ts'

/** An asset as a story holds it, with all its keys. */
export type AssetValue = Record<string, unknown> & { filename: string }

export const assetTexts = ['alt', 'title', 'copyright'] as const
export type AssetText = (typeof assetTexts)[number]

/** The asset in a field; `undefined` when there is none. */
export function readAsset(value: unknown): AssetValue | undefined {
  return typeof value === 'object' && value !== null && 'filename' in value && typeof value.filename === 'string' && value.filename
    ? (value as AssetValue)
    : undefined
}

/** What the vendor puts into a story for an asset of the library. */
export function assetFromLibrary(asset: Asset): AssetValue {
  const { id, filename, alt, title, copyright, focus, meta_data, source } = asset
  return {
    id,
    fieldtype: 'asset',
    filename,
    alt: alt ?? '',
    name: '',
    focus: focus ?? '',
    title: title ?? '',
    copyright: copyright ?? '',
    source: source ?? '',
    meta_data: meta_data ?? {},
    is_external_url: false,
  }
}

export const emptyAsset = (value: unknown) => {
  const fieldtype = { fieldtype: 'asset', filename: '' }
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'filename' in value
    ? { ...fieldtype, id: null, alt: '', name: '', focus: '', title: '', copyright: '', source: '', meta_data: {} }
    : fieldtype
}

/** A file's address where a story has nothing but the address: our own files without the host, which may change. */
export const storedAddress = (filename: string, origin: string): string =>
  filename.startsWith(`${origin}/f/`) ? filename.slice(origin.length) : filename

export const nameOfFile = (filename: string): string => filename.slice(filename.lastIndexOf('/') + 1)

const endings = {
  images: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg'],
  videos: ['mp4', 'mov', 'webm', 'avi', 'mpg', 'mpeg'],
  audios: ['mp3', 'wav', 'ogg', 'aac'],
  texts: ['pdf', 'doc', 'docx', 'txt', 'csv', 'vtt', 'xls', 'xlsx', 'ppt', 'pptx', 'zip', 'json'],
}

export const endingOf = (filename: string): string => /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? ''

/** Whether a field with these `filetypes` takes a file. Without any it takes all. */
export function takesFile(fileTypes: readonly string[] | undefined, filename: string): boolean {
  if (!fileTypes || fileTypes.length === 0) return true
  return fileTypes.some((type) => endings[type as keyof typeof endings]?.includes(endingOf(filename)))
}

/** The `filetypes` that a file is of; `undefined` of one that belongs to none. */
export function fileTypesLike(filename: string): string[] | undefined {
  const types = Object.keys(endings).filter((type) => takesFile([type], filename))
  return types.length > 0 ? types : undefined
}

/** What a browser's own file window offers. */
export const acceptOf = (fileTypes: readonly string[] | undefined): string =>
  (fileTypes ?? [])
    .flatMap((type) => endings[type as keyof typeof endings] ?? [])
    .map((ending) => `.${ending}`)
    .join()

/** A small picture of the file, by the image service; `undefined` when it shows nothing. */
export function thumbnail(filename: string, width: number): string | undefined {
  if (!endings.images.includes(endingOf(filename))) return undefined
  return endingOf(filename) === 'svg' ? filename : `${filename}/m/${width}x0`
}

export interface Size {
  width: number
  height: number
}

/** In pixels, from the address of a picture; drawings have none. */
export function sizeOf(filename: string): Size | undefined {
  const [, width, height] = /\/f\/[^/]+\/(\d+)x(\d+)\//.exec(filename) ?? []
  return width && height && width !== '0' && height !== '0' ? { width: Number(width), height: Number(height) } : undefined
}

/** A point of a picture; both between 0 and 1, from the upper left. */
export interface Point {
  x: number
  y: number
}

/** The middle of Storyblok's `x1xy1:x2xy2`; `undefined` when there is no focal point. */
export function readFocus(focus: unknown, { width, height }: Size): Point | undefined {
  const [x1, y1, x2, y2] =
    /^(\d+)x(\d+):(\d+)x(\d+)$/
      .exec(String(focus ?? ''))
      ?.slice(1)
      .map(Number) ?? []
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return undefined
  return { x: (x1 + x2) / 2 / width, y: (y1 + y2) / 2 / height }
}

/** A focal point as the vendor writes it: a box of one pixel. */
export function writeFocus({ x, y }: Point, { width, height }: Size): string {
  const [left, top] = [within(Math.round(x * width), width), within(Math.round(y * height), height)]
  return `${left}x${top}:${left + 1}x${top + 1}`
}

const within = (value: number, size: number) => Math.max(0, Math.min(size - 1, value))
