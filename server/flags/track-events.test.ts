import { expect, it } from 'vitest'
import type { TrackedEvent } from '../../schemas/flags/tracked-event.ts'
import { openTestFlagService } from './embedded/test-flag-service.ts'
import { openSplit, visitor } from './test-split-flags.ts'

/** Tracks events with the vendor's client, and answers what its service was sent by the end, and the log. */
async function track(events: TrackedEvent[], who = visitor('anna')) {
  const sent: Record<string, unknown>[] = []
  const { address, create } = await openTestFlagService({
    inFront: async (c, next) => {
      if (c.req.path.endsWith('/events/bulk')) sent.push(...(await c.req.json()))
      return next()
    },
  })
  await create('hero')
  const { flags, ask, lines } = openSplit({ serviceUrl: () => address })
  await ask('anna', 'hero')
  for (const event of events) flags.track(who, event)
  await flags.close()
  return { sent, lines }
}

it('R3.26 R5.08 what a visitor did goes to the service with the traffic type user, its type, value and properties', async () => {
  const { sent, lines } = await track([
    { type: 'order', value: 12.5, properties: { pages: 8, gift: true, paper: 'matt', note: null } },
    { type: 'click' },
  ])
  const event = { key: 'anna', trafficTypeName: 'user', timestamp: expect.any(Number) }
  expect(sent).toEqual([
    { ...event, eventTypeId: 'order', value: 12.5, properties: { pages: 8, gift: true, paper: 'matt', note: null } },
    { ...event, eventTypeId: 'click', properties: null },
  ])
  expect(lines).toEqual([])
})

it('R5.08 what is no text, number or truth value becomes null', async () => {
  const properties = { list: [1], object: {}, nothing: undefined, endless: Number.POSITIVE_INFINITY, at: new Date(), big: 1n }
  const { sent } = await track([{ type: 'order', properties }])
  expect(sent[0]?.properties).toEqual({ list: null, object: null, nothing: null, endless: null, at: null, big: null })
})

const properties = (number: number, value: unknown = 1) =>
  Object.fromEntries(Array.from({ length: number }, (_, index) => [`p${String(index).padStart(3, '0')}`, value]))

it('R5.08 more than 300 properties are sent, with a warning', async () => {
  expect((await track([{ type: 'order', properties: properties(300) }])).lines).toEqual([])
  const { sent, lines } = await track([{ type: 'order', properties: properties(301) }])
  expect([sent.length, lines]).toEqual([1, ['an event has more than 300 properties']])
})

it('R5.08 properties may have 32,768 bytes, as the client counts them', async () => {
  // 1,024 for the event, and two for every letter of a name and a text.
  const room = (32_768 - 1_024) / 2 - 4
  expect((await track([{ type: 'order', properties: { text: 'x'.repeat(room) } }])).sent).toHaveLength(1)
  const { sent, lines } = await track([{ type: 'order', properties: { text: 'x'.repeat(room + 1) } }])
  expect([sent, lines]).toEqual([[], ['the event "order" could not be tracked: properties have more than 32768 bytes']])
})

it.each([
  [{ type: 'x'.repeat(81) }, 'type must begin'],
  [{ type: '-click' }, 'type must begin'],
  [{ type: 'zwei Worte' }, 'type must begin'],
  [{ type: '' }, 'type must begin'],
  [{ type: 'order', value: Number.NaN }, 'value must be a finite number'],
  [{ type: 'order', value: Number.NEGATIVE_INFINITY }, 'value must be a finite number'],
  [{ type: 'order', value: '12' }, 'value must be a finite number'],
  [{ type: 'order', properties: [1] }, 'properties must be a plain object'],
  [{ type: 'order', properties: new Map() }, 'properties must be a plain object'],
])('R5.08 R8.04 track failure: %o is not sent, nobody is thrown at, and the log says why', async (event, why) => {
  const { sent, lines } = await track([event as TrackedEvent])
  expect(sent).toEqual([])
  expect(lines).toEqual([expect.stringContaining(why)])
  expect(lines[0]).toContain(`the event "${event.type}" could not be tracked: `)
})

it.each(['a', 'Order-1_x.y:z', `0${'x'.repeat(79)}`])('R5.08 %s is the type of an event', async (type) => {
  expect((await track([{ type }])).sent).toMatchObject([{ eventTypeId: type }])
})

it('R8.04 track failure: after the end there is nobody to tell', async () => {
  const { address } = await openTestFlagService()
  const { flags, lines } = openSplit({ serviceUrl: () => address })
  await flags.close()
  flags.track(visitor('anna'), { type: 'click' })
  expect(lines).toEqual(['the event "click" could not be tracked: the shop stops'])
})

it('R5.09 of who does not consent nothing is told', async () => {
  expect(await track([{ type: 'click' }], visitor('anna', { consents: false }))).toEqual({ sent: [], lines: [] })
})
