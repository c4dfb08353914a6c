/** The built product with its studio, for people who work in it in a real browser. */
import { createServer } from 'node:net'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { newVisitor } from './chromium.ts'
import { startShop } from './running-shop.ts'

const admin = { email: 'ada@example.org', password: 'ganz-geheimes-wort' }

/** The studio frames the shop by the address in its space, so both ports must be known before the start. */
export async function startStudio(environment: Record<string, string> = {}) {
  const [port, studioPort] = await freePorts()
  const shop = await startShop({
    PORT: String(port),
    STUDIO_PORT: String(studioPort),
    STUDIO_ADMIN_EMAIL: admin.email,
    STUDIO_ADMIN_PASSWORD: admin.password,
    ...environment,
  })
  // The shop says its addresses with the IP; people and the space's domain say localhost, which is another origin.
  const studio = `http://localhost:${studioPort}`
  const origin = `http://localhost:${port}`
  const login = await ask('POST', '/v1/users/login', admin)
  const token: string = login.access_token

  async function ask(method: string, path: string, body?: object, authorization = '') {
    const response = await fetch(studio + path, {
      method,
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text ? JSON.parse(text) : undefined
  }

  return {
    ...shop,
    studio,
    shop: origin,
    admin,
    /** As a tool of the admin's. */
    manage: (method: string, path: string, body?: object) => ask(method, `/v1/spaces/1/${path}`, body, token),
    /** A browser of the admin's, at an address of the studio; closed with the test. */
    async visit(browser: Browser, path = '/', viewport = { width: 1440, height: 900 }) {
      const visitor = await newVisitor(browser, { viewport, locale: 'de-DE' })
      await signIn(visitor.page, studio + path)
      return visitor
    },
  }
}

/** Opens an address of the studio as the admin. */
export async function signIn(page: Page, address: string): Promise<void> {
  // Says which step hangs, before the test as a whole is given up.
  page.setDefaultTimeout(12_000)
  await page.goto(address)
  await page.getByLabel('E-Mail').fill(admin.email)
  await page.getByLabel('Passwort').fill(admin.password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

/** The page in the studio's canvas, once it has come and can be clicked. */
export async function previewOf(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('#storyblok-preview')
  await frame.locator('main [data-blok-c]').first().waitFor()
  // The bridge marks the document once the editor has answered it.
  await frame.locator('#storyblok-bridge-stylesheet').waitFor({ state: 'attached' })
  return frame
}

async function freePorts(): Promise<number[]> {
  const servers = [createServer(), createServer()]
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve, reject) =>
          server.listen(0, '127.0.0.1', () => {
            const address = server.address()
            if (address && typeof address === 'object') resolve(address.port)
            else reject(new Error('No port is free.'))
          }),
        ),
    ),
  )
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))))
  return ports
}
