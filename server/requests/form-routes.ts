import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { createMessages, type Messages } from '../../runtime/messages/create-messages.ts'
import type { Site } from '../../runtime/site/site.ts'
import { DatabaseBusy } from '../database/when-free.ts'
import { Overloaded } from '../threads/call-queue.ts'
import { clientNetwork } from './client-address.ts'
import { isFromOwnPage } from './is-from-own-page.ts'
import { limitBody } from './limit-body.ts'
import { limitPerAddress } from './limit-per-address.ts'
import { refuseForm, type SiteParts, sentFields, siteOfForm } from './sent-form.ts'

export interface FormRoutesOptions {
  settings: SiteParts
  /** Where these forms are sent: `/web-api/customer-*`. */
  path: string
  /** From one network: more than anybody sends by hand. */
  mostAnHour: number
  /** Mail programs send such a form, too, and do not say of which page it is. */
  isSentByPrograms?: boolean
}

/** A form of ours, as it was sent. */
export interface SentForm {
  fields: Record<string, unknown>
  /** Whose form it is. */
  site: Site
  /** Where it comes from; undefined where that is not known. */
  network: string | undefined
}

/** In bytes. */
const mostOfBody = 16_384
const hourMs = 3_600_000

const problems = {
  problem: {
    often: 'Von hier kamen gerade sehr viele Anfragen. Bitte in einer Stunde noch einmal versuchen.',
    elsewhere: 'Ein Formular einer anderen Seite wird nicht angenommen. Bitte das Formular im Shop nehmen.',
    body: 'Die Anfrage ist nicht zu lesen: Sie muss JSON oder ein Formular sein, mit höchstens 16 kB.',
    busy: 'Gerade ist zu viel los, und nichts wurde geändert. Bitte gleich noch einmal versuchen.',
  },
} as const

const words = createMessages((sentence) => {
  throw new Error(sentence)
}, problems)

/**
 * Routes that take forms of the shop's pages, as JSON or as browsers send them without script. What is no form of ours, or one too
 * many, is refused with a sentence before `take` hears of it; a database that is busy, after. No cache keeps an answer.
 */
export function formRoutes({ settings, path, mostAnHour, isSentByPrograms = false }: FormRoutesOptions) {
  const { trustProxy } = settings
  const isWithinLimit = limitPerAddress({ most: mostAnHour, windowMs: hourMs })
  const refuse = (c: Context, status: 400 | 403 | 413 | 429 | 503, problem: keyof typeof problems.problem) =>
    refuseForm(c, status, { error: problem, message: words(`problem.${problem}`) })
  const isOurs = (c: Context) => (isSentByPrograms ? c.req.header('sec-fetch-site') !== 'cross-site' : isFromOwnPage(c, trustProxy))

  async function read(c: Context): Promise<SentForm | Response> {
    const network = clientNetwork(c, trustProxy)
    if (!isWithinLimit(network)) return refuse(c, 429, 'often')
    if (!isOurs(c)) return refuse(c, 403, 'elsewhere')
    const fields = await sentFields(c)
    const site = fields && siteOfForm(c, fields, settings)
    return site ? { fields, site, network } : refuse(c, 400, 'body')
  }

  const routes = new Hono()
  routes.use(path, async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })
  routes.use(path, limitBody({ most: mostOfBody, refuse: (c) => refuse(c, 413, 'body') }))
  routes.onError((error, c) => {
    if (!(error instanceof DatabaseBusy || error instanceof Overloaded)) throw error
    c.header('retry-after', '5')
    return refuse(c, 503, 'busy')
  })
  return {
    routes,
    /** POST of a form. */
    take: (at: string, work: (form: SentForm, c: Context) => Promise<Response>) =>
      routes.post(at, async (c) => {
        const form = await read(c)
        return form instanceof Response ? form : work(form, c)
      }),
  }
}

/** Nobody sees the field `website`; programs that send forms fill it in. */
export const isOfProgram = ({ website }: Record<string, unknown>): boolean => website !== undefined && website !== ''

/** What is said at each field that is wrong: its own sentence, `problem.<field>`. */
export const fieldIssues = ({ issues }: z.ZodError, say: Messages): { field: string; message: string }[] =>
  [...new Set(issues.map(({ path: [field] }) => String(field)))].map((field) => ({ field, message: say(`problem.${field}`) }))
