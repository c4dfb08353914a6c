import { expect, it, onTestFinished, vi } from 'vitest'
import type { RawBlok } from '../schemas/blok.ts'
import { countSeen } from '../server/flags/embedded/flag-impressions.ts'
import { changeFlag, createFlag, findFlag } from '../server/flags/embedded/flag-store.ts'
import { patience, startShop } from './running-shop.ts'
import { headline } from './test-bloks.ts'

const body: RawBlok[] = [
  { _uid: 'test', component: 'flag_switch', flag: 'anrede', off: [headline('Bisher wie immer')], on: [headline('Neu und anders')] },
]
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0' }
const someone = { ...browser, cookie: 'splitIoUserKey=0e0c40d6-6a7c-4bd4-9c1e-34a1b5b1c0aa' }
const soon = { timeout: 20_000, interval: 100 }

it('R6.02 a test begins, ends and counts its visitors, while the shop runs', async () => {
  const { shop, store, publishPage, stop } = await startShop(patience)
  onTestFinished(stop)
  await store.transaction((writing) => createFlag(writing, 'anrede', { share: 100 }))
  await publishPage('anlass/test', { body })
  const seen = async (headers = someone) => (await fetch(`${shop}/test/`, { headers })).text()
  expect(await seen()).toContain('Neu und anders')
  expect(await seen({ ...someone, 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })).toContain('Bisher wie immer')

  await store.transaction(async (writing) => {
    const flag = await findFlag(writing.trx, 'anrede')
    if (flag) await changeFlag(writing, flag, { share: 0 })
  })
  await vi.waitFor(async () => expect(await seen()).toContain('Bisher wie immer'), soon)
  await vi.waitFor(async () => expect((await countSeen(store.database.kysely)).get('anrede')).toEqual({ on: 1, off: 1 }), soon)
})

it('a stop after flags were asked for waits for requests in flight, and nothing counted is lost', async () => {
  const { shop, store, publishPage, process, end, stop } = await startShop(patience)
  onTestFinished(stop)
  await store.transaction((writing) => createFlag(writing, 'anrede', { share: 100 }))
  await publishPage('anlass/test', { body })
  expect(await (await fetch(`${shop}/test/`, { headers: someone })).text()).toContain('Neu und anders')
  // More than are answered before the signal is there.
  const inFlight = Promise.all(
    Array.from({ length: 30 }, (_, index) => fetch(`${shop}/versand/?time=${index}`).then((answer) => answer.text())),
  )
  await fetch(`${shop}/healthz`)
  await end()
  for (const text of await inFlight) expect(text).toContain('</html>')
  expect(process.exitCode).toBe(0)
  expect((await countSeen(store.database.kysely)).get('anrede')).toEqual({ on: 1, off: 0 })
})

it('R9.12 R8.04 with a flag service that nobody reaches, pages come without variants and the log says why', async () => {
  const { shop, publishPage, output, stop } = await startShop({
    ...patience,
    SPLIT_KEY: 'nobody-has-this',
    SPLIT_URL: 'http://127.0.0.1:9',
  })
  onTestFinished(stop)
  await publishPage('anlass/test', { body })
  const answer = await fetch(`${shop}/test/`, { headers: someone })
  expect([answer.status, (await answer.text()).includes('Bisher wie immer')]).toEqual([200, true])
  await vi.waitFor(() => expect(output()).toContain('the flag service did not answer within 10 s'), soon)
})
