import { expect, it } from 'vitest'
import { exampleOf, renderExample } from '../../tests/render-example.tsx'

it('R2.39 has three sections, one link each', async () => {
  const html = await renderExample('three_section_teaser')
  expect(html.match(/<li/g)).toHaveLength(3)
  expect(html.match(/<a /g)).toHaveLength(3)
})

it('R3.21 offers the sample card and takes the background', async () => {
  const { sections } = exampleOf('three_section_teaser') as unknown as { sections: object[] }
  const html = await renderExample('three_section_teaser', {
    sections: sections.map((section) => ({ ...section, backgroundColor: 'tint', showSampleCardBadgeOnMobile: true })),
  })
  expect(html.match(/data-ground="tint"/g)).toHaveLength(3)
  expect(html.match(/Kostenlose Musterkarte/g)).toHaveLength(3)
})

it('puts paper-coloured words on a dark ground, so that they can be read', async () => {
  const { sections } = exampleOf('three_section_teaser') as unknown as { sections: object[] }
  expect(await renderExample('three_section_teaser', { sections: sections.map((section) => ({ ...section, color: 'paper' })) })).toContain(
    'data-ground="ink"',
  )
})
