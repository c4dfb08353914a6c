import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { storyHref } from '../../runtime/site/link-target.ts'
import type { Site } from '../../runtime/site/site.ts'
import { channelFeatures } from '../../schemas/channel.ts'
import { DesignQuery } from '../../schemas/design.ts'
import { type SampleOutcome, sampleOrderKey } from '../../schemas/sample.ts'
import { makeCode } from '../credentials/typed-code.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { DatabaseBusy } from '../database/when-free.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { clientAddress } from '../requests/client-address.ts'
import { isFromOwnPage } from '../requests/is-from-own-page.ts'
import { limitPerAddress } from '../requests/limit-per-address.ts'
import { isForm, sentFields, siteOfForm } from '../requests/sent-form.ts'
import type { Settings } from '../settings/settings.ts'
import type { ShopApi } from '../shop-api/shop-api.ts'
import { customerMail, shopMail } from './sample-mails.ts'
import { type SampleOrder, sampleOrderOf } from './sample-order.ts'
import { type SampleProblem, sampleWords } from './sample-words.ts'

export interface SampleOrderParts {
  database: Database
  settings: Pick<Settings, 'site' | 'trustProxy'>
  shopApi: Pick<ShopApi, 'designs'>
}

const hourMs = 3_600_000
/** More than anybody orders by hand from one network; and to one address of mail, for nobody shall fill other people's mailboxes. */
const mostOrders = { network: { most: 30, windowMs: hourMs }, email: { most: 3, windowMs: hourMs } }

/**
 * POST /web-api/sample-order   sends sample cards (R1.03): designs or designNames, name, street, postcode, city, email, wishes
 *
 * An order is two mails, to the customer and to the shop, that are queued together or not at all. JSON is answered with JSON. A form
 * without script is led to the page of the samples, which says what came of it.
 */
export function sampleOrderRoutes({ database, settings, shopApi }: SampleOrderParts) {
  const isNetworkWithin = limitPerAddress(mostOrders.network)
  const isEmailWithin = limitPerAddress(mostOrders.email)

  const refuse = (c: Context, status: 400 | 403 | 404 | 413 | 429 | 503, problem: SampleProblem) =>
    c.json({ error: problem, message: sampleWords(`problem.${problem}`) }, status)

  function answer(c: Context, site: Site, outcome: SampleOutcome, fields: readonly SampleProblem[] = []) {
    if (isForm(c)) {
      const page = new URL(storyHref(`${site.channel}/${sampleOrderKey}`, site), site.origin)
      return c.redirect(`${page.href}#sample-${outcome}`, 303)
    }
    if (outcome === 'ordered') return c.json({ outcome })
    const issues = fields.map((problem) => ({
      field: problem === 'unknown' ? 'designs' : problem,
      message: sampleWords(`problem.${problem}`),
    }))
    return c.json({ error: 'invalid-form', message: sampleWords('problem.form'), issues }, 422)
  }

  async function findDesigns(site: Site, order: SampleOrder) {
    if (order.designs === undefined) return []
    const { data } = await shopApi.designs(site, DesignQuery.parse({ ids: order.designs.map(String), pageSize: '48' }))
    return data.designs.length === order.designs.length ? data.designs : undefined
  }

  const routes = new Hono()
  routes.use('/web-api/sample-order', bodyLimit({ maxSize: 16_384, onError: (c) => refuse(c, 413, 'body') }))
  routes.onError((error, c) => {
    if (!(error instanceof DatabaseBusy)) throw error
    c.header('retry-after', '5')
    return isForm(c) ? c.text(sampleWords('problem.busy'), 503) : refuse(c, 503, 'busy')
  })

  routes.post('/web-api/sample-order', async (c) => {
    if (!isNetworkWithin(clientAddress(c, settings.trustProxy))) return refuse(c, 429, 'often')
    if (!isFromOwnPage(c, settings.trustProxy)) return refuse(c, 403, 'elsewhere')
    const sent = await sentFields(c)
    const site = sent && siteOfForm(c, sent, settings)
    if (!site) return refuse(c, 400, 'body')
    if (!channelFeatures[site.channel].sampleCards) return refuse(c, 404, 'absent')

    const read = sampleOrderOf(site.country).safeParse(sent)
    if (!read.success) return answer(c, site, 'refused', fieldsOf(read.error.issues))
    const order = read.data
    const designs = await findDesigns(site, order)
    if (!designs) return answer(c, site, 'refused', ['unknown'])
    // Nobody sees the field, programs fill it in.
    if (sent.website !== undefined && sent.website !== '') return answer(c, site, 'ordered')
    if (!isEmailWithin(order.email.toLowerCase())) return refuse(c, 429, 'often')

    const placed = { number: makeCode(2), order, designs }
    await inTransaction(database, async (trx) => {
      const now = new Date()
      await queueMail(trx, customerMail(placed, site), now)
      await queueMail(trx, shopMail(placed, site), now)
    })
    return answer(c, site, 'ordered')
  })
  return routes
}

/** The union of the two ways to name designs has no field of its own. */
const fieldsOf = (issues: readonly { path: PropertyKey[] }[]): SampleProblem[] => [
  ...new Set(issues.map(({ path: [field] }) => (field === undefined || field === 'designNames' ? 'designs' : field) as SampleProblem)),
]
