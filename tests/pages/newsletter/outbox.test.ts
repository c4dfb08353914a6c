import { describe, expect, it } from 'vitest'
import type { Mail } from '../../../server/mail/mail.ts'
import { outboxMails } from '../../outbox-mails.ts'
import { openTestStudio } from '../../test-studio.ts'
import { anna, codeIn, post } from './test-newsletter.ts'

describe('the outbox', () => {
  it('shows admins the mails and who reads the newsletter, and says why they are not sent', async () => {
    const studio = await openTestStudio()
    await post(studio, 'newsletter-subscribe', { ...anna, email: '<b>anna</b>@example.org'.replace(/<\/?b>/g, '') })
    const ask = (path: string, token = studio.admin.token) => studio.studio(path, { headers: { authorization: token } })
    const page = await ask('/outbox')
    expect(page.text).toContain('Bitte bestätigen: Newsletter von Anlass')
    expect(page.text).toContain('<code>SMTP_URL</code>')
    expect(page.headers.get('cache-control')).toBe('no-store')
    const { token } = await studio.join({ email: 'e@example.org', name: 'Eda', role: 'editor' })
    expect([(await ask('/outbox', token)).status, (await ask('/outbox/subscribers.csv', token)).status]).toEqual([403, 403])
    expect((await studio.studio('/outbox')).status).toBe(403)
  })

  it('has who confirmed as a table, in which nothing is calculated', async () => {
    const studio = await openTestStudio()
    await post(studio, 'newsletter-subscribe', { ...anna, firstName: '=1+1', lastName: 'O"tt' })
    const table = async () => (await studio.studio('/outbox/subscribers.csv', { headers: { authorization: studio.admin.token } })).text
    expect((await table()).split('\r\n')).toHaveLength(2)
    await post(studio, 'newsletter-confirm', { code: codeIn((await outboxMails(studio))[0] as Mail) })
    expect(await table()).toContain(`"anlass","de","anna@example.org","'=1+1","O""tt","1990-12-31","2027-05-08"`)
  })
})
