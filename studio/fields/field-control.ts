import type { ModelField } from '../model/component-model.ts'

/** What the control of a field gets. The frame around it (label, description, problems) is the form's. */
export interface FieldControlProps {
  /** Of the element that the label names. */
  id: string
  field: ModelField
  /** As the story has it; anything in a draft that something else has written. */
  value: unknown
  /** `undefined` takes the value away. */
  onChange(value: unknown): void
  /** Ids of the description and the problems. */
  describedBy: string | undefined
  isInvalid: boolean
  /** What stands for the value while there is none: the default language's. */
  placeholder?: string
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')
