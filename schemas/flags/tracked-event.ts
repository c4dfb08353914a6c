import { z } from 'zod'

/** R5.08. In bytes, and a number from which on a warning is due. */
export const eventLimits = { bytes: 32_768, propertiesWithoutWarning: 300 }

/** As the vendor's client counts an event before it refuses it: a text by its letters, what is null not at all. */
const bytesOf = { event: 1_024, letter: 2, number: 8, boolean: 4 }

export type EventProperty = string | number | boolean | null

const EventProperties = z
  .custom<Record<string, unknown>>(isPlainObject, 'must be a plain object')
  .transform((sent) => Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, isPrimitive(value) ? value : null])))
  .refine((properties) => sizeOf(properties) <= eventLimits.bytes, `have more than ${eventLimits.bytes} bytes`)

/** What a visitor did, as it is told to the flag service (R5.08). What is no text, number or truth value among its properties becomes null. */
export const TrackedEvent = z.object({
  type: z
    .string('must be text')
    .regex(/^[a-zA-Z\d][-_.:a-zA-Z\d]{0,79}$/, 'must begin with a letter or digit; up to 79 letters, digits, "-", "_", "." or ":" follow'),
  /** What it is worth, or how much of it there was. */
  value: z.number('must be a finite number').optional(),
  properties: EventProperties.optional(),
})

export type TrackedEvent = z.input<typeof TrackedEvent>

function isPlainObject(sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return false
  const prototype = Object.getPrototypeOf(sent)
  return prototype === Object.prototype || prototype === null
}

function isPrimitive(value: unknown): value is EventProperty {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
}

function sizeOf(properties: Record<string, EventProperty>): number {
  return Object.entries(properties).reduce((size, [name, value]) => size + bytesOf.letter * name.length + sizeOfValue(value), bytesOf.event)
}

function sizeOfValue(value: EventProperty): number {
  if (typeof value === 'string') return bytesOf.letter * value.length
  if (typeof value === 'number') return bytesOf.number
  return typeof value === 'boolean' ? bytesOf.boolean : 0
}
