import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './svg-icon.example.ts'
import { SvgIconBlok } from './svg-icon.schema.ts'
import { SvgIcon } from './svg-icon.tsx'

export const svgIcon = defineBlock({ schema: SvgIconBlok, Component: SvgIcon, example })
