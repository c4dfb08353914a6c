import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './columns.example.ts'
import { ColumnsBlok } from './columns.schema.ts'
import { Columns } from './columns.tsx'

export const columns = defineBlock({ schema: ColumnsBlok, Component: Columns, example })
