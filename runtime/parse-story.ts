import type { z } from 'zod'
import { type BlokSchema, componentOf, RawBlok } from '../schemas/blok.ts'
import { itemSchemaOf } from '../schemas/fields/bloks.ts'
import { ContentError, type ContentProblem } from './content-error.ts'
import type { Block } from './define-block.ts'
import type { Registry } from './registry.ts'

/** One blok of a story, its fields parsed, with the block that draws it. */
export interface ParsedBlok {
  block: Block
  uid: string
  /** Where it stands in the story: `body[2].content[0]`, `content` for the root. */
  path: string
  content: object
  slots: Record<string, ParsedBlok[]>
  /** Some block in here, itself included, becomes a React component in the browser. */
  isLive: boolean
}

/** Deeper than any page a person composes, far from where the stack ends. */
const depthLimit = 300

/**
 * Parses a whole story against the schemas of its blocks. Do it once per version of a story and keep the result.
 * Throws a ContentError at the first blok that is unknown, stands where it may not, or whose fields fail their
 * schema: a story is drawn whole or not at all (R2.45).
 */
export function parseStory(content: unknown, story: string, registry: Registry): ParsedBlok {
  const wrong = (problem: ContentProblem) => new ContentError(story, problem)

  const parse = (sent: RawBlok, path: string, depth: number, allowed?: readonly string[]): ParsedBlok => {
    if (depth > depthLimit) throw wrong({ type: 'too-deep', path, limit: depthLimit })
    const { component } = sent
    const block = registry.find(component)
    if (!block) throw wrong({ type: 'unknown-component', path, component, nearest: registry.nearest(component, allowed) })
    if (allowed && !allowed.includes(component)) throw wrong({ type: 'not-allowed-here', path, component, allowed })

    const parsed = block.schema.safeParse(sent)
    if (!parsed.success) {
      checkItems(sent, block.schema.shape, path)
      throw wrong({ type: 'invalid-fields', path, component, fields: wordIssues(parsed.error) })
    }

    const slots: Record<string, ParsedBlok[]> = {}
    let isLive = block.wakes !== undefined
    for (const [name, allow] of slotsOf(block)) {
      // A slot's schema gives a list of bloks; the type of a schema of any block can't say so.
      const bloks = (parsed.data[name] ?? []) as RawBlok[]
      slots[name] = bloks.map((blok, index) => parse(blok, join(path, `${name}[${index}]`), depth + 1, allow ?? registry.nestable))
      isLive ||= slots[name].some((blok) => blok.isLive)
    }
    return { block, uid: sent._uid, path: path || 'content', content: parsed.data, slots, isLive }
  }

  /** A blok of a wrong kind among a block's own bloks is named as such, not as a field that failed. */
  const checkItems = (blok: Record<string, unknown>, fields: z.ZodRawShape, path: string): void => {
    for (const [name, field] of Object.entries(fields)) {
      // Fields are made by schemas/fields, on zod's full classes; the raw shape's type knows the core only.
      const schema = itemSchemaOf(field as z.ZodType)
      const sent = blok[name]
      if (!schema || !Array.isArray(sent)) continue
      for (const [index, item] of sent.entries()) checkItem(item, schema, join(path, `${name}[${index}]`))
    }
  }

  const checkItem = (sent: unknown, schema: BlokSchema, path: string): void => {
    const expected = componentOf(schema)
    const raw = RawBlok.safeParse(sent)
    if (!raw.success) throw wrong({ type: 'not-a-blok', path })
    const { component } = raw.data
    if (component !== expected) {
      if (registry.find(component)) throw wrong({ type: 'not-allowed-here', path, component, allowed: [expected] })
      throw wrong({ type: 'unknown-component', path, component, nearest: expected })
    }
    checkItems(raw.data, schema.shape, path)
  }

  const root = RawBlok.safeParse(content)
  if (!root.success) throw wrong({ type: 'not-a-blok', path: '' })
  return parse(root.data, '', 0)
}

const join = (path: string, step: string) => (path ? `${path}.${step}` : step)

const slotCache = new WeakMap<Block, [string, readonly string[] | undefined][]>()

/** A block's slot fields with what may stand in them. */
export function slotsOf(block: Block): [string, readonly string[] | undefined][] {
  const known = slotCache.get(block)
  if (known) return known
  const slots = Object.entries(block.schema.shape).flatMap(([name, field]): [string, readonly string[] | undefined][] => {
    const slot = (field as z.ZodType).meta()?.slot
    return slot ? [[name, slot.allow]] : []
  })
  slotCache.set(block, slots)
  return slots
}

function wordIssues(error: z.ZodError): { field: string; problem: string }[] {
  return error.issues.map((issue) => ({
    field:
      issue.path
        .map((step) => (typeof step === 'number' ? `[${step}]` : String(step)))
        .join('.')
        .replaceAll('.[', '[') || 'Block',
    problem: issue.message,
  }))
}
