/** A back end of the shop for tests: our own, behind a real socket, with another price, and with faults. */
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import type { CalendarDesignGroup } from '../../schemas/calendars/calendar-design-group.ts'
import type { CardOffer } from '../../schemas/cards/card.ts'
import type { Design } from '../../schemas/cards/design.ts'
import type { Price } from '../../schemas/price.ts'
import type { ShippingInformation } from '../../schemas/shipping-information.ts'
import { closeGracefully, listen, localAddress } from '../start/listen.ts'

interface Asked {
  path: string
  query: string
  channel: string | undefined
  locale: string | undefined
}

export const designAt = (name: string): Design => ({
  id: 7,
  name,
  description: `Karte „${name}“`,
  channel: 'anlass',
  kind: 'card',
  kindName: 'Einladungskarte',
  product: 'einladungskarten',
  occasion: 'hochzeit',
  occasionName: 'Hochzeit',
  format: '105x148',
  aspectRatio: 'portrait',
  color: ['rot'],
  style: ['floral'],
  punching: ['ohne'],
  label: [],
  picture: { src: 'https://pictures.example/7.webp', focus: '' },
  created: '2026-01-01',
  rank: 1,
})

export const shippingAt = (cents: number): ShippingInformation => ({
  parcels: [{ method: 'standard', price: { cents, currency: 'eur' } }],
  envelopes: [],
})

const cardOfferAt: CardOffer = {
  papers: [{ value: 'kraft', name: 'Kraftpapier', note: '', takesRefinement: true }],
  punchings: [{ value: 'ohne', name: 'Gerade' }],
  refinements: [{ value: 'ohne', name: 'Ohne' }],
  accessories: [],
  tags: [],
  tagNote: '',
}

const calendarGroupAt: CalendarDesignGroup = {
  designGroupId: 77,
  calendarType: 'wandkalender',
  name: 'Wandkalender von draußen',
  formats: [{ value: 'a3-portrait', name: 'A3 hoch', note: '', designId: 7701 }],
  mountings: [{ value: 'spirale', name: 'Spirale', note: '' }],
  papers: [{ value: 'matt', name: 'Matt', note: '', takesRefinement: true }],
  refinements: [{ value: 'ohne', name: 'Ohne', note: '' }],
  accessories: [],
  from: { cents: 1111, currency: 'eur' },
}

const priceAt: Price = { piece: { cents: 25, currency: 'eur' }, total: { cents: 1234, currency: 'eur' } }

/** `faults` answer one request each, in the place of what it knows. */
export async function openTestBackEnd({ maxAge }: { maxAge?: number } = {}) {
  const state = { cents: 499, design: designAt('Von draußen'), faults: [] as (() => Response | Promise<Response>)[] }
  const asked: Asked[] = []
  const answers: Record<string, () => object> = {
    '/web-api/themes': () => ({ designs: [state.design], total: 1 }),
    '/web-api/calendar-design-group': () => calendarGroupAt,
    '/web-api/calendar-price': () => priceAt,
    '/web-api/calculator/reference': () => cardOfferAt,
    '/web-api/card-price': () => priceAt,
  }
  const app = new Hono().all('/web-api/*', async (c) => {
    asked.push({ path: c.req.path, query: new URL(c.req.url).search, channel: c.req.header('x-channel'), locale: c.req.header('x-locale') })
    const fault = state.faults.shift()
    if (fault) return fault()
    if (maxAge !== undefined) c.header('cache-control', `public, max-age=${maxAge}`)
    return c.json(answers[c.req.path]?.() ?? shippingAt(state.cents))
  })
  const server = await listen(getRequestListener(app.fetch), { host: '127.0.0.1', port: 0, setting: 'PORT' })
  const close = () => closeGracefully(server, 0)
  onTestFinished(close)
  return { address: localAddress(server, '127.0.0.1'), asked, state, close }
}
