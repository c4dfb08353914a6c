import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './vouchers.example.ts'
import { VouchersBlok } from './vouchers.schema.ts'
import { Vouchers } from './vouchers.tsx'

export const vouchers = defineBlock({ schema: VouchersBlok, Component: Vouchers, example, wakes: 'visible' })
