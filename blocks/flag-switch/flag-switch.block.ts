import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './flag-switch.example.ts'
import { FlagSwitchBlok } from './flag-switch.schema.ts'
import { FlagSwitch } from './flag-switch.tsx'

export const flagSwitch = defineBlock({
  schema: FlagSwitchBlok,
  Component: FlagSwitch,
  example,
  hasElement: true,
  flag: ({ flag }) => flag,
})
