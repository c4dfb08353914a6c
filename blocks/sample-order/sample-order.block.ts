import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './sample-order.example.ts'
import { SampleOrderBlok } from './sample-order.schema.ts'
import { SampleOrder } from './sample-order.tsx'

export const sampleOrder = defineBlock({ schema: SampleOrderBlok, Component: SampleOrder, example, wakes: 'load' })
