import { expect, it } from 'vitest'
import { renderExample } from '../../tests/render-example.tsx'

it('R2.43 is an ornament without a meaning, and a picture with one', async () => {
  expect(await renderExample('svg_icon')).toMatch(/<svg[^>]*aria-hidden="true"><use href="\/icons.svg#leaf">/)
  expect(await renderExample('svg_icon', { label: 'Nachhaltig' })).toMatch(/<svg[^>]*role="img" aria-label="Nachhaltig"/)
})

it('R2.43 has a name as a link even without words', async () => {
  const html = await renderExample('svg_icon', { text: '', url: { linktype: 'story', cached_url: 'anlass/papier', title: 'Papier' } })
  expect(html).toMatch(/<a href="\/papier\/"[^>]*>.*Papier<\/span><\/a>/)
})
