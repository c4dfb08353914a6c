import { type TextState, textStates } from '../content/management/check-stories.ts'
import { type ContentCheck, isWhole, type ProblemGroup } from '../content/management/content-check.ts'
import { counted } from './counted.ts'

/** More kinds of problems than these are counted, not shown. */
const mostShown = 40

/** What `content check` prints. */
export function* reportCheck(check: ContentCheck, seconds: number): Generator<string> {
  const { stories, texts, broken, groups } = check
  yield `${counted(stories, 'story')} checked in ${seconds.toFixed(1)} s: ${eachState((state) => `${texts[state].toLocaleString('en')} ${state}`)}.`
  if (isWhole(check)) return yield 'Everything fits the blocks.'
  for (const state of textStates) if (broken[state] > 0) yield `${counted(broken[state], `${state} text`)} ${consequences[state]}`
  yield* reportGroups(groups, 'other problem')
}

/** What `content check` prints of fields that hold something and are shown nowhere. */
export function* reportUnshown({ unshown }: ContentCheck): Generator<string> {
  if (unshown.length === 0) return
  yield '\nSome fields hold what no block shows. Where one was renamed, a migration takes it along: docs/content-commands.md.'
  yield* reportGroups(unshown, 'other field')
}

function* reportGroups(groups: readonly ProblemGroup[], what: string): Generator<string> {
  for (const group of groups.slice(0, mostShown)) yield* reportGroup(group)
  if (groups.length > mostShown) yield `\n… and ${counted(groups.length - mostShown, what)}.`
}

const consequences: Record<TextState, string> = {
  published: 'can not be drawn: shoppers keep the last good page, if there is one.',
  scheduled: 'would not be published at its time.',
  release: 'would keep a release from going live.',
  draft: 'could not be published.',
}

function* reportGroup({ component, field, message, texts, stories, samples }: ProblemGroup): Generator<string> {
  const states = textStates.filter((state) => texts[state] > 0).map((state) => `${texts[state].toLocaleString('en')} ${state}`)
  yield `\n${[component, field].filter(Boolean).join(' · ') || 'content'}: ${message}`
  yield `  ${counted(stories, 'story')} (${states.join(', ')})`
  for (const { story, path, states } of samples) yield `    ${story}  ${path}  [${states.join(', ')}]`
  if (stories > samples.length) yield `    … and ${(stories - samples.length).toLocaleString('en')} more`
}

const eachState = (word: (state: TextState) => string) => textStates.map(word).join(', ')
