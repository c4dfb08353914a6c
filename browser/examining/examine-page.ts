/** What axe finds on the drawn page, by blok. Loaded when our studio asks. */
import axe, { type NodeResult } from 'axe-core'
import type { DraftPlace, DraftStory } from '../../runtime/draft-screen.tsx'
import { isBlok } from '../../runtime/edits/find-blok.ts'
import { fieldAt, markedBlok } from '../editing/field-at.ts'
import { emptyAlts } from './empty-alts.ts'
import type { Finding } from './finding.ts'

/** What an editor can do something about; all else is the blocks' own and has tests. */
const rules = [
  'image-alt',
  'svg-img-alt',
  'role-img-alt',
  'heading-order',
  'empty-heading',
  'page-has-heading-one',
  'color-contrast',
  'link-name',
  'button-name',
]

/** The findings in one story of the page: what is wrong with its head is said where the head is edited. */
export async function examinePage({ id, content }: DraftStory, place: DraftPlace): Promise<Finding[]> {
  const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ['violations'], elementRef: true })
  const found = violations.flatMap(({ id: rule, nodes }) => nodes.flatMap((node) => toFinding(rule, node)))
  return [...found, ...emptyAlts(content, id)]

  function toFinding(rule: string, node: NodeResult): Finding[] {
    const { element } = node
    if (!element) return []
    const marked = markedBlok(element)
    // What stands in no blok is about the page.
    if (marked ? marked.storyId !== String(id) : place !== 'body') return []
    const field = isBlok(content) ? fieldAt(element, content) : undefined
    const text = element === document.documentElement ? '' : (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 80)
    const contrast = contrastOf(node)
    return [
      {
        rule,
        ...(marked && { uid: field?.uid ?? marked.uid }),
        ...(field && { field: field.field }),
        ...(text && { text }),
        ...(contrast && { contrast }),
      },
    ]
  }
}

function contrastOf({ any }: NodeResult): Finding['contrast'] {
  const data: { contrastRatio?: number; expectedContrastRatio?: string } | undefined = any.find(({ id }) => id === 'color-contrast')?.data
  if (data?.contrastRatio === undefined) return undefined
  return { is: data.contrastRatio, least: Number.parseFloat(data.expectedContrastRatio ?? '') || 4.5 }
}
