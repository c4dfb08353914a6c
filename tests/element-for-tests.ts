import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { buildScript } from '../vite/build-script.ts'
import { type BlockPage, openBlockPage } from './block-page.ts'
import { launchChromium } from './chromium.ts'

/** The element of a block as the browser gets it. */
export const buildElement = (folder: string): Promise<string> =>
  buildScript(fileURLToPath(new URL(`../blocks/${folder}/${folder}.element.ts`, import.meta.url)))

/** Builds the element of a block, and starts a browser, before the tests of a file, which it ends after. */
export function elementForTests(folder: string) {
  let browser: Browser
  let script: string
  beforeAll(async () => {
    ;[browser, script] = await Promise.all([launchChromium(), buildElement(folder)])
  })
  afterAll(() => browser?.close())
  return {
    script: () => script,
    /** With the element, where the page names no other scripts. */
    open: (page: BlockPage): Promise<Page> => openBlockPage(browser, { scripts: [script], ...page }),
  }
}
