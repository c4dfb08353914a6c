import type { LanguageProblem } from '../../../runtime/language-problems.ts'
import { type CheckedStory, checkStories, type StoryChecks, type TextState, textStates } from './check-stories.ts'

type Counts = Record<TextState, number>

/** How the whole content stands to the blocks as they are now. */
export interface ContentCheck {
  stories: number
  /** Texts in all, and those that have a problem. A scheduled draft counts as scheduled alone. */
  texts: Counts
  broken: Counts
  /** The same problem at many places is one group; what concerns shoppers comes first, then what there is most of. */
  groups: ProblemGroup[]
  /** What `findUnshown` found, in the same way. */
  unshown: ProblemGroup[]
}

export interface ProblemGroup {
  component: string
  /** Empty where the blok itself is at fault. */
  field: string
  message: string
  /** Texts with this problem. */
  texts: Counts
  stories: number
  /** The first few. */
  samples: { story: string; path: string; states: TextState[] }[]
}

const samplesAGroup = 3
/** Stories fail alike, so there are few kinds of problems; no more than these are told apart. */
const mostGroups = 1_000

/** Checks all there is. `pause` is waited for after each story. */
export async function checkContent(parts: StoryChecks, pause?: () => Promise<unknown>): Promise<ContentCheck> {
  const groups = new Map<string, ProblemGroup>()
  const unshown = new Map<string, ProblemGroup>()
  const check: ContentCheck = { stories: 0, texts: noTexts(), broken: noTexts(), groups: [], unshown: [] }
  for await (const story of checkStories(parts)) {
    check.stories += 1
    for (const { state, problems } of story.texts) {
      check.texts[state] += 1
      if (problems.length > 0) check.broken[state] += 1
    }
    noteProblems(groups, story, 'problems')
    noteProblems(unshown, story, 'unshown')
    await pause?.()
  }
  check.groups = [...groups.values()].sort(byWeight)
  check.unshown = [...unshown.values()].sort(byWeight)
  return check
}

export function isWhole({ broken }: ContentCheck): boolean {
  return textStates.every((state) => broken[state] === 0)
}

function noteProblems(groups: Map<string, ProblemGroup>, { fullSlug, texts }: CheckedStory, which: 'problems' | 'unshown'): void {
  const inStory = new Map<ProblemGroup, { path: string; states: Set<TextState> }>()
  for (const { state, [which]: problems } of texts) {
    const inText = new Set<ProblemGroup>()
    for (const { path, ...kind } of problems.flatMap(kindsOf)) {
      const group = groupOf(groups, kind)
      inText.add(group)
      const place = inStory.get(group) ?? { path, states: new Set() }
      inStory.set(group, place)
      place.states.add(state)
    }
    for (const group of inText) group.texts[state] += 1
  }
  for (const [group, { path, states }] of inStory) {
    group.stories += 1
    if (group.samples.length < samplesAGroup)
      group.samples.push({ story: fullSlug, path, states: textStates.filter((state) => states.has(state)) })
  }
}

type Kind = Pick<ProblemGroup, 'component' | 'field' | 'message'>

function groupOf(groups: Map<string, ProblemGroup>, kind: Kind): ProblemGroup {
  const known = groups.get(JSON.stringify(kind))
  if (known) return known
  const told = groups.size < mostGroups ? kind : { component: '', field: '', message: 'something else' }
  const key = JSON.stringify(told)
  const group = groups.get(key) ?? { ...told, texts: noTexts(), stories: 0, samples: [] }
  groups.set(key, group)
  return group
}

/** A problem without its place, which is what makes it one with those of other stories. */
function kindsOf(problem: LanguageProblem): (Kind & { path: string })[] {
  const path = problem.path || 'content'
  const language = problem.language ? ` (${problem.language})` : ''
  switch (problem.type) {
    case 'invalid-fields':
      return problem.fields.map(({ field, problem: message }) => ({
        component: problem.component,
        field: field.replaceAll(/\[\d+\]/g, '[]') + language,
        message,
        path: `${path}.${field}`,
      }))
    case 'unknown-component': {
      const nearest = problem.nearest === undefined ? '' : `; the nearest is "${problem.nearest}"`
      return [{ component: problem.component, field: '', message: `There is no block of this name${nearest}.${language}`, path }]
    }
    case 'not-allowed-here':
      return [{ component: problem.component, field: '', message: `It stands where only ${listed(problem.allowed)} may.${language}`, path }]
    case 'not-a-blok':
      return [{ component: '', field: '', message: `No blok: "component" or "_uid" is missing.${language}`, path }]
    case 'too-deep':
      return [{ component: '', field: '', message: `Bloks stand more than ${problem.limit} levels deep in one another.${language}`, path }]
  }
}

const listed = (names: readonly string[]) => (names.length > 4 ? `${names.slice(0, 3).join(', ')} and others` : names.join(', '))

function byWeight(a: ProblemGroup, b: ProblemGroup): number {
  const first = textStates.find((state) => a.texts[state] > 0 !== b.texts[state] > 0)
  if (first) return a.texts[first] > 0 ? -1 : 1
  return b.stories - a.stories
}

function noTexts(): Counts {
  return { published: 0, scheduled: 0, release: 0, draft: 0 }
}
