import type { ComponentType } from 'react'
import { AssetControl, MultiassetControl } from './asset/asset-control.tsx'
import { BooleanControl, OptionControl, OptionsControl } from './choice-controls.tsx'
import { CustomControl } from './custom-control.tsx'
import { DatetimeControl } from './datetime-control.tsx'
import type { FieldControlProps } from './field-control.ts'
import { LinkControl } from './link/link-control.tsx'
import { RichTextControl } from './rich-text/rich-text-control.tsx'
import { TableControl } from './table-control.tsx'
import { NumberControl, TextareaControl, TextControl } from './text-control.tsx'

/** The control for each type of field, by the vendor's name for it. Bloks are the form's own. */
export const controls: Record<string, ComponentType<FieldControlProps>> = {
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
