import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './country-switch.example.ts'
import { CountrySwitchBlok } from './country-switch.schema.ts'
import { CountrySwitch } from './country-switch.tsx'

export const countrySwitch = defineBlock({
  schema: CountrySwitchBlok,
  Component: CountrySwitch,
  example,
  hasElement: true,
  isElementLate: true,
  isFor: ({ knowsLocation }) => knowsLocation === true,
})
