import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { storyHref } from '../../runtime/site/link-target.ts'
import type { Site } from '../../runtime/site/site.ts'
import { DesignQuery, designsQuestion } from '../../schemas/cards/design.ts'
import { type SampleOutcome, sampleOrderKey } from '../../schemas/cards/sample.ts'
import { channelFeatures } from '../../schemas/channel.ts'
import { makeCode } from '../credentials/typed-code.ts'
import type { Database } from '../database/database.ts'
import { isMailQueued, queueMail } from '../mail/queue-mail.ts'
import { fieldIssues, formRoutes, isOfProgram } from '../requests/form-routes.ts'
import { limitPerAddress } from '../requests/limit-per-address.ts'
import { isForm, refuseForm, type SiteParts } from '../requests/sent-form.ts'
import type { ShopApi } from '../shop-api/shop-api.ts'
import { customerMail, shopMail } from './sample-mails.ts'
import { type SampleOrder, sampleOrderOf } from './sample-order.ts'
import { sampleWords } from './sample-words.ts'

export interface SampleOrderParts {
  database: Database
  settings: SiteParts
  shopApi: ShopApi
}

/** To one address of mail: nobody shall fill other people's mailboxes. */
const mostToAddress = { most: 3, windowMs: 3_600_000 }

/** An order that is sent again is the one before, of which the answer was lost for one; later than that, somebody wants the cards once more. */
const sameOrderMs = 3_600_000

/**
 * POST /web-api/sample-order   sends sample cards (R1.03): designs or designNames, name, street, postcode, city, email, wishes
 *
 * An order is two mails, to the customer and to the shop, that are queued together or not at all. JSON is answered with JSON. A form
 * without script is led to the page of the samples, which says what came of it.
 */
export function sampleOrderRoutes({ database, settings, shopApi }: SampleOrderParts) {
  const path = '/web-api/sample-order'
  const { routes, take } = formRoutes({ settings, path, mostAnHour: 30 })
  const isWithinLimit = limitPerAddress(mostToAddress)

  function answer(c: Context, site: Site, outcome: SampleOutcome, issues: { field: string; message: string }[] = []) {
    if (isForm(c)) {
      const page = new URL(storyHref(`${site.channel}/${sampleOrderKey}`, site), site.origin)
      return c.redirect(`${page.href}#sample-${outcome}`, 303)
    }
    if (outcome === 'ordered') return c.json({ outcome })
    return c.json({ error: 'invalid-form', message: sampleWords('problem.form'), issues }, 422)
  }

  /** `undefined` when the catalogue does not have one of them. */
  async function findDesigns(site: Site, ids: readonly number[] = []) {
    if (ids.length === 0) return []
    const { data } = await shopApi.ask(site, designsQuestion, DesignQuery.parse({ ids: ids.map(String), pageSize: '48' }))
    return data.designs.length === ids.length ? data.designs : undefined
  }

  take(path, async ({ fields, site }, c) => {
    if (!channelFeatures[site.channel].sampleCards) return refuseForm(c, 404, { error: 'absent', message: sampleWords('problem.absent') })
    const read = sampleOrderOf(site.country).safeParse(fields)
    if (!read.success) return answer(c, site, 'refused', fieldIssues(read.error, sampleWords))
    const order = read.data
    const designs = await findDesigns(site, order.designs)
    if (!designs) return answer(c, site, 'refused', [{ field: 'designs', message: sampleWords('problem.unknown') }])
    if (isOfProgram(fields)) return answer(c, site, 'ordered')

    const about = orderKey(order, site)
    const isTaken = await database.kysely.transaction().execute(async (trx) => {
      await database.oneAtATime(trx, about)
      const now = new Date()
      if (await isMailQueued(trx, about, new Date(now.getTime() - sameOrderMs))) return true
      if (!isWithinLimit(order.email.toLowerCase())) return false
      const placed = { number: makeCode(2), order, designs }
      await queueMail(trx, customerMail(placed, site), now, about)
      await queueMail(trx, shopMail(placed, site), now, about)
      return true
    })
    if (!isTaken) return refuseForm(c, 429, { error: 'often', message: sampleWords('problem.toAddress') })
    return answer(c, site, 'ordered')
  })
  return routes
}

/** The same for all that is alike in an order and for whom it is. Nobody can read from it who that is. */
const orderKey = (order: SampleOrder, { channel, locale }: Site) =>
  `sample-order:${createHash('sha256')
    .update(JSON.stringify([channel, locale, order]))
    .digest('base64url')}`
