import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localAddress } from '../../../server/start/listen.ts'
import { axeFindings } from '../../axe-findings.ts'
import { signIn } from '../../running-studio.ts'
import { choose, studioJourney } from '../../studio-journey.ts'

/** A page of somebody else's on the same host. */
const elsewhere = createServer((_, response) =>
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>Anderswo</title>'),
)
beforeAll(() => new Promise<void>((listening) => elsewhere.listen(0, 'localhost', listening)))
afterAll(() => void elsewhere.close())

const studio = studioJourney()

/** Asks from a page's own script, with the cookies that the browser has for the address. Answers the status, 0 when it may not be read. */
function ask(page: Page, method: string, path: string, body?: object): Promise<number> {
  const sent = { url: new URL(path, studio.studio).href, method, body: body && JSON.stringify(body) }
  return page.evaluate(async ({ url, method, body }) => {
    const answer = await fetch(url, {
      method,
      body,
      credentials: 'include',
      mode: url.startsWith(location.origin) ? 'same-origin' : 'no-cors',
    })
    return answer.status
  }, sent)
}

describe('signing in', () => {
  it('says nothing about which part was wrong, and lets in who knows both', async () => {
    const { page } = await studio.newPerson()
    await signIn(page, studio.studio)
    await page.getByRole('button', { name: 'Neue Seite' }).waitFor()
    await choose(page, 'Mehr', /Abmelden/)
    await page.getByLabel('E-Mail').fill(studio.admin.email)
    await page.getByLabel('Passwort').fill('falsch')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await page.getByRole('alert').getByText('Die E-Mail-Adresse oder das Passwort stimmt nicht.').waitFor()
    expect(await axeFindings(page)).toEqual([])
  })
})

it('the menu leads to the figures, and these back, also whoever opens them by their address', async () => {
  const page = await studio.visit()
  await page.getByRole('button', { name: 'Neue Seite' }).waitFor()
  await choose(page, 'Mehr', /Zahlen/)
  await page.getByText('Sofort da').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.goto('about:blank')
  await page.goto(`${studio.studio}/figures`)
  await page.getByText('Sofort da').waitFor()
  await page.getByRole('link', { name: 'Zum Studio' }).click()
  await page.getByRole('button', { name: 'Neue Seite' }).waitFor()

  const { page: stranger } = await studio.newPerson()
  await stranger.goto(`${studio.studio}/figures`)
  await stranger.getByText('angemeldet').waitFor()
  expect(await axeFindings(stranger)).toEqual([])
})

describe('a person who signs in to the studio', () => {
  it('writes from its pages, and no other page writes for them, not even one on the same host', async () => {
    const { id } = await studio.publishPage()
    const isPublished = async () => (await studio.storyOf(id)).published
    const { page } = await studio.newPerson()
    await page.goto(`${studio.studio}/_blocks`)
    expect(await ask(page, 'GET', '/v1/session')).toBe(401)
    expect(await ask(page, 'POST', '/v1/session', studio.admin)).toBe(201)
    expect(await page.evaluate(() => document.cookie)).toBe('')
    expect(await ask(page, 'GET', '/v1/session')).toBe(200)
    expect(await ask(page, 'PUT', `/v1/spaces/1/stories/${id}`, { story: { name: 'Neu' } })).toBe(200)

    // To the browser all ports of a host are one site, so it sends the cookie along from there.
    const other = await page.context().newPage()
    await other.goto(localAddress(elsewhere))
    await ask(other, 'GET', `/v1/spaces/1/stories/${id}/unpublish`)
    expect(await isPublished()).toBe(true)
    expect(await ask(page, 'GET', `/v1/spaces/1/stories/${id}/unpublish`)).toBe(200)
    expect(await isPublished()).toBe(false)

    expect(await ask(page, 'DELETE', '/v1/session')).toBe(204)
    expect(await ask(page, 'GET', '/v1/session')).toBe(401)
  })
})
