import { describe, expect, it } from 'vitest'
import { RefusedWrite } from '../../database/refused-write.ts'
import { cleanSvg } from './clean-svg.ts'

const xlink = 'http://www.w3.org/1999/xlink'
const svg = (inner: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`

/** Parts that draw the one before twice each. */
const doubling = (times: number, use: (part: string) => string) =>
  `<g id="l0"><path/></g>${Array.from({ length: times }, (_, i) => `<g id="l${i + 1}">${use(`#l${i}`).repeat(2)}</g>`).join('')}${use(`#l${times}`)}`

describe('an SVG', () => {
  it('stays the drawing it is', () => {
    const drawing = svg(
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><style>.a{fill:url(#g)}</style><path class="a" style="fill: url(#g)" d="M0 0h5"></path><text>A &amp; B</text><use href="#g"></use>',
      'viewBox="0 0 40 20"',
    )
    expect(cleanSvg(drawing)).toEqual({ svg: drawing.replace('svg xmlns', 'svg xmlns').replace(' >', '>'), width: 40, height: 20 })
  })

  it.each([
    ['scripts', '<script>alert(1)</script>'],
    ['scripts in another namespace', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'],
    ['handlers of events', '<path onload="alert(1)" d="M0 0"/>'],
    ['foreign documents', '<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>'],
    ['links that run', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['links that run, hidden behind white space', '<a xlink:href="java&#10;script:alert(1)"><path d="M0 0"/></a>'],
    ['animations that set a link', '<a id="x"><animate attributeName="href" values="javascript:alert(1)"/></a>'],
    ['drawings from elsewhere', '<use href="https://evil.example/alert(1).svg#a"/>'],
    ['pictures from elsewhere', '<image href="https://evil.example/alert(1).png"/>'],
    ['pictures from elsewhere, by another prefix', `<image xmlns:x="${xlink}" x:href="https://evil.example/alert(1).png"/>`],
    [
      'pictures from elsewhere, by a prefix that means something else further out',
      `<g xmlns:i="urn:notes"><image xmlns:i="${xlink}" i:href="https://evil.example/alert(1).png"/></g>`,
    ],
    ['drawings from elsewhere, by another base', '<g xml:base="https://evil.example/alert(1).svg"><use href="#a"/></g>'],
    ['drawings in a picture', '<image href="data:image/svg+xml;base64,YWxlcnQoMSk="/>'],
    ['style sheets from elsewhere', '<style>@import "https://evil.example/alert(1).css";</style>'],
    ['style sheets from elsewhere, hidden behind entities', '<style>@im&#112;ort "https://evil.example/alert(1).css";</style>'],
    ['style sheets from elsewhere, in CDATA', '<style><![CDATA[@import "https://evil.example/alert(1).css";]]></style>'],
    ['pictures in styles', '<style>path{fill:url(https://evil.example/alert(1))}</style>'],
    ['pictures in attributes', '<path fill="url(https://evil.example/alert(1))"/>'],
    ['sets of pictures in styles', '<style>path{fill:image-set("https://evil.example/alert(1).png" 1x)}</style>'],
    ['escapes in styles', '<path style="fill:u\\72l(https://evil.example/alert(1))"/>'],
    ['comments and instructions', '<!-- alert(1) --><?xml-stylesheet href="https://evil.example/alert(1).css"?>'],
  ])('loses %s', (_, inner) => {
    const cleaned = cleanSvg(svg(`${inner}<rect width="1"/>`)).svg
    expect(cleaned).not.toMatch(/alert|evil|javascript|YWxl/)
    expect(cleaned).toContain('<rect width="1">')
  })

  it('keeps links into itself, by any prefix', () => {
    const link = `<use xmlns:x="${xlink}" x:href="#g"></use>`
    expect(cleanSvg(svg(link)).svg).toContain(link)
  })

  it('draws a part once for a link that is written in two ways, for old programs too', () => {
    const levels = Array.from({ length: 20 }, (_, i) => `<g id="l${i + 1}"><use href="#l${i}" xlink:href="#l${i}"/></g>`)
    expect(cleanSvg(svg(levels.join(''), `xmlns:xlink="${xlink}"`)).svg).toContain('id="l20"')
  })

  it('loses of a style what loads something, and keeps the rest', () => {
    const style = 'fill: url( "#g" ); stroke:url(https://evil.example/a.svg#b);opacity:1'
    expect(cleanSvg(svg(`<path style='${style}'/>`)).svg).toContain('style="fill: url( &quot;#g&quot; );opacity:1"')
  })

  it.each(['a', 'url(          #', ' '])('is read once, though a style is a million letters long: %s', (letters) => {
    const style = letters.repeat(1_000_000 / letters.length)
    expect(cleanSvg(svg(`<rect style="${style}" fill="${style}"/>`)).svg).toContain('<rect')
  })

  it('never expands what its document type declares', () => {
    const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')
    const bomb = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "lol">${entities}]>${svg('<text>&l9;</text>')}`
    expect(cleanSvg(bomb).svg.length).toBeLessThan(200)
  })

  it.each([
    ['that draws itself a thousand million times', svg(doubling(30, (part) => `<use href="${part}"/>`))],
    ['that does so by another prefix', svg(doubling(30, (part) => `<use xmlns:x="${xlink}" x:href="${part}"/>`))],
    [
      'that does so behind a link that is none',
      svg(doubling(30, (part) => `<use xmlns:i="urn:notes" i:href="#" xmlns:x="${xlink}" x:href="${part}"/>`)),
    ],
    [
      'that does so by parts whose names are written as in addresses',
      svg(doubling(30, (part) => `<use href="${part.replace('l', '%6C')}"/>`)),
    ],
    [
      'that does so by parts of which there are others of the same name',
      svg(`${doubling(30, (part) => `<use href="${part}"/>`)}${Array.from({ length: 31 }, (_, i) => `<g id="l${i}"/>`).join('')}`),
    ],
    [
      'that draws itself in a chain without end',
      svg(`${Array.from({ length: 20_000 }, (_, i) => `<g id="l${i + 1}"><use href="#l${i}"/></g>`).join('')}<use href="#l20000"/>`),
    ],
    ['that draws itself in itself', svg('<g id="a"><use href="#a"/></g>')],
    ['nested 10,000 deep', svg('<g>'.repeat(10_000))],
    ['nested a million deep in what is left out', svg(`<x>${'<y>'.repeat(1_000_000)}`)],
    ['of a million elements', svg('<g/>'.repeat(1_000_000))],
    ['of an element with 200,000 attributes', svg(`<g ${Array.from({ length: 200_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`)],
    ['of six million letters', svg(`<path d="${' '.repeat(6_000_000)}"/>`)],
    ['that is another document', '<html><body/></html>'],
    ['that is none', 'just text'],
  ])('is refused %s', (_, source) => {
    expect(() => cleanSvg(source)).toThrow(RefusedWrite)
  })

  it.each([
    ['width="12px" height="8"', { width: 12, height: 8 }],
    ['width="100%" height="100%" viewBox="0,0,30,10"', { width: 30, height: 10 }],
    ['width="100%"', {}],
  ])('says its size by %s', (attributes, size) => {
    const { svg: _svg, ...found } = cleanSvg(svg('', attributes))
    expect(found).toEqual(size)
  })
})
