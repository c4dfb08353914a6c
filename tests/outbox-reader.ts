import { expect } from 'vitest'
import { axeFindings } from './axe-findings.ts'
import { openSession, signIn } from './running-studio.ts'
import type { shopJourney } from './shop-journey.ts'

/** Reads the mails to an address, newest first, as an admin does in the studio's outbox. */
export function outboxReader(shop: ReturnType<typeof shopJourney>) {
  let isLookedAt = false
  let session: ReturnType<typeof openSession> | undefined
  return async (email: string): Promise<string[]> => {
    const { page, close } = await shop.newVisitor()
    session ??= openSession(shop.studio)
    await signIn(page, `${shop.studio}/outbox`, await session)
    // Once is enough.
    if (!isLookedAt) expect(await axeFindings(page, 'html')).toEqual([])
    isLookedAt = true
    const texts = await page
      .locator('details', { hasText: `an ${email}` })
      .locator('pre')
      .allTextContents()
    await close()
    return texts
  }
}
