import { expect, it } from 'vitest'
import { focused } from '../../keyboard.ts'
import { studioJourney } from '../../studio-journey.ts'

const studio = studioJourney()

it.each([
  ['releases', '/releases', '**/v1/spaces/1/releases*', 'Es gibt noch keinen Release'],
  ['A/B tests', '/tests', '**/v1/spaces/1/flags*', 'Es gibt noch keinen Test'],
  ['comments', '/comments', '**/v1/spaces/1/mentioned_discussions/**', 'In keinem offenen Kommentar bist du genannt'],
  ['look ahead', '/ahead', '**/v1/spaces/1/stories?*', 'Bis dahin passiert'],
])('%s that could not be read are tried again from where that is said', async (_, path, calls, shown) => {
  const page = await studio.visit()
  await page.route(calls, (route) => route.abort())
  await page.goto(studio.studio + path)
  const said = page.getByRole('alert').getByText('nicht zu erreichen')
  const first = await said.elementHandle()
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).press('Enter')
  // Said anew, for those who hear it only, and the way on is where it was.
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false)
  await said.waitFor()
  expect(await focused(page)).toBe('Noch einmal versuchen')
  await page.unrouteAll()
  await page.keyboard.press('Enter')
  await page.getByText(shown).first().waitFor()
  expect(await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading === document.activeElement)).toBe(true)
  expect(await page.getByRole('alert').count()).toBe(0)
})
