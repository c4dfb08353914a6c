/** The account alone on a page, and ways to see it and use it, as the shop answers that a test says. */
import type { Page, Route } from 'playwright-core'
import { view } from './account-views.ts'
import { elementForTests } from './element-for-tests.ts'
import { renderExample } from './render-example.tsx'

export const anna = { email: 'anna@example.org', firstName: 'Anna', lastName: 'Ott' }

interface Opened {
  /** Who is logged in, each time that the block asks. */
  customer?: () => typeof anna | null
  /** What comes of forms; without it nothing does. */
  answer?: (route: Route) => Promise<void>
  address?: string
  channel?: 'anlass' | 'myposter'
}

/** Starts a browser before the tests of a file, and ends it after. Answers how to open the account in it. */
export function accountForTests() {
  const element = elementForTests('customer-account')
  return async ({ customer = () => null, answer, ...page }: Opened = {}): Promise<Page> =>
    element.open({
      html: `<main>${await renderExample('customer_account')}</main>`,
      ...page,
      prepare: async (opened) => {
        await opened.route('**/web-api/**', (route) =>
          route.request().method() === 'GET' ? route.fulfill({ json: { customer: customer() } }) : (answer?.(route) ?? route.abort()),
        )
      },
    })
}

/** Notes which forms are sent, and answers each when the test says what. */
export function holdAnswers() {
  const sent: string[] = []
  const held = new Map<string, Route>()
  return {
    sent,
    hold: async (route: Route) => {
      const action = /customer-(.+)/.exec(route.request().url())?.[1] ?? ''
      sent.push(action)
      held.set(action, route)
    },
    answer: (action: string, json: object, status = 200) => held.get(action)?.fulfill({ json, status }),
  }
}

export const namesIn = async (page: Page) =>
  Promise.all(['Vorname', 'Nachname'].map((label) => view(page, 'account').getByLabel(label).inputValue()))
/** Comes back to the tab, which asks the shop anew. */
export const look = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
/** What is said of a form that was sent. */
export const said = (page: Page) => page.locator('[data-note][data-shown]')
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.id)
