import { bloksIn } from '../../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../../schemas/blok.ts'
import { isEmptyLink, readLink } from '../../fields/link/link-value.ts'
import type { Model, ModelField } from '../../model/component-model.ts'

/** A text that looks like a link on the page and leads nowhere. */
export interface EmptyLink {
  uid: string
  field: string
  label: string
  text: string
}

/**
 * Link fields that are empty although the text for them is written. Which text that is, schemas say by their names: `notice`
 * is the text of `noticeUrl`, and `linkText`, `buttonText` or `cta` that of the blok's one `url` or `link`.
 */
export function emptyLinks(content: RawBlok, model: Model): EmptyLink[] {
  return [...bloksIn(content)].flatMap((blok) => {
    const fields = model.find(blok.component)?.fields ?? []
    if (isHidden(blok, fields)) return []
    return fields
      .filter(({ type, required, name }) => type === 'multilink' && !required && isEmptyLink(readLink(blok[name])))
      .flatMap(({ name, label }) => {
        const text = fields.filter((field) => isTextOf(name, field)).map((field) => blok[field.name])
        const written = text.find((value) => typeof value === 'string' && value.trim() !== '')
        return typeof written === 'string' ? [{ uid: blok._uid, field: name, label, text: written.trim() }] : []
      })
  })
}

const textTypes = new Set(['text', 'textarea'])

function isTextOf(link: string, { name, type }: ModelField): boolean {
  if (!textTypes.has(type)) return false
  const stem = link.replace(/_?(url|link|href|target)$/i, '')
  return stem === '' ? /^(link|button|cta)/i.test(name) : name === stem || name.toLowerCase() === `${stem}text`.toLowerCase()
}

/** A blok that says itself that its button or link is not shown. */
const isHidden = (blok: RawBlok, fields: readonly ModelField[]) =>
  fields.some(
    ({ name, type }) =>
      type === 'boolean' && /(button|link|cta).*visible|(show|has).*(button|link|cta)/i.test(name) && blok[name] === false,
  )
