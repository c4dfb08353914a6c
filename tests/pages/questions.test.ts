import { expect, it } from 'vitest'
import { openTestShop } from '../test-shop.ts'

const footer = {
  component: 'site_footer',
  groups: [
    {
      _uid: 'group',
      component: 'footer_group',
      label: 'Über uns',
      links: [{ _uid: 'link', component: 'footer_link', label: 'Jobs', url: { linktype: 'url', url: '/jobs/' } }],
    },
  ],
  questions: [
    { _uid: 'consent', component: 'consent_question', headline: 'Dürfen wir?', text: 'Mit Cookies.' },
    { _uid: 'country', component: 'country_switch', headline: 'Sie sind in {country}?' },
  ],
}

async function pageWith(environment: Record<string, string>, address = '/seite/') {
  const shop = await openTestShop({ environment })
  await shop.publish('anlass/global/footer', footer)
  await shop.publishPage('anlass/seite')
  const answer = await shop.visit(address.replace('EDITOR', shop.editorQuery()))
  return { ...answer, policy: answer.headers.get('content-security-policy') ?? '' }
}

const traces = /consent|country-switch|country_switch|cookies|notice|googletagmanager/

it('nothing of a question is on any page without the setting that it needs', async () => {
  const { text, policy } = await pageWith({})
  expect(text).toContain('Über uns')
  expect(text + policy).not.toMatch(traces)
})

it('a question is on the pages of the brand that has use for it, and its script in a file of its own', async () => {
  const { text, policy } = await pageWith({ TAG_MANAGER_IDS: 'anlass=GTM-AB12' })
  expect(text).toContain('Dürfen wir?')
  expect(text).not.toMatch(/country-switch/)
  expect(text).toContain('<script type="module" src="/assets/scripts/test-build/consent-question.js" fetchpriority="low"></script>')
  expect(text).toContain('src="/assets/scripts/test-build/first-script.js"')
  expect(policy).toMatch(/script-src [^;]* https:\/\/www\.googletagmanager\.com;/)
  const other = await pageWith({ TAG_MANAGER_IDS: 'myposter=GTM-AB12', LOCATION_HEADER: 'CF-IPCountry' })
  expect(other.text).toContain('Sie sind in Österreich?')
  expect(other.text.replaceAll('notice', '') + other.policy).not.toMatch(/consent|cookies|googletagmanager/)
})

it('editors see every question, which asks them nothing and loads nothing', async () => {
  const { text, policy } = await pageWith({ TAG_MANAGER_IDS: 'anlass=GTM-AB12' }, '/seite/?EDITOR')
  for (const words of ['Dürfen wir?', 'Nur notwendige', 'Sie sind in Österreich?']) expect(text).toContain(words)
  expect(text).not.toMatch(/data-tag|<section data-notice="true"[^>]*hidden/)
  expect(policy).not.toContain('googletagmanager')
})
