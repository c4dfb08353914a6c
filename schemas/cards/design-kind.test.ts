import { describe, expect, it } from 'vitest'
import { designKind } from './design-kind.ts'

describe('the kind of a design', () => {
  it.each([
    ['Einladungskarte', 'Hochzeit', 'Einladungskarte Hochzeit'],
    ['Neujahrskarte', 'Neujahr', 'Neujahrskarte'],
    ['Weihnachtskarte', 'Weihnachten', 'Weihnachtskarte'],
    ['Weihnachtskarte', 'Weihnachten geschäftlich', 'Weihnachtskarte Weihnachten geschäftlich'],
    ['Geburtskarte', 'Geburt von Zwillingen', 'Geburtskarte Geburt von Zwillingen'],
    ['Umschlag', '', 'Umschlag'],
  ])('of %s for "%s" is "%s"', (kindName, occasionName, kind) => {
    expect(designKind({ kindName, occasionName })).toBe(kind)
  })
})
