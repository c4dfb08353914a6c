import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { icons } from '../../schemas/icon.ts'
import { renderExample } from '../../tests/render-example.tsx'

it('R2.01 shows every icon of the sprite by name', async () => {
  const html = await renderExample('icons_page')
  for (const [name, meaning] of Object.entries(icons)) {
    expect(html).toContain(`/icons.svg#${name}"`)
    expect(html).toContain(`>${meaning}</span>`)
  }
})

it('R2.01 the sprite has the icons an editor can choose, and no others', () => {
  const sprite = readFileSync(new URL('../../public/icons.svg', import.meta.url), 'utf8')
  expect([...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">/g)].map(([, id]) => id)).toEqual(Object.keys(icons))
})

it('R5.10 the viewBox of every icon is four numbers', () => {
  const sprite = readFileSync(new URL('../../public/icons.svg', import.meta.url), 'utf8')
  for (const [, box] of sprite.matchAll(/viewBox="([^"]*)"/g)) expect(box?.split(' ').map(Number).filter(Number.isFinite)).toHaveLength(4)
})
