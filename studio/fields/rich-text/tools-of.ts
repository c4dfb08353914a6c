import { tools } from '../../../runtime/edits/rich-text/tools.ts'
import type { ModelField } from '../../model/component-model.ts'

/** The names of the tools that a field has, in the order of ours; all when its schema does not choose. */
export function toolsOf(field: ModelField): string[] {
  const names = Object.keys(tools)
  const chosen = field.customize_toolbar && Array.isArray(field.toolbar) ? field.toolbar.map(String) : names
  return names.filter((name) => chosen.includes(name))
}
