/** Ways of those who work by the keyboard alone. */
import type { Page } from 'playwright-core'

/** What has the focus, as a screen reader calls it. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return ''
    const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : []
    const named = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '')
    const name = element.getAttribute('aria-label') ?? (named.join(' ').trim() || labels.map((label) => label.textContent).join(' '))
    return (name || element.textContent || '').replace(/\s+/g, ' ').trim()
  })

/** Tab, until what is called so has the focus. */
export async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const passed: string[] = []
  for (let step = 0; step < 80; step++) {
    const now = await focused(page)
    if (typeof name === 'string' ? now === name : name.test(now)) return
    passed.push(now)
    await page.keyboard.press(key)
  }
  throw new Error(`${name} is not reached by ${key}; passed: ${[...new Set(passed)].join(' | ')}`)
}

export const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

/** A command of an open menu. */
export async function chooseByKeys(page: Page, name: string) {
  await page.getByRole('menu').waitFor()
  for (let step = 0; step < 20; step++) {
    if ((await focused(page)).startsWith(name)) return press(page, 'Enter')
    await press(page, 'ArrowDown')
  }
  throw new Error(`The menu has no ${name}.`)
}
