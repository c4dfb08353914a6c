/** The built product with its studio, for people who work in it in a real browser. */
import { createServer } from 'node:net'
import type { BrowserContext, FrameLocator, Page } from 'playwright-core'
import { startShop } from './running-shop.ts'

export const admin = { email: 'ada@example.org', password: 'ganz-geheimes-wort' }

export async function startStudio(environment: Record<string, string> = {}) {
  // The studio frames the shop by the address in its space, so both ports must be known before the start.
  const shop = await onFreePorts((port, studioPort) =>
    startShop({
      PORT: String(port),
      STUDIO_PORT: String(studioPort),
      STUDIO_ADMIN_EMAIL: admin.email,
      STUDIO_ADMIN_PASSWORD: admin.password,
      ...environment,
    }),
  )
  const login = await ask('POST', '/v1/users/login', admin)
  const token: string = login.access_token

  async function ask(method: string, path: string, body?: object, authorization = '') {
    const response = await fetch(shop.studio + path, {
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
    admin,
    /** As a tool of the admin's. */
    manage: (method: string, path: string, body?: object) => ask(method, `/v1/spaces/1/${path}`, body, token),
  }
}

/** The cookies of a new session of the admin's. How one signs in has tests of its own. */
/** The admin's session, or somebody else's. */
export async function openSession(origin: string, { email, password } = admin): Promise<Cookies> {
  const response = await fetch(`${origin}/v1/session`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`${email} can’t sign in: ${response.status} ${await response.text()}`)
  const cookies = response.headers.getSetCookie().map((cookie) => /^(?<name>[^=]+)=(?<value>[^;]*)/.exec(cookie)?.groups)
  return cookies.map((cookie) => ({ name: '', value: '', ...cookie, url: origin, httpOnly: true }))
}

type Cookies = Parameters<BrowserContext['addCookies']>[0]

/** Opens an address of the studio as the admin, in a session that begins with it or in the one that is given. */
export async function signIn(page: Page, address: string, session?: Cookies): Promise<void> {
  // Says which step hangs, before the test as a whole is given up.
  page.setDefaultTimeout(12_000)
  await page.context().addCookies(session ?? (await openSession(new URL(address).origin)))
  await page.goto(address)
}

/** As the studio asks for it where the session ends while one works. */
export async function signInAgain(page: Page, { email, password } = admin): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Anmelden' })
  await dialog.getByLabel('E-Mail').fill(email)
  await dialog.getByLabel('Passwort').fill(password)
  await dialog.getByRole('button', { name: 'Anmelden' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** The page in the studio's canvas, once it has come and can be clicked. */
export async function previewOf(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('#storyblok-preview')
  await frame.locator('main [data-blok-c]').first().waitFor()
  // The bridge marks the document once the editor has answered it.
  await frame.locator('#storyblok-bridge-stylesheet').waitFor({ state: 'attached' })
  return frame
}

/** Starts something on two ports that were free a moment ago, and once more where somebody else has taken one since. */
export async function onFreePorts<Started>(start: (port: number, other: number) => Promise<Started>, tries = 5): Promise<Started> {
  const [port = 0, other = 0] = await freePorts()
  try {
    return await start(port, other)
  } catch (error) {
    if (tries > 1 && String(error).includes('is in use')) return onFreePorts(start, tries - 1)
    throw error
  }
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
