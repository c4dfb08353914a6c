import { expect, it } from 'vitest'
import { FlagSet, FlagVisitor, VisitorKey } from './flag-visitor.ts'

it('R5.09 a visitor’s key has 1 to 250 characters', () => {
  for (const key of ['a', 'x'.repeat(250)]) expect(VisitorKey.safeParse(key).success).toBe(true)
  for (const key of ['', 'x'.repeat(251), 7, null]) expect(VisitorKey.safeParse(key).success).toBe(false)
})

it('R5.09 an attribute is a text, a number, a truth value or a list of texts', () => {
  const isTaken = (value: unknown) => FlagVisitor.safeParse({ key: 'anna', attributes: { value }, consents: true }).success
  for (const value of ['a', 1, true, ['a', 'b'], []]) expect([value, isTaken(value)]).toEqual([value, true])
  for (const value of [null, {}, [1], Number.NaN, undefined]) expect([value, isTaken(value)]).toEqual([value, false])
})

it('R5.09 a set of flags is named by up to 50 lower-case letters and digits', () => {
  for (const name of ['a', 'landing2', 'x'.repeat(50)]) expect(FlagSet.safeParse(name).success).toBe(true)
  for (const name of ['', 'Landing', 'a-b', 'a b', 'ä', 'x'.repeat(51)]) expect(FlagSet.safeParse(name).success).toBe(false)
})

it('R5.09 consent is true or false', () => {
  const isTaken = (consents: unknown) => FlagVisitor.safeParse({ key: 'anna', attributes: {}, consents }).success
  for (const consents of [true, false]) expect(isTaken(consents)).toBe(true)
  for (const consents of ['true', 1, null, undefined]) expect(isTaken(consents)).toBe(false)
})
