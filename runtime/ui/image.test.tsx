import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Channel } from '../../schemas/channel.ts'
import type { Asset } from '../../schemas/fields/asset.ts'
import { siteOf } from '../../tests/render-example.tsx'
import { SiteContext } from '../site/site-context.ts'
import { Image, type ImageProps } from './image.tsx'
import { imageAddress } from './image-address.ts'
import { imagePreset } from './image-presets.ts'

const olive: Asset = {
  id: 1,
  src: '/f/1/1180x440/abc/olive.svg',
  alt: 'Ein Olivenzweig',
  title: '',
  copyright: '',
  focus: '',
  width: 1180,
  height: 440,
  placeholder: 'linear-gradient(180deg,#aabbcc,#bbccdd,#ccddee)',
}

const draw = (props: Partial<ImageProps> = {}, channel: Channel = 'anlass') =>
  renderToStaticMarkup(
    <SiteContext value={siteOf(channel)}>
      <Image sources={[{ image: olive, ratio: '59/22' }]} alt={olive.alt} preset="teaser" {...props} />
    </SiteContext>,
  )

describe('an image', () => {
  it('R4.12 has its placeholder behind it from the first moment, in a box of the right size', () => {
    const html = draw()
    expect(html).toContain('--placeholder:linear-gradient(180deg,#aabbcc,#bbccdd,#ccddee)')
    expect(html).toMatch(/width="976" height="364"/)
  })

  it('R8.06 has a grey ground where there is no placeholder', () => {
    expect(draw({ sources: [{ image: { ...olive, placeholder: '' }, ratio: '59/22' }] })).not.toContain('--placeholder')
  })

  it('R5.10 loads lazily and decodes aside unless it is told otherwise', () => {
    expect(draw()).toMatch(/loading="lazy" decoding="async"/)
    expect(draw({ loading: 'eager', decoding: 'sync' })).toMatch(/loading="eager" decoding="sync"/)
  })

  it('R5.10 needs a density, a provider and a preset that exist', () => {
    expect(() => draw({ densities: [] })).toThrow('at least one pixel density')
    expect(() => imageAddress('flickr', '/a.svg', { width: 1, height: 1 })).toThrow('no image provider flickr')
    expect(() => imagePreset('huge')).toThrow('no image preset huge')
  })

  it('asks for no more pixels than the brand’s page is wide', () => {
    expect(draw()).toContain('sizes="(min-width: 1024px) min(90.5vw, 1448px), ')
    expect(draw({}, 'myposter')).toContain('sizes="(min-width: 1024px) min(100vw, 1600px), ')
  })

  it('R9.07 asks for WebP in quality 85 and for one and two pixels a point', () => {
    const html = draw({ preset: 'small' })
    expect(html).toContain('format=webp&amp;quality=85 176w')
    expect(html).toContain('quality=85 352w')
  })

  it('R7.20 knows three ways to have a picture resized', () => {
    const size = { width: 480, height: 0 }
    expect(imageAddress('storyblok', 'https://a.storyblok.com/f/1/a.png', size)).toBe(
      'https://a.storyblok.com/f/1/a.png/m/480x0/filters:format(webp):quality(85)',
    )
    expect(imageAddress('cdn', '/f/1/a.png', size)).toBe('/cdn-cgi/image/width=480,format=auto,quality=85/f/1/a.png')
    expect(imageAddress('local', '/f/1/a.png', size)).toBe('/_image?src=%2Ff%2F1%2Fa.png&size=480x0&format=webp&quality=85')
  })
})
