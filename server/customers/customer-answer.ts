import type { z } from 'zod'
import type { CustomerNote, CustomerOutcome } from '../../schemas/customer.ts'
import { fieldIssues } from '../requests/form-routes.ts'
import { type CustomerProblem, customerWords } from './customer-words.ts'

/** What a form of the account came to. */
export type CustomerAnswer = CustomerOutcome | CustomerRefusal

/** It is not what was wanted: what the page says of it, and for JSON a sentence. */
export interface CustomerRefusal {
  status: 401 | 404 | 422 | 429
  note: CustomerNote
  /** In the place of what the page says of it. */
  message?: string
  issues?: { field: string; message: string }[]
}

export const notLoggedIn: CustomerRefusal = { status: 401, note: 'not-logged-in' }

export const tooMany: CustomerRefusal = { status: 429, note: 'too-many' }

export const unknownCode = (note: CustomerNote): CustomerRefusal => ({
  status: 404,
  note,
  message: customerWords('problem.newCode'),
  issues: [{ field: 'code', message: customerWords('problem.code') }],
})

export const wrongPassword = (note: CustomerNote, problem: CustomerProblem): CustomerRefusal => ({
  status: 422,
  note,
  issues: [{ field: 'password', message: customerWords(`problem.${problem}`) }],
})

/** A form with fields that are wrong. */
export const refused = (note: CustomerNote, error: z.ZodError): CustomerRefusal => ({
  status: 422,
  note,
  message: customerWords('problem.form'),
  issues: fieldIssues(error, customerWords),
})
