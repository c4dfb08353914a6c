/** A back end of the shop for tests: our own, behind a real socket, with another price, and with faults. */
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import type { ShippingInformation } from '../../schemas/shipping-information.ts'
import { closeGracefully, listen, localAddress } from '../start/listen.ts'

interface Asked {
  path: string
  channel: string | undefined
  locale: string | undefined
}

export const shippingAt = (cents: number): ShippingInformation => ({
  parcels: [{ method: 'standard', price: { cents, currency: 'eur' } }],
  envelopes: [],
})

/** `faults` answer one request each, in the place of what it knows. */
export async function openTestBackEnd({ maxAge }: { maxAge?: number } = {}) {
  const state = { cents: 499, faults: [] as (() => Response | Promise<Response>)[] }
  const asked: Asked[] = []
  const app = new Hono().get('/web-api/*', async (c) => {
    asked.push({ path: c.req.path, channel: c.req.header('x-channel'), locale: c.req.header('x-locale') })
    const fault = state.faults.shift()
    if (fault) return fault()
    if (maxAge !== undefined) c.header('cache-control', `public, max-age=${maxAge}`)
    return c.json(shippingAt(state.cents))
  })
  const server = await listen(getRequestListener(app.fetch), { host: '127.0.0.1', port: 0, setting: 'PORT' })
  const close = () => closeGracefully(server, 0)
  onTestFinished(close)
  return { address: localAddress(server, '127.0.0.1'), asked, state, close }
}
