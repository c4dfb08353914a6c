import type { Page } from 'playwright-core'

/** As by a click on a link that leads there. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((path) => {
    const link = document.createElement('a')
    link.href = path
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
