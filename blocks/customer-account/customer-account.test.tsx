import { expect, it } from 'vitest'
import { german } from '../../runtime/messages/german.ts'
import { customerNotes, customerViews } from '../../schemas/customer.ts'
import { renderExample, siteOf } from '../../tests/render-example.tsx'

it('R6.01 has forms for logging in, signing up, a new password and the account, which are sent without script', async () => {
  const html = await renderExample('customer_account')
  expect([...html.matchAll(/<form[^>]* action="\/web-api\/customer-([\w-]+)"/g)].map(([, action]) => action)).toEqual([
    'login',
    'signup',
    'signup-confirm',
    'password-reset',
    'password-reset-confirm',
    'logout',
    'logout',
    'data',
    'password',
    'data',
    'delete',
  ])
})

it('R8.03 has a place and words for all that can come of a form', async () => {
  const html = await renderExample('customer_account')
  for (const view of customerViews) expect(html).toContain(`<section id="customer-${view}" data-view="${view}"`)
  for (const note of Object.keys(customerNotes) as (keyof typeof customerNotes)[])
    expect(html).toMatch(new RegExp(`<p id="customer-${note}" data-note[^>]*>${german.customer[note]}</p>`))
})

it('says for which brand and country it is', async () => {
  const html = await renderExample('customer_account', {}, { site: siteOf('myposter', '/ch') })
  expect(html).toContain('name="channel" value="myposter"')
  expect(html).toContain('name="locale" value="de-CH"')
})
