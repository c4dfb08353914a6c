/**
 * Makes a page of a template: what stands in braces is filled in. A blok in a list that names a list (`{art}`, `{art.satz}`) comes
 * once for each of its rows; a picture whose description is in braces is the file at that address; a link to an address with
 * braces leads to the story there.
 */

import { fieldOfKey, keyIn } from '../../runtime/content-language.ts'
import { isBlok } from '../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../schemas/blok.ts'
import { readAsset } from '../fields/asset/asset-value.ts'
import type { StoryInList } from '../management/answers.ts'

/** By what stands between the braces. Values may have braces themselves. */
export type Values = Readonly<Record<string, string>>

export interface Facts {
  values: Values
  /** The rows of a list, each under the list's name: `art`, `art.satz`. */
  lists: Readonly<Record<string, readonly Values[]>>
}

export interface Filling {
  /** By the code of a language of the space, the default's under `''`. */
  facts: Readonly<Record<string, Facts>>
  isTranslatable(component: string, field: string): boolean
  /** What fields hold of files, by the addresses that facts have. */
  files: ReadonlyMap<string, object>
  /** Stories by their full slugs. */
  stories: ReadonlyMap<string, Pick<StoryInList, 'uuid' | 'full_slug'>>
}

export interface Filled {
  content: RawBlok
  /** What was named and is not there yet: to be read, for the next filling. */
  files: Set<string>
  slugs: Set<string>
  /** Between braces, and no fact. */
  unknown: Set<string>
}

/** Whose words, and which row of a list that is gone through. */
interface Scope {
  language: string
  list?: string
  row?: number
}

type Fields = Record<string, unknown>
const placeholder = /\{([^{}]+)\}/g
const whole = /^\{([^{}]+)\}$/
/** Values in values: a text names the occasion. Deeper is a ring. */
const deepest = 3

export function fillTemplate(content: RawBlok, filling: Filling): Filled {
  const files = new Set<string>()
  const slugs = new Set<string>()
  const unknown = new Set<string>()
  const languages = Object.keys(filling.facts)
  const factsIn = (language: string) => filling.facts[language] ?? filling.facts[''] ?? { values: {}, lists: {} }

  function fillText(text: string, values: Values, depth = 0): string {
    return text.replace(placeholder, (braces, name: string) => {
      const value = values[name.trim().toLowerCase()]
      if (value === undefined) {
        unknown.add(name)
        return braces
      }
      return depth < deepest ? fillText(value, values, depth + 1) : value
    })
  }

  /** What a field holds, in the words of one language. */
  function fill(value: unknown, scope: Scope): unknown {
    if (typeof value === 'string') return fillText(value, valuesOf(scope))
    if (Array.isArray(value)) return value.flatMap((item) => repeated(item, scope))
    if (typeof value !== 'object' || value === null) return value
    if (isBlok(value)) return fillBlok(value, scope)
    const fields = value as Fields
    return fillPicture(fields, scope) ?? fillLink(fields, scope) ?? fillFields(fields, scope)
  }

  const fillFields = (fields: Fields, scope: Scope): Fields =>
    Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, fill(value, scope)]))

  function repeated(item: unknown, scope: Scope): unknown[] {
    const named = scope.list === undefined && isBlok(item) ? listNamedBy(item) : undefined
    if (named === undefined) return [fill(item, scope)]
    return (factsIn('').lists[named] ?? []).map((_, index) => fill(item, { ...scope, list: named, row: index }))
  }

  /** The list that a blok itself names, and not only a blok inside it. */
  function listNamedBy(blok: RawBlok): string | undefined {
    const text = JSON.stringify(blok)
    return Object.keys(factsIn('').lists).find((list) => {
      const names = (json: string) => json.includes(`{${list}}`) || json.includes(`{${list}.`)
      return names(text) && !bloksInside(blok).some((inner) => names(JSON.stringify(inner)))
    })
  }

  function fillBlok(blok: RawBlok, scope: Scope): RawBlok {
    const filled: Fields = {}
    for (const [key, value] of Object.entries(blok)) {
      if (key === '_uid' || key === 'component') continue
      const { field } = fieldOfKey(key)
      const own = field === key ? '' : (languages.find((language) => keyIn(field, language) === key) ?? '')
      filled[key] = fill(value, { ...scope, language: own })
      if (field !== key || !filling.isTranslatable(blok.component, field)) continue
      for (const language of languages.filter(Boolean)) {
        const there = fill(value, { ...scope, language })
        if (!(keyIn(field, language) in blok) && JSON.stringify(there) !== JSON.stringify(filled[key]))
          filled[keyIn(field, language)] = there
      }
    }
    return { ...filled, _uid: blok._uid, component: blok.component }
  }

  function fillPicture(fields: Fields, scope: Scope): object | undefined {
    const alt = readAsset(fields)?.alt
    if (typeof alt !== 'string' || !whole.test(alt)) return undefined
    const address = fillText(alt, valuesOf(scope))
    files.add(address)
    return filling.files.get(address) ?? { ...fields, alt: '' }
  }

  /** Of a link field, or of a link in a text. */
  function fillLink(fields: Fields, scope: Scope): object | undefined {
    const { fieldtype, linktype, url, href } = fields
    const address = fieldtype === 'multilink' ? url : href
    if (linktype === 'story' || typeof address !== 'string' || !address.includes('{')) return undefined
    const slug = fillText(address, valuesOf(scope)).replace(/^\/|\/$/g, '')
    slugs.add(slug)
    const story = filling.stories.get(slug)
    if (fieldtype === 'multilink')
      return story
        ? { fieldtype, linktype: 'story', id: story.uuid, url: '', cached_url: story.full_slug }
        : { fieldtype, linktype: 'url', id: '', url: '', cached_url: '' }
    return { ...fields, ...(story ? { linktype: 'story', uuid: story.uuid, href: `/${story.full_slug}` } : { href: `/${slug}` }) }
  }

  function valuesOf({ language, list, row }: Scope): Values {
    const { values, lists } = factsIn(language)
    return list === undefined || row === undefined ? values : { ...values, ...lists[list]?.[row] }
  }

  return { content: fillBlok(content, { language: '' }), files, slugs, unknown }
}

function bloksInside(value: unknown, isOutermost = true): RawBlok[] {
  if (Array.isArray(value)) return value.flatMap((item) => bloksInside(item, false))
  if (typeof value !== 'object' || value === null) return []
  if (!isOutermost && isBlok(value)) return [value]
  return Object.values(value).flatMap((inner) => bloksInside(inner, false))
}
