import { expect, it } from 'vitest'
import { renderExample, siteOf } from '../../tests/render-example.tsx'

const names = (html: string) => [...html.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name)

it('R3.20 R2.25 asks for the address, what the editor wants besides, and consent, of which it says that it can be taken back', async () => {
  const html = await renderExample('newsletter_form')
  expect(names(html)).toEqual(['channel', 'locale', 'email', 'firstName', 'lastName', 'birthday', 'weddingDate', 'website', 'consent'])
  expect(html.match(/<input[^>]* required=""/g)).toHaveLength(2)
  expect(html).toContain('Ja, ich möchte den Newsletter von Anlass per\u00a0E\u2060-\u2060Mail bekommen. Abmelden ist jederzeit möglich.')
  expect(names(await renderExample('newsletter_form', { fields: [] }))).toEqual(['channel', 'locale', 'email', 'website', 'consent'])
})

it('says for which brand and country it is', async () => {
  const html = await renderExample('newsletter_form', {}, { site: siteOf('myposter', '/ch') })
  expect(html).toContain('name="channel" value="myposter"')
  expect(html).toContain('name="locale" value="de-CH"')
  expect(html).toContain('Newsletter von myposter')
})

it('R2.25 stands in a drawer behind a button, which browsers open by themselves', async () => {
  const html = await renderExample('newsletter_form', { presentation: 'drawer' })
  expect(html).toMatch(
    /<button type="button" popoverTarget="(newsletter-[\w-]+)".*<div id="\1" popover="auto" role="dialog".* data-place="side"/s,
  )
})
