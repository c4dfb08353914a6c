/** What a journey through the shop begins with: the built product and a real Chromium, for the tests of one file. */
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchChromium, newVisitor } from './chromium.ts'
import { patience, startShop } from './running-shop.ts'

/** Settings of the product. A function, as some are known only once something else of the file listens. */
export type Environment = () => Record<string, string>

/** Starts a shop and a browser before the tests of a file, and ends them after. */
export function shopJourney(environment: Environment = () => ({})) {
  const running = runForTests(() => startShop({ ...patience, ...environment() }))
  return {
    /** Origin of the card brand. */
    get shop() {
      return running().product.shop
    },
    /** Origin of the wall-art brand. */
    get posters() {
      return running().product.posters
    },
    get studio() {
      return running().product.studio
    },
    get store() {
      return running().product.store
    },
    /** What the process has written. */
    output: () => running().product.output(),
    /** Answers the id. */
    publishPage: (fullSlug: string, fields: object = {}) => running().product.publishPage(fullSlug, fields),
    /** Somebody with a browser profile of their own, for one test. */
    newVisitor: (options?: BrowserContextOptions) => newVisitor(running().browser, options),
  }
}

/** Starts a product and a browser before the tests of a file, and ends them after. Answers what runs. */
export function runForTests<Product extends { stop(): Promise<void> }>(start: () => Promise<Product>) {
  let browser: Browser | undefined
  let product: Product | undefined
  beforeAll(async () => {
    ;[product, browser] = await Promise.all([start(), launchChromium()])
  })
  afterAll(async () => {
    await Promise.all([browser?.close(), product?.stop()])
  })
  return () => {
    if (!product || !browser) throw new Error('Nothing runs yet: ask for it in a hook or a test.')
    return { product, browser }
  }
}
