import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { putInRelease } from '../../server/content/release-writing.ts'
import { startShop } from '../running-shop.ts'
import { keepAsking } from './keep-asking.ts'
import { childrenOf, isThere, type OpenShop, openShop, pages, requestsAFault } from './open-shop.ts'
import { publishUrgentPage, publishWords, shown, words } from './urgent-page.ts'

const openSeveral = () => openShop({}, ['--processes', '2'])

/** Those that serve, by what they tell. */
const pidsIn = async ({ text }: Pick<OpenShop, 'text'>) =>
  [...(await text('/metrics')).matchAll(/anlass_process\{pid="(\d+)"\} 1/g)].map(([, pid]) => Number(pid))

const startedBeside = (shop: OpenShop, ...known: number[]) => childrenOf(shop).filter((pid) => !known.includes(pid))

/** Has come to its own code. Until then whoever makes a process waits for it, and does nothing else. */
const hasBegun = (pid: number) => readFileSync(`/proc/${pid}/environ`, 'utf8').includes('NODE_UNIQUE_ID=')

/** Asked over a connection of its own; undefined where there was no answer. */
function statusOf(address: string): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>()
  get(address, { agent: false }, (response) => resolve(response.resume().statusCode)).on('error', () => resolve(undefined))
  return promise
}

describe('several processes', () => {
  it('show what one of them was told, and go on when one is killed', async () => {
    const shop = await openSeveral()
    const id = await publishUrgentPage(shop)
    const everywhere = async () => new Set(await Promise.all(Array.from({ length: 8 }, () => shown(shop))))
    await expect.poll(everywhere, { timeout: 10_000 }).toEqual(new Set(['Vorher']))
    await publishWords(shop, id, 'Nachher')
    await expect.poll(everywhere, { timeout: 10_000 }).toEqual(new Set(['Nachher']))

    const visitors = keepAsking(shop.shop, pages, requestsAFault, false)
    for (let times = 1; times <= 3; times++) {
      const before = await pidsIn(shop)
      expect(before).toHaveLength(2)
      process.kill(before[0] ?? 0, 'SIGKILL')
      await expect.poll(async () => (await pidsIn(shop)).filter((pid) => !before.includes(pid)), { timeout: 20_000 }).toHaveLength(1)
    }
    // Each has an answer, and only what the dead had in hand is none.
    expect((await visitors.stop()).failures.filter((failure) => !/ECONNRESET|socket hang up/.test(failure))).toEqual([])
    expect(await everywhere()).toEqual(new Set(['Nachher']))
  }, 90_000)

  it('go on when the first one writes to one of whose death it has not heard', async () => {
    const shop = await openSeveral()
    const [dying = 0, living = 0] = childrenOf(shop)
    // The first one wakes to a question that it passes on to both, and behind it to the end of one of them.
    process.kill(dying, 'SIGSTOP')
    shop.process.kill('SIGSTOP')
    const asked = Array.from({ length: 4 }, () => statusOf(`${shop.shop}/metrics`))
    // Taken in turn: this one has an answer when those before it have been passed on.
    expect(await statusOf(`${shop.shop}/healthz`)).toBe(200)
    process.kill(dying, 'SIGKILL')
    await expect.poll(() => isThere(dying)).toBe(false)
    shop.process.kill('SIGCONT')

    await Promise.all(asked)
    await expect.poll(() => startedBeside(shop, dying, living), { timeout: 10_000 }).toHaveLength(1)
    expect(childrenOf(shop)).toContain(living)
    await expect.poll(() => statusOf(`${shop.shop}/metrics`), { timeout: 20_000 }).toBe(200)
  }, 60_000)

  it('tell their figures while one of them starts', async () => {
    const shop = await openSeveral()
    const [dying = 0, living = 0] = childrenOf(shop)
    process.kill(dying, 'SIGKILL')
    const begun = () => startedBeside(shop, dying, living).filter(hasBegun)
    await expect.poll(begun, { timeout: 10_000, interval: 5 }).toHaveLength(1)
    const [starting = 0] = begun()
    process.kill(starting, 'SIGSTOP')
    onTestFinished(() => void (isThere(starting) && process.kill(starting, 'SIGCONT')))
    // Where it was about to serve when it was stopped, every other question goes to itself.
    const asked = () => Promise.any([1, 2].map(() => statusOf(`${shop.shop}/metrics`)))
    expect(await asked()).toBe(200)

    process.kill(starting, 'SIGCONT')
    await expect.poll(async () => new Set(await pidsIn(shop)), { timeout: 20_000 }).toEqual(new Set([living, starting]))
  }, 60_000)

  it('are replaced as soon as that can be where for a time no process can be made, and stop as ever', async () => {
    const shop = await openSeveral()
    const [dying = 0, living = 0] = childrenOf(shop)
    const mayOpen = (files: string) => execFileSync('prlimit', ['--pid', String(shop.process.pid), `--nofile=${files}:`])
    mayOpen('5')
    process.kill(dying, 'SIGKILL')
    await expect
      .poll(() => shop.output(), { timeout: 10_000 })
      .toMatch(/A process could not be made \(spawn .*EMFILE\), another one takes its place/)
    expect(childrenOf(shop)).toEqual([living])
    expect(await statusOf(`${shop.shop}/`)).toBe(200)

    mayOpen('1024')
    await expect.poll(() => childrenOf(shop), { timeout: 20_000 }).toHaveLength(2)
    await expect.poll(() => statusOf(`${shop.shop}/metrics`), { timeout: 20_000 }).toBe(200)
    await shop.end()
    expect(shop.process.exitCode).toBe(0)
  }, 60_000)

  it('are replaced also when one dies while it starts, and during a stop none is', async () => {
    const shop = await openSeveral()
    const known = new Set(childrenOf(shop))
    expect(known.size).toBe(2)
    /** Ends one, and answers the one that takes its place as soon as there is one. */
    const replace = async (pid: number) => {
      process.kill(pid, 'SIGKILL')
      const next = () => childrenOf(shop).find((child) => !known.has(child))
      await expect.poll(next, { timeout: 10_000, interval: 5 }).toBeGreaterThan(0)
      const replacement = next() ?? 0
      known.add(replacement)
      return replacement
    }
    const [first = 0] = known
    await replace(await replace(first))
    await expect.poll(() => pidsIn(shop), { timeout: 20_000 }).toHaveLength(2)

    await replace([...known].find(isThere) ?? 0)
    await shop.end()
    expect([shop.process.exitCode, [...known].filter(isThere), shop.output()]).toEqual([0, [], expect.not.stringContaining('    at ')])
  }, 60_000)

  it('end within ten seconds, also when one of them is frozen', async () => {
    const shop = await openSeveral()
    const [frozen = 0, living = 0] = childrenOf(shop)
    process.kill(frozen, 'SIGSTOP')
    await shop.end()
    expect([shop.process.exitCode, [frozen, living].filter(isThere)]).toEqual([1, []])
    expect(shop.output()).toContain('A process has not ended in time and will be killed.')
  }, 60_000)

  it('are replaced when one is frozen, and until then others answer', async () => {
    const shop = await openSeveral()
    const [frozen = 0, living = 0] = childrenOf(shop)
    process.kill(frozen, 'SIGSTOP')
    onTestFinished(() => void (isThere(frozen) && process.kill(frozen, 'SIGCONT')))
    const asked = Promise.all(Array.from({ length: 100 }, () => statusOf(`${shop.shop}/`)))
    expect(new Set(await asked)).toEqual(new Set([200]))

    await expect.poll(() => startedBeside(shop, frozen, living), { timeout: 60_000 }).toHaveLength(1)
    expect(shop.output()).toContain(`Process ${frozen} has said nothing for 20 s and is killed.`)
    expect([isThere(frozen), isThere(living)]).toEqual([false, true])
    await expect.poll(() => statusOf(`${shop.shop}/metrics`), { timeout: 20_000 }).toBe(200)
  }, 90_000)

  it('make a release live once at its time, and lead former addresses on, also after a restart', async () => {
    const shop = await openSeveral()
    const id = await publishUrgentPage(shop)
    const { kysely } = shop.store.database
    const now = new Date().toISOString()
    const release = { id: 7, uuid: 'u', name: 'Advent', revision: 0, created_at: now, updated_at: now }
    await kysely.insertInto('releases').values(release).execute()
    await shop.store.transaction((writing) => putInRelease(writing, release.id, id, words('Nachher')))
    await kysely.updateTable('releases').set({ release_at: now }).where('id', '=', release.id).execute()

    await expect.poll(() => shown(shop), { timeout: 20_000 }).toBe('Nachher')
    const published = kysely.selectFrom('story_versions').select('id').where('story_id', '=', id).where('event', '=', 'publish')
    expect(await published.execute()).toHaveLength(2)

    await shop.store.moveStory(id, { slug: 'gemach' })
    const moved = async (address: string) => {
      const { status, headers } = await fetch(`${address}/at/eilig/?x=1`, { redirect: 'manual' })
      return [status, headers.get('location')]
    }
    await expect.poll(() => moved(shop.shop), { timeout: 10_000 }).toEqual([301, '/at/gemach/?x=1'])
    await shop.end()
    const again = await startShop({ DATA_DIR: shop.folder, LOG_LEVEL: 'fatal' })
    onTestFinished(() => again.stop())
    expect(await moved(again.shop)).toEqual([301, '/at/gemach/?x=1'])
  })

  it('that were asked for in a wrong number end the start with a sentence', async () => {
    await expect(startShop({}, ['--processes', 'viele'])).rejects.toThrow('--processes is viele: write a number from 1 to 64')
  })
})
