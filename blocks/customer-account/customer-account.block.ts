import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './customer-account.example.ts'
import { CustomerAccountBlok } from './customer-account.schema.ts'
import { CustomerAccount } from './customer-account.tsx'

export const customerAccount = defineBlock({ schema: CustomerAccountBlok, Component: CustomerAccount, example, hasElement: true })
