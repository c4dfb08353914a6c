import { z } from 'zod'
import { commonKeys, type FieldOptions } from '../field.ts'
import { isSafeAddress } from '../link-address.ts'

/** A picture or file of the content service. Sizes are in pixels, 0 when the file has none (a PDF) or they could not be read (R8.06). */
export interface Asset {
  id: number | undefined
  src: string
  alt: string
  title: string
  copyright: string
  /** Storyblok's `x1xy1:x2xy2`, or `''`. */
  focus: string
  width: number
  height: number
  /** What CSS paints until the picture is there: a gradient, or a tiny picture; `''` when nobody made one. */
  placeholder: string
}

/** `135deg,#8d8a7e,#b5b0a4,#e9e4da`, which our content service makes of each picture (decision 47), or a tiny picture's data address. */
const placeholderForms = /^(data:image\/|\d+deg(,#[\da-f]{6})+$)/

const SentAsset = z.looseObject(
  {
    id: z.number().nullish(),
    filename: z.string().nullish(),
    alt: z.string().nullish(),
    title: z.string().nullish(),
    copyright: z.string().nullish(),
    focus: z.string().nullish(),
    meta_data: z
      .looseObject({
        placeholder: z.string().regex(placeholderForms).nullish(),
      })
      .nullish(),
  },
  'ist keine Datei; wähle sie neu',
)

const readAsset = (sent: z.infer<typeof SentAsset>): Asset | undefined => {
  if (!sent.filename) return undefined
  const [, width = '0', height = '0'] = /\/f\/[^/]+\/(\d+)x(\d+)\//.exec(sent.filename) ?? []
  return {
    id: sent.id ?? undefined,
    src: sent.filename,
    alt: sent.alt ?? '',
    title: sent.title ?? '',
    copyright: sent.copyright ?? '',
    focus: sent.focus ?? '',
    width: Number(width),
    height: Number(height),
    placeholder: paintOf(sent.meta_data?.placeholder),
  }
}

const paintOf = (placeholder: string | null | undefined) =>
  placeholder ? (placeholder.startsWith('data:') ? `url(${placeholder})` : `linear-gradient(${placeholder})`) : ''

const isWebAddress = (src: string) => /^(https?:)?\/\/[^/]|^\/[^/]/.test(src) && isSafeAddress(src)
const SafeAsset = SentAsset.refine((sent) => !sent.filename || isWebAddress(sent.filename), 'ist keine Adresse einer Datei')

type FileType = 'images' | 'videos' | 'audios' | 'texts'

export interface AssetOptions extends FieldOptions {
  /** Which files the editor offers. */
  fileTypes?: FileType[]
}

const assetKeys = (options: AssetOptions) => ({ ...commonKeys(options), filetypes: options.fileTypes ?? ['images'] })

/** Storyblok sends `''`, `null` or an asset with an empty filename for an unset field. */
const unsetToNull = (sent: unknown) => (sent === '' || sent === undefined ? null : sent)

/** One file, `undefined` when unset. */
export function asset(options: AssetOptions) {
  return z
    .preprocess(
      unsetToNull,
      SafeAsset.nullable().transform((sent) => (sent ? readAsset(sent) : undefined)),
    )
    .meta({ field: { type: 'asset', ...assetKeys(options) } })
}

/** One file that must be there. */
export function requiredAsset(options: Omit<AssetOptions, 'required'>) {
  const value = SafeAsset.nullable().transform((sent, context): Asset => {
    const file = sent ? readAsset(sent) : undefined
    if (file) return file
    context.addIssue('fehlt')
    return z.NEVER
  })
  return z.preprocess(unsetToNull, value).meta({ field: { type: 'asset', ...assetKeys({ ...options, required: true }) } })
}

/** Any number of files. */
export function multiasset(options: AssetOptions & { min?: number; max?: number }) {
  const { min = options.required ? 1 : 0, max } = options
  const list = z
    .array(SafeAsset, 'ist keine Liste von Dateien; wähle sie neu')
    .transform((sent) => sent.map(readAsset).filter((file) => file !== undefined))
    .refine((files) => files.length >= min, `hat weniger als ${fileCount(min)}`)
    .refine((files) => max === undefined || files.length <= max, `hat mehr als ${fileCount(max ?? 0)}`)

  return z
    .preprocess((sent) => (sent === '' || sent === undefined || sent === null ? [] : sent), list)
    .meta({
      field: { type: 'multiasset', ...assetKeys(options), ...(min && { minimum_entries: min }), ...(max && { maximum_entries: max }) },
    })
}

const fileCount = (count: number) => (count === 1 ? 'eine Datei' : `${count} Dateien`)
