import { Parser } from 'htmlparser2'
import { RefusedWrite } from '../../database/refused-write.ts'

/** What draws. Everything else, scripts and foreign documents first, is left out with all that is in it. */
const drawing = new Set(
  `svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker image switch a style view
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
)

/** Prefixes of the drawing programs' own notes, which are harmless. */
const namespaces = new Set(['xmlns', 'xml', 'xlink', 'inkscape', 'sodipodi', 'sketch', 'serif', 'i', 'x'])

/** More than a drawing with every leaf of a tree has; each `use` counts what it draws. */
const mostElements = 200_000

/** A detailed map has some; larger ones are pictures in disguise, and slow in every browser. */
const mostLetters = 5_000_000
const mostAttributes = 1_000

/** How often one element may be drawn anew in another. */
const deepest = 200

/**
 * The same drawing without anything that runs, loads or repeats itself without end. Throws `RefusedWrite` when it is no SVG,
 * or draws more than any drawing does. Entities are never expanded; a document type is dropped.
 */
export function cleanSvg(source: string): { svg: string; width?: number; height?: number } {
  if (source.length > mostLetters)
    throw refused(`it has more than ${mostLetters / 1_000_000} million letters; save it with fewer details, or as a PNG`)
  const written: string[] = []
  const open: string[] = []
  const counter = countDrawn()
  let elements = 0
  let attributesHere = 0
  let skipped = 0
  let styles = ''
  let root: Record<string, string> | undefined

  const parser = new Parser(
    {
      // As soon as it is too much: nobody else has a turn meanwhile.
      onattribute() {
        if (++attributesHere > mostAttributes) throw refused(`an element has more than ${mostAttributes} attributes`)
      },
      onopentag(name, sent) {
        attributesHere = 0
        if (++elements > mostElements) throw refused(`it has more than ${mostElements} elements`)
        if (open.length + skipped >= deepest) throw refused(`it is nested more than ${deepest} levels deep`)
        if (skipped > 0 || !drawing.has(name)) {
          skipped += 1
          return
        }
        if (open.length === 0 && (name !== 'svg' || root)) throw refused('it is not one drawing')
        const attributes = safeAttributes(name, sent)
        root ??= attributes
        open.push(name)
        counter.open(attributes, name === 'use' ? partsOf(attributes) : [])
        written.push(
          `<${name}${Object.entries(attributes)
            .map(([key, value]) => ` ${key}="${escapeText(value)}"`)
            .join('')}>`,
        )
      },
      ontext(text) {
        if (skipped > 0 || open.length === 0) return
        // Text comes in pieces, around every entity; a rule is judged as a whole.
        if (open.at(-1) === 'style') styles += text
        else written.push(escapeText(text))
      },
      onclosetag(name) {
        if (skipped > 0) {
          skipped -= 1
          return
        }
        if (open.pop() === 'style') written.push(escapeText(safeStyles(styles)))
        styles = ''
        counter.close()
        written.push(`</${name}>`)
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(source)

  if (!root) throw refused('it is no drawing')
  if (counter.total() > mostElements) throw refused(`it draws more than ${mostElements} elements`)
  return { svg: written.join(''), ...sizeOf(root) }
}

function refused(reason: string) {
  return new RefusedWrite('file', `The SVG can't be kept: ${reason}.`)
}

function safeAttributes(element: string, sent: Record<string, string>): Record<string, string> {
  const safe = Object.entries(sent).filter(([name, value]) => isSafeAttribute(element, name, value))
  return Object.fromEntries(safe.map(([name, value]) => [name, name === 'style' ? safeStyles(value) : value]))
}

function isSafeAttribute(element: string, name: string, value: string): boolean {
  if (!/^[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?$/.test(name) || /^on/i.test(name)) return false
  const prefix = name.includes(':') ? name.slice(0, name.indexOf(':')) : undefined
  if (prefix !== undefined && !namespaces.has(prefix)) return false
  // It would make addresses of elsewhere of those within.
  if (name === 'xml:base') return false
  if (isLink(name)) return isSafeReference(element, value)
  // A style is judged rule by rule.
  return name === 'style' || !loads(value.replace(/\\/g, ''))
}

/** By whatever prefix: each can be bound to the namespace of links, and anew at any element. */
const isLink = (name: string): boolean => /(?:^|:)href$/i.test(name)

/** A drawing may point at its own parts, as gradients do, and at nothing else. */
const loads = (css: string): boolean => /@import|url\((?!['"]?#)|image-set\(|expression\(|javascript:/i.test(withoutSpace(css))

/** Pictures may stand in the drawing itself; links may lead to other pages; all else stays inside. */
function isSafeReference(element: string, value: string): boolean {
  const address = withoutSpace(value)
  if (address.startsWith('#')) return true
  if (element === 'image') return /^data:image\/(?:png|jpeg|gif|webp);base64,/i.test(address)
  return element === 'a' && /^https?:\/\//i.test(address)
}

/** Styles that load something, or hide it behind escapes, are left out one by one. */
function safeStyles(css: string): string {
  if (css.includes('\\') || css.includes('<')) return ''
  return css.replace(/[^;{}]+;?/g, (declaration) => (loads(declaration) ? '' : declaration))
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

/** What a `use` may draw: of several links, which one is followed depends on what their prefixes mean, and on who draws. */
function partsOf(attributes: Record<string, string>): string[] {
  const links = Object.keys(attributes).filter(isLink)
  const written = links.map((name) => withoutSpace(attributes[name] ?? '').slice(1))
  return [...new Set(written.flatMap((part) => [part, decoded(part)]))]
}

/** As browsers read a part's name in an address. */
const decoded = (part: string): string =>
  part.replace(/(?:%[\da-f]{2})+/gi, (signs) => Buffer.from(signs.replaceAll('%', ''), 'hex').toString())

/** As browsers read an address. */
const withoutSpace = (address: string): string => address.replace(/[\s\p{Cc}]/gu, '')

interface Element {
  inner: Element[]
  uses: string[]
}

/** Counts what is drawn when every `use` draws its part again, which can double with each of a few lines. */
function countDrawn() {
  const top: Element = { inner: [], uses: [] }
  const open = [top]
  const byId = new Map<string, Element>()

  const count = (element: Element, counted: Map<Element, number>, depth = 0): number => {
    const known = counted.get(element)
    if (known !== undefined) return known
    if (depth > 10 * deepest) return Number.POSITIVE_INFINITY
    // A part that draws itself draws without end.
    counted.set(element, Number.POSITIVE_INFINITY)
    const used = element.uses.flatMap((id) => byId.get(id) ?? [])
    const drawn = [...element.inner, ...used]
    const total = drawn.reduce((sum, inner) => sum + count(inner, counted, depth + 1), 1)
    counted.set(element, total)
    return total
  }

  return {
    open(attributes: Record<string, string>, uses: string[]) {
      const element: Element = { inner: [], uses }
      // Of several of one name the first is drawn.
      if (attributes.id && !byId.has(attributes.id)) byId.set(attributes.id, element)
      open.at(-1)?.inner.push(element)
      open.push(element)
    },
    close: () => open.pop(),
    total: () => count(top, new Map()),
  }
}

/** In pixels, by its own size or else by its view box; absent when it says neither. */
function sizeOf({ width, height, viewBox }: Record<string, string>): { width?: number; height?: number } {
  const [, , boxWidth, boxHeight] = viewBox?.trim().split(/[\s,]+/) ?? []
  const sides = { width: pixels(width) ?? pixels(boxWidth), height: pixels(height) ?? pixels(boxHeight) }
  return sides.width && sides.height ? { width: sides.width, height: sides.height } : {}
}

function pixels(written: string | undefined): number | undefined {
  const number = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(written ?? '')?.[1]
  const size = Math.round(Number(number))
  return size > 0 && size < 100_000 ? size : undefined
}
