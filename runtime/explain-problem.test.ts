import { expect, it } from 'vitest'
import { blok } from '../schemas/blok.ts'
import { items, slotOf } from '../schemas/fields/bloks.ts'
import { number } from '../schemas/fields/scalars.ts'
import { text } from '../schemas/fields/text.ts'
import { defineBlock } from './define-block.ts'
import { codeOfProblem, explainProblem, labelsOf } from './explain-problem.ts'
import { findProblems } from './parse-story.ts'
import { createRegistry } from './registry.ts'

const Slide = blok('slide', { displayName: 'Folie' }, { title: text({ label: 'Titel', required: true }) })
const Carousel = blok(
  'carousel',
  { displayName: 'Karussell' },
  { slides: items(Slide, { label: 'Folien' }), seconds: number({ label: 'Sekunden' }) },
)
const Root = blok('page', { displayName: 'Seite', isRoot: true }, { body: slotOf({ label: 'Inhalt' }) })

const example = { _uid: 'e', component: 'x' }
const registry = createRegistry({
  page: defineBlock({ schema: Root, Component: () => null, example }),
  carousel: defineBlock({ schema: Carousel, Component: () => null, example }),
})

it.each([
  [
    { component: 'carousell' },
    'Den Block „carousell“ gibt es nicht. Gemeint ist vielleicht „Karussell“. Sein Inhalt bleibt erhalten; lösche ihn oder bitte eine Entwicklerin, ihn wieder anzulegen.',
    'body[0] · carousell',
  ],
  [{ component: 'page' }, 'Der Block „Seite“ darf hier nicht stehen. Erlaubt: „Karussell“. Verschiebe oder lösche ihn.', 'body[0] · page'],
  [
    { component: 'carousel', seconds: 'viele', slides: [{ _uid: 's', component: 'slide' }] },
    'Im Block „Karussell“ stimmt etwas nicht: „Folien 1: Titel“ fehlt. „Sekunden“ ist keine Zahl.',
    'body[0] · carousel · slides[0].title, seconds',
  ],
  [
    { component: 'carousel', slides: [7] },
    'Hier steht etwas, das kein Block ist. Stelle eine ältere Version der Seite wieder her, oder lösche, worin es steht.',
    'body[0].slides[0]',
  ],
])('what is wrong with %j is said in the words of editors, its place in those of the content', (sent, words, code) => {
  const [problem] = findProblems({ _uid: 'p', component: 'page', body: [{ _uid: 'u', ...sent }] }, registry)
  expect(problem && [explainProblem(problem, labelsOf(registry)), codeOfProblem(problem)]).toEqual([words, code])
})
