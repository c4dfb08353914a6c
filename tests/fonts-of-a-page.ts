import type { Page } from 'playwright-core'

/** Keeps the page's fonts back until they are let go. */
export async function holdFonts(page: Page) {
  const released = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/** Until 100 ms after the text was first drawn a font that is declared optional may still be taken. */
export const tooLateForFonts = (page: Page) =>
  page.waitForFunction(() => performance.now() > (performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity) + 150)

/** The name of the font that an element's text is set in. */
export async function fontOf(page: Page, selector: string): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts[0]?.familyName
}
