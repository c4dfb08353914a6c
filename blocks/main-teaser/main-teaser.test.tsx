import { expect, it } from 'vitest'
import { renderExample } from '../../tests/render-example.tsx'

const example = (fields: Record<string, unknown> = {}) => renderExample('main_teaser', fields)
const slide = {
  _uid: 'one',
  component: 'teaser_slide',
  title: 'Karten',
  responsiveImages: [{ _uid: 'i', component: 'responsive_image', image: { filename: '/f/1.svg' } }],
}

it('R2.39 shows every slide with its link and its point', async () => {
  const html = await example()
  expect(html.match(/data-slide/g)).toHaveLength(3)
  expect(html.match(/data-dot/g)).toHaveLength(3)
  expect(html).toContain('Hochzeitskarten ansehen')
  expect(html).toContain('href="/hochzeit/"')
})

it('R3.21 loads the picture of the first slide at once and before others, the rest late', async () => {
  const [first = '', ...rest] = (await example()).match(/<img[^>]*>/g) ?? []
  expect(first).toMatch(/loading="eager"/)
  expect(first).toMatch(/fetchPriority="high"/i)
  for (const image of rest) expect(image).toMatch(/loading="lazy".*fetchPriority="low"/i)
})

it('R9.10 shows pictures of 59 to 22 from the desktop on and of 150 to 157 below', async () => {
  const html = await example()
  expect(html).toMatch(/<source media="\(min-width: 1024px\)"[^>]*width="976" height="364"/)
  expect(html).toMatch(/<img[^>]*width="976" height="1022"/)
})

it('R3.21 obeys the rank of the headline, the new mark and the hidden button', async () => {
  const html = await example({
    slides: [
      {
        ...slide,
        tagNameHeadline: 'h1',
        isNewTeaser: true,
        isButtonVisible: false,
        buttonText: 'Los',
        url: { linktype: 'url', url: '/faq' },
      },
    ],
  })
  expect(html).toContain('<h1')
  expect(html).toContain('Neu')
  expect(html).not.toContain('Los')
  expect(html).toMatch(/<h1[^>]*><a href="\/faq\/"/)
})

it('is no carousel with one slide', async () => {
  const html = await example({ slides: [slide] })
  expect(html).not.toContain('data-step')
  expect(html).not.toContain('aria-roledescription')
  // A screen reader would say "group" of each.
  expect(html).not.toContain('role="group"')
})
