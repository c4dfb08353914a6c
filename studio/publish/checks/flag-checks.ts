import { bloksIn } from '../../../runtime/edits/find-blok.ts'
import type { RawBlok } from '../../../schemas/blok.ts'
import { flagSwitch } from '../../../schemas/flags/flag.ts'
import type { Flag } from '../../management/flag-calls.ts'
import type { Words } from '../../messages/german.ts'
import type { Check } from './check.ts'

/** The A/B tests that bloks name, each with the first blok that does. */
export function flagsIn(content: RawBlok): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { component, _uid, [flagSwitch.field]: name } of bloksIn(content))
    if (component === flagSwitch.component && typeof name === 'string' && name !== '' && !found.has(name)) found.set(name, _uid)
  return found
}

/** Tests that are named and not there: all visitors see what was there before. */
export function flagChecks(named: ReadonlyMap<string, string>, flags: readonly Pick<Flag, 'name'>[], words: Words): Check[] {
  const known = new Set(flags.map(({ name }) => name))
  return [...named]
    .filter(([name]) => !known.has(name))
    .map(([name, uid]) => ({ level: 'warning', uid, field: flagSwitch.field, message: words.flags.unknownLive(name) }))
}
