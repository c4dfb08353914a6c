import type { Locator } from 'playwright-core'

/** Pastes what another program has put on the clipboard as HTML. */
export const paste = (element: Locator, html: string): Promise<void> =>
  element.evaluate((target, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
