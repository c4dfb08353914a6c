import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { painted } from '../../painted.ts'
import { signIn } from '../../running-studio.ts'
import { phone, studioJourney } from '../../studio-journey.ts'
import { headline } from '../../test-bloks.ts'
import { watchShifts } from '../../watch-shifts.ts'

const studio = studioJourney()

/** What is asked beside what a screen is for. */
const late = /\/releases|mentioned_discussions/

interface Screen {
  path: string
  /** By what one sees that the screen is there, and that it has the late answers. */
  isThere(page: Page): Promise<void>
  isWhole(page: Page): Promise<void>
}

const screens: Record<string, (id: number) => Screen> = {
  'the list of pages': () => ({
    path: '/',
    isThere: (page) => page.getByRole('link', { name: 'Vorausschau' }).waitFor(),
    isWhole: (page) => page.getByRole('link', { name: 'Kommentare' }).waitFor(),
  }),
  'a page': (id) => ({
    path: `/stories/${id}`,
    isThere: (page) => page.getByRole('button', { name: /^Veröffentlichen/ }).waitFor(),
    isWhole: async (page) => void (await (await page.waitForResponse(/\/releases/)).finished()),
  }),
  'what is ahead': () => ({
    path: '/ahead',
    isThere: (page) => page.getByRole('heading', { name: 'Vorausschau' }).waitFor(),
    isWhole: (page) => page.getByRole('radio', { name: /Release/ }).waitFor(),
  }),
}

describe('a screen whose answers come late', () => {
  it.each(Object.keys(screens))('moves nothing under a thumb when they come: %s', async (name) => {
    const { id } = await studio.publishPage([headline('Heute', 'h2')])
    const { release } = await studio.manage('POST', 'releases', { release: { name: `Sommer ${id}` } })
    onTestFinished(() => studio.manage('DELETE', `releases/${release.id}`))
    const { path, isThere, isWhole } = screens[name]?.(id) ?? expect.unreachable()
    const { page } = await studio.newPerson({ viewport: phone })
    const shifts = await watchShifts(page)
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
    await page.route(late, async (route) => {
      await mayCome
      await route.continue()
    })
    await signIn(page, studio.studio + path)
    await isThere(page)
    await painted(page)
    const { length } = await shifts()
    const whole = isWhole(page)
    letCome()
    await whole
    await painted(page)
    expect((await shifts()).slice(length)).toEqual([])
  })
})
