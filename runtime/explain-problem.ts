import type { z } from 'zod'
import { itemSchemaOf } from '../schemas/fields/bloks.ts'
import type { ContentProblem } from './content-error.ts'
import type { Registry } from './registry.ts'

/** What editors call blocks and their fields. */
export interface Labels {
  block(component: string): string
  /** `field` may lead into a block's own bloks: `slides[0].title`. */
  field(component: string, field: string): string
}

const asNamed: Labels = { block: (component) => component, field: (_, field) => field }

/** So many blocks are named as what may stand in a place; more help nobody. */
const mostNamed = 5

/** What is wrong and what to do about it, for who looks at the place itself; `describeProblem` is for who does not. */
export function explainProblem(problem: ContentProblem, labels: Labels = asNamed): string {
  switch (problem.type) {
    case 'not-a-blok':
      return 'Hier steht etwas, das kein Block ist. Stelle eine ältere Version der Seite wieder her, oder lösche, worin es steht.'
    case 'unknown-component': {
      const nearest = problem.nearest ? ` Gemeint ist vielleicht „${labels.block(problem.nearest)}“.` : ''
      return `Den Block „${problem.component}“ gibt es nicht.${nearest} Sein Inhalt bleibt erhalten; lösche ihn oder bitte eine Entwicklerin, ihn wieder anzulegen.`
    }
    case 'not-allowed-here': {
      const { allowed, component } = problem
      const instead = allowed.length <= mostNamed ? ` Erlaubt: ${allowed.map((name) => `„${labels.block(name)}“`).join(', ')}.` : ''
      return `Der Block „${labels.block(component)}“ darf hier nicht stehen.${instead} Verschiebe oder lösche ihn.`
    }
    case 'invalid-fields': {
      const { component, fields } = problem
      const wrong = fields.map(({ field, problem: what }) => `„${labels.field(component, field)}“ ${what}.`)
      return `Im Block „${labels.block(component)}“ stimmt etwas nicht: ${wrong.join(' ')}`
    }
    case 'too-deep':
      return `Die Blöcke stehen hier mehr als ${problem.limit} Ebenen tief ineinander. Nimm welche heraus.`
  }
}

/** Where it is and what it is about as the content has it, for who has to look there: `body[0] · page_headline · title`. */
export function codeOfProblem(problem: ContentProblem): string {
  const component = 'component' in problem ? [problem.component] : []
  const fields = problem.type === 'invalid-fields' ? [problem.fields.map(({ field }) => field).join(', ')] : []
  return [problem.path || 'content', ...component, ...fields].join(' · ')
}

/** As the schemas of the blocks say. */
export function labelsOf(registry: Pick<Registry, 'find'>): Labels {
  const schemaOf = (component: string) => registry.find(component)?.schema
  return {
    block: (component) => schemaOf(component)?.meta()?.component?.displayName ?? component,
    field: (component, field) => labelIn(schemaOf(component)?.shape ?? {}, field),
  }
}

function labelIn(fields: z.ZodRawShape, path: string): string {
  const [, name = path, index, rest] = /^([^.[]+)(?:\[(\d+)\])?(?:\.(.+))?/.exec(path) ?? []
  const field = fields[name] as z.ZodType | undefined
  const label = String(field?.meta()?.field?.display_name ?? name)
  const items = field && itemSchemaOf(field)
  return items && index !== undefined && rest ? `${label} ${Number(index) + 1}: ${labelIn(items.shape, rest)}` : label
}
