/** The attributes by which Storyblok's bridge finds a blok on the page (facts of the vendor's `storyblokEditable`), and flags what they show. */
export interface EditMark {
  'data-blok-c'?: string
  'data-blok-uid'?: string
  /** By which flags it is shown, with spaces between them: what is clicked in it is told to the flag service. */
  'data-flags'?: string
}

const none: EditMark = {}

interface Marked {
  _editable?: string
  _flags?: readonly string[]
}

/**
 * Marks the root element of a blok for the editor. Drafts carry `_editable`, an HTML comment around
 * JSON; published content has none, and then there is no mark but of what stands in a variant. Written here because the vendor's own
 * function comes with its client, bridge and renderer, and blocks may be part of what a shopper's browser loads.
 */
export function editMark({ _editable, _flags }: Marked): EditMark {
  if (_flags) return { 'data-flags': _flags.join(' ') }
  const json = _editable && /^<!--#storyblok#(.*)-->$/s.exec(_editable)?.[1]
  if (!json) return none
  const mark: { id?: unknown; uid?: unknown } = JSON.parse(json)
  return { 'data-blok-c': JSON.stringify(mark), 'data-blok-uid': `${mark.id}-${mark.uid}` }
}
