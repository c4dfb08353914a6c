import type { ComponentType } from 'react'
import { flagSwitch } from '../../schemas/flags/flag.ts'
import type { ModelField } from '../model/component-model.ts'
import { AssetControl, MultiassetControl } from './asset/asset-control.tsx'
import { BooleanControl, OptionControl, OptionsControl } from './choice-controls.tsx'
import { CustomControl } from './custom-control.tsx'
import { DatetimeControl } from './datetime-control.tsx'
import type { FieldControlProps } from './field-control.ts'
import { FlagNameControl } from './flag-name-control.tsx'
import { LinkControl } from './link/link-control.tsx'
import { RichTextControl } from './rich-text/rich-text-control.tsx'
import { TableControl } from './table-control.tsx'
import { NumberControl, TextareaControl, TextControl } from './text-control.tsx'

/** The control for each type of field, by the vendor's name for it. Bloks are the form's own. */
const controls: Record<string, ComponentType<FieldControlProps>> = {
  text: TextControl,
  textarea: TextareaControl,
  markdown: TextareaControl,
  number: NumberControl,
  boolean: BooleanControl,
  option: OptionControl,
  options: OptionsControl,
  multilink: LinkControl,
  table: TableControl,
  datetime: DatetimeControl,
  custom: CustomControl,
  richtext: RichTextControl,
  asset: AssetControl,
  multiasset: MultiassetControl,
}

/** The control for a field of a component; `undefined` for a type that the studio does not know. */
export function controlOf(component: string, { name, type }: ModelField): ComponentType<FieldControlProps> | undefined {
  // A text, which the vendor's schema can say no more of.
  if (component === flagSwitch.component && name === flagSwitch.field) return FlagNameControl
  return controls[type]
}
