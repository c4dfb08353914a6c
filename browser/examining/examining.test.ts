import { describe, expect, it } from 'vitest'
import { candidateFor } from './candidate-for.ts'
import { pictureIn } from './empty-alts.ts'
import { weighBloks } from './weigh-bloks.ts'

describe('weights', () => {
  const drawn = (uid: string, component: string, markup: number, pictures = 0) => ({ uid, storyId: '1', component, markup, pictures })
  const page = { html: 1000, css: 500, script: 200, data: 0, blocks: { teaser: { css: 300, script: 200 }, row: { css: 100, script: 0 } } }

  it('share the page’s bytes among its bloks, so that they add up', () => {
    const weights = weighBloks([drawn('a', 'teaser', 300, 7), drawn('b', 'teaser', 100), drawn('c', 'row', 500)], page, 1000)
    expect(weights.map(({ uid, html, css, script, pictures }) => [uid, html, css, script, pictures])).toEqual([
      ['a', 300, 150, 100, 7],
      ['b', 100, 150, 100, 0],
      ['c', 500, 100, 0, 0],
    ])
  })

  it('of a block that the server does not know are its markup alone', () => {
    expect(weighBloks([drawn('x', 'unbekannt', 500)], page, 1000)[0]).toMatchObject({ html: 500, css: 0, script: 0 })
    expect(weighBloks([drawn('x', 'unbekannt', 0)], page, 0)[0]).toMatchObject({ html: 0 })
  })
})

describe('the picture a phone chooses', () => {
  const srcset = '/_image?src=a,b&size=480x0 480w, /_image?src=a,b&size=960x0 960w, /x 1920w'
  it.each([
    [400, '/_image?src=a,b&size=480x0'],
    [481, '/_image?src=a,b&size=960x0'],
    [9999, '/x'],
  ])('for %i pixels is %s', (pixels, address) => expect(candidateFor(srcset, pixels)).toBe(address))
  it('is said by no srcset without widths', () => expect(candidateFor('', 480)).toBeUndefined())
})

describe('a picture without a text', () => {
  const file = (alt: string, name = 'rosen') => ({ filename: `https://a.example/f/1/10x10/ab/${name}.jpg`, alt })
  const address = 'http://shop/_image?src=https://a.example/f/1/10x10/ab/rosen.jpg&size=480x0'
  const teaser = (image: object, more: object = {}) => ({
    _uid: 't',
    component: 'teaser',
    slides: [{ _uid: 's', component: 'slide', image, ...more }],
  })

  it('is found in the blok or one of its own, with its field', () => {
    expect(pictureIn(teaser(file('')), address)).toEqual({ uid: 's', field: 'image', text: 'rosen.jpg' })
    expect(pictureIn({ _uid: 't', component: 'gallery', pictures: [file('', 'tulpen'), file('')] }, address)).toMatchObject({
      uid: 't',
      field: 'pictures',
    })
  })

  it('is another one, or has a text that the block does not need', () => {
    expect(pictureIn(teaser(file('', 'tulpen')), address)).toBeUndefined()
    expect(pictureIn(teaser(file('Rosen')), address)).toBeUndefined()
    expect(pictureIn(teaser(file(''), { alt: 'Rosen' }), address)).toBeUndefined()
  })
})
