import { z } from 'zod'
import { commonKeys, type FieldOptions } from '../field.ts'
import { isSafeAddress } from '../link-address.ts'

/** A mark of rich text (R3.25): bold, italic, highlight, textStyle, superscript, subscript, link … */
export interface RichTextMark {
  type: string
  attrs?: Record<string, unknown> | null
}

/** A node of Storyblok's rich text, as facts of the vendor's renderer describe it. */
export interface RichTextNode {
  type: string
  text?: string
  attrs?: Record<string, unknown> | null
  marks?: RichTextMark[]
  content?: RichTextNode[]
}

const Attributes = z.record(z.string(), z.unknown()).nullish()

const Mark = z
  .object({ type: z.string(), attrs: Attributes })
  .refine(hasSafeAddress, 'enthält einen Link, der auf keine Seite führt')
  .refine(({ attrs }) => customAttributesOf(attrs).every(isHarmless), 'enthält einen Link mit Attributen, die nicht erlaubt sind')

/** A link's own attributes (R3.25) become attributes of the element: none of them may run code or replace what the link says. */
const isHarmless = (name: string) => /^(data-[\w-]+|aria-[a-z]+|title|rel|lang|hreflang|download|class|id)$/.test(name)
const customAttributesOf = (attrs: Record<string, unknown> | null | undefined) =>
  attrs?.custom && typeof attrs.custom === 'object' ? Object.keys(attrs.custom) : []

/** An address in rich text is an attribute of a link mark (`href`) or of a picture (`src`). */
function hasSafeAddress({ attrs }: { attrs?: Record<string, unknown> | null }) {
  return [attrs?.href, attrs?.src].every((address) => typeof address !== 'string' || isSafeAddress(address))
}

const Node: z.ZodType<RichTextNode> = z.lazy(() =>
  z
    .object({
      type: z.string(),
      text: z.string().optional(),
      attrs: Attributes,
      marks: z.array(Mark).optional(),
      content: z.array(Node).optional(),
    })
    .refine(hasSafeAddress, 'enthält ein Bild ohne gültige Adresse')
    .refine(({ type }) => type !== 'blok', 'enthält einen Block; Blöcke gehören in ein Feld für Blöcke'),
)

/** The marks and nodes an editor gets to use; Storyblok's own names for its toolbar. */
const toolbar = [
  'bold',
  'italic',
  'underline',
  'superscript',
  'subscript',
  'highlight',
  'color',
  'paragraph',
  'h2',
  'h3',
  'h4',
  'list',
  'olist',
  'quote',
  'hrule',
  'link',
  'table',
  'image',
]

export interface RichText {
  type: 'doc'
  content: RichTextNode[]
}

const emptyDocument: RichText = { type: 'doc', content: [] }

/** Formatted text; a document without content when unset. */
export function richtext(options: FieldOptions) {
  const document = z.object({ type: z.literal('doc'), content: z.array(Node).default([]) })
  const filled = document.refine(({ content }) => !options.required || content.length > 0, 'fehlt')
  return z
    .preprocess((sent) => (sent === undefined || sent === null || sent === '' ? emptyDocument : sent), filled)
    .meta({
      field: {
        type: 'richtext',
        ...commonKeys(options),
        customize_toolbar: true,
        toolbar,
        allow_target_blank: true,
        allow_custom_attributes: true,
      },
    })
}
