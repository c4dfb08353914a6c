import * as z from 'zod/mini'
import type { RawBlok } from '../../schemas/blok.ts'
import type { ModelField } from '../model/component-model.ts'

const Conditions = z.array(
  z.looseObject({
    modifications: z.array(z.looseObject({ display: z.optional(z.string()) })),
    rule_match: z._default(z.string(), 'any'),
    rule_conditions: z.array(
      z.looseObject({
        validation: z.string(),
        value: z.optional(z.unknown()),
        validated_object: z.looseObject({ field_key: z.string() }),
      }),
    ),
  }),
)

/** Whether a field is shown for this blok: its schema can hide it, depending on other fields. */
export function isShown({ conditional_settings }: ModelField, blok: RawBlok): boolean {
  const conditions = Conditions.safeParse(conditional_settings)
  if (!conditions.success) return true
  return !conditions.data.some(({ modifications, rule_match, rule_conditions }) => {
    if (!modifications.some(({ display }) => display === 'hide')) return false
    const met = rule_conditions.map(({ validation, value, validated_object }) =>
      holds(validation, String(blok[validated_object.field_key] ?? ''), String(value ?? '')),
    )
    return rule_match === 'all' ? met.length > 0 && met.every(Boolean) : met.some(Boolean)
  })
}

function holds(validation: string, present: string, value: string): boolean {
  if (validation === 'empty') return present === ''
  if (validation === 'not_empty') return present !== ''
  return validation === 'not_equals' ? present !== value : present === value
}
