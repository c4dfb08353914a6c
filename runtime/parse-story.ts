import type { z } from 'zod'
import { type BlokSchema, componentOf, RawBlok } from '../schemas/blok.ts'
import { itemSchemaOf } from '../schemas/fields/bloks.ts'
import { germanIssue } from '../schemas/german-issue.ts'
import { ContentError, type ContentProblem } from './content-error.ts'
import type { Block } from './define-block.ts'
import { problemBlock } from './problem-block.tsx'
import type { Registry } from './registry.ts'

/** One blok of a story, its fields parsed, with the block that draws it. */
export interface ParsedBlok {
  block: Block
  uid: string
  /** Where it stands in the story: `body[2].content[0]`, `content` for the root. */
  path: string
  /** Its own fields, without its slots. */
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
  const fail = (problem: ContentProblem) => {
    throw new ContentError(story, problem)
  }
  const parsed = walk(content, registry, fail)
  if (!parsed) throw new Error(`"${story}" was not parsed, and no problem was found in it.`)
  return parsed
}

/** All that would keep the story from being drawn, in the order of its bloks; none when `parseStory` would succeed. */
export function findProblems(content: unknown, registry: Registry): ContentProblem[] {
  const problems: ContentProblem[] = []
  walk(content, registry, (problem) => problems.push(problem))
  return problems
}

/** What was parsed before, by the very object it was parsed from; `isBroken` when something was wrong with it or with a blok in it. */
export type KnownBloks = WeakMap<RawBlok, { path: string; allowed: readonly string[] | undefined; blok: ParsedBlok; isBroken: boolean }>

/** What stands in the place of a blok that could not be parsed, with the bloks in it that could. */
type StandIn = (sent: RawBlok, path: string, slots: ParsedBlok['slots']) => ParsedBlok

/**
 * Parses a draft for its editor: everything that can be drawn, and a box with what is wrong at the place of each blok that
 * can't. Throws a ContentError only where there is no blok at all. With `known`, a blok that is the same object as the
 * last time is not parsed again; it keeps the path it had then, unless something is wrong with it, which is said with its path.
 */
export function parseDraft(content: unknown, story: string, registry: Registry, known?: KnownBloks): ParsedBlok {
  const problems: ContentProblem[] = []
  const block = problemBlock(problems, registry)
  const parsed = walk(
    content,
    registry,
    (problem) => problems.push(problem),
    (sent, path, slots) => ({ block, uid: sent._uid, path: path || 'content', content: { sent, path }, slots, isLive: false }),
    known,
  )
  if (!parsed) throw new ContentError(story, problems[0] ?? { type: 'not-a-blok', path: '' })
  return parsed
}

/** Goes on behind a problem where `report` returns; what could not be parsed is undefined without a stand-in, and its bloks are looked at all the same. */
function walk(
  content: unknown,
  registry: Registry,
  tell: (problem: ContentProblem) => void,
  standIn?: StandIn,
  known?: KnownBloks,
): ParsedBlok | undefined {
  let problems = 0
  const report = (problem: ContentProblem) => {
    problems++
    tell(problem)
  }

  const parse = (sent: RawBlok, path: string, depth: number, allowed?: readonly string[]): ParsedBlok | undefined => {
    const before = known?.get(sent)
    if (before && before.allowed === allowed && (before.path === path || !before.isBroken)) {
      if (before.isBroken) problems++
      return before.blok
    }
    const problemsBefore = problems
    const blok = parseAnew(sent, path, depth, allowed)
    if (blok) known?.set(sent, { path, allowed, blok, isBroken: problems > problemsBefore })
    return blok
  }

  const parseAnew = (sent: RawBlok, path: string, depth: number, allowed?: readonly string[]): ParsedBlok | undefined => {
    if (depth > depthLimit) return void report({ type: 'too-deep', path, limit: depthLimit })
    const { component } = sent
    const block = registry.find(component)
    if (!block) {
      report({ type: 'unknown-component', path, component, nearest: registry.nearest(component, allowed) })
      return standIn?.(sent, path, {})
    }
    if (allowed && !allowed.includes(component)) report({ type: 'not-allowed-here', path, component, allowed })

    const parsed = block.schema.safeParse(sent, { error: germanIssue })
    if (!parsed.success) reportFields(sent, block, path, parsed.error)

    const slots: Record<string, ParsedBlok[]> = {}
    let isLive = block.wakes !== undefined
    for (const [name, allow] of slotsOf(block)) {
      // A slot's schema gives a list of bloks; the type of a schema of any block can't say so.
      const bloks = parsed.success ? ((parsed.data[name] ?? []) as RawBlok[]) : bloksIn(sent[name])
      const drawn = bloks.map((blok, index) => parse(blok, join(path, `${name}[${index}]`), depth + 1, allow ?? registry.nestable))
      slots[name] = drawn.filter((blok) => blok !== undefined)
      isLive ||= slots[name].some((blok) => blok.isLive)
    }
    if (!parsed.success) return standIn?.(sent, path, slots)
    for (const name of Object.keys(slots)) delete parsed.data[name]
    return { block, uid: sent._uid, path: path || 'content', content: parsed.data, slots, isLive }
  }

  const reportFields = (sent: RawBlok, { component, schema }: Block, path: string, error: z.ZodError) => {
    const wrongItems = checkItems(sent, schema.shape, path)
    const issues = error.issues.filter(({ path: [field] }) => !wrongItems.has(String(field)))
    if (issues.length > 0) report({ type: 'invalid-fields', path, component, fields: issues.map(wordIssue) })
  }

  /** A blok of a wrong kind among a block's own bloks is named as such, not as a field that failed. Answers the fields that hold one. */
  const checkItems = (blok: Record<string, unknown>, fields: z.ZodRawShape, path: string): Set<string> => {
    const wrong = new Set<string>()
    for (const [name, field] of Object.entries(fields)) {
      // Fields are made by schemas/fields, on zod's full classes; the raw shape's type knows the core only.
      const schema = itemSchemaOf(field as z.ZodType)
      const sent = blok[name]
      if (!schema || !Array.isArray(sent)) continue
      for (const [index, item] of sent.entries()) {
        if (!checkItem(item, schema, join(path, `${name}[${index}]`))) wrong.add(name)
      }
    }
    return wrong
  }

  const checkItem = (sent: unknown, schema: BlokSchema, path: string): boolean => {
    const expected = componentOf(schema)
    const raw = RawBlok.safeParse(sent)
    if (!raw.success) {
      report({ type: 'not-a-blok', path })
      return false
    }
    const { component } = raw.data
    if (component === expected) return checkItems(raw.data, schema.shape, path).size === 0
    const isKnown = registry.find(component) !== undefined
    report(
      isKnown
        ? { type: 'not-allowed-here', path, component, allowed: [expected] }
        : { type: 'unknown-component', path, component, nearest: expected },
    )
    return false
  }

  const root = RawBlok.safeParse(content)
  return root.success ? parse(root.data, '', 0) : void report({ type: 'not-a-blok', path: '' })
}

/** The bloks of a field that failed its schema; what is none is one of its failures. */
function bloksIn(field: unknown): RawBlok[] {
  return Array.isArray(field) ? field.flatMap((item) => RawBlok.safeParse(item).data ?? []) : []
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

function wordIssue({ path, message }: z.core.$ZodIssue): { field: string; problem: string } {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : String(step)))
  return { field: steps.join('.').replaceAll('.[', '[') || 'Block', problem: message }
}
