import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localAddress } from '../../../server/start/listen.ts'
import { previewOf } from '../../running-studio.ts'
import { headlineField, studioJourney } from '../../studio-journey.ts'
import { headline } from '../../test-bloks.ts'

/** A content service elsewhere, as hosted Storyblok is: another origin, which allows requests from browsers. What was sent as authorization. */
const asked: (string | undefined)[] = []
const service = createServer(async (request, response) => {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', 'authorization, content-type')
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE')
  response.setHeader('access-control-expose-headers', 'total, per-page')
  if (request.method === 'OPTIONS') return response.end()
  // Of ours alone, and without an authorization.
  if (request.url?.endsWith('/editors')) return response.writeHead(404).end()
  asked.push(request.headers.authorization)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { method = 'GET', headers } = request
  const answer = await fetch(`${studio.studio}${request.url}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: headers.authorization ?? '' },
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
  for (const name of ['content-type', 'total', 'per-page']) response.setHeader(name, answer.headers.get(name) ?? '')
  response.writeHead(answer.status).end(await answer.text())
})
beforeAll(() => new Promise<void>((listening) => service.listen(0, 'localhost', listening)))
afterAll(() => {
  service.closeAllConnections()
  service.close()
})

const studio = studioJourney(() => ({ CONTENT_SERVICES: localAddress(service) }))

describe('a space at another content service', () => {
  it('is edited with a personal token, and what somebody else has saved meanwhile is not overwritten', async () => {
    const { id } = await studio.makeDraft('anderswo', [headline('Erste Zeile', 'h2'), headline('Zweite Zeile', 'h2')])
    const { personal_token } = await studio.manage('POST', '../../personal_tokens', { personal_token: { name: 'Studio' } })
    const { page } = await studio.newPerson()
    await page.goto(`${studio.studio}/stories/${id}`)
    await page.getByText('Ein Space bei Storyblok').click()
    await page.getByLabel('Nummer des Spaces').fill('1')
    await page.getByLabel('Persönliches Token').fill('falsches-token')
    await page.getByRole('button', { name: 'Space öffnen' }).click()
    await page.getByRole('alert').getByText('nimmt dieses Token nicht an').waitFor()
    await page.getByLabel('Nummer des Spaces').fill('1')
    await page.getByLabel('Persönliches Token').fill(personal_token.token)
    await page.getByRole('button', { name: 'Space öffnen' }).click()

    await (await previewOf(page)).getByText('Erste Zeile').waitFor()
    const [first, second] = (await studio.contentOf(id)).body
    await studio.redraft(id, { body: [first, { ...second, headline: 'Von jemand anderem' }] })
    await page.getByRole('treeitem', { name: /Erste Zeile/ }).click()
    await headlineField(page).fill('Von hier')
    await expect
      .poll(async () => (await studio.contentOf(id)).body.map((blok: { headline: string }) => blok.headline), {
        timeout: 12_000,
      })
      .toEqual(['Von hier', 'Von jemand anderem'])
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((authorization) => authorization !== personal_token.token && authorization !== 'falsches-token')).toEqual([])

    // Our A/B tests are none of its.
    await page.goto(`${studio.studio}/`)
    await page.getByRole('link', { name: 'Releases' }).waitFor()
    expect(await page.getByRole('link', { name: 'A/B-Tests' }).count()).toBe(0)
    await page.goto(`${studio.studio}/tests`)
    await page.getByRole('alert').getByText('kennt keine A/B-Tests').waitFor()
    expect(await page.getByRole('button', { name: 'Neuer Test' }).count()).toBe(0)
  })
})
