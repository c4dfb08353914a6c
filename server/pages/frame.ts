import { framePlaces } from '../../browser/document/frame.ts'

/** What a page puts into the frame of the document. All of it is HTML or safe as an attribute. */
export interface FrameContent {
  language: string
  channel: string
  head: string
  preloads: string
  body: string
  data: string
}

export type Frame = (content: FrameContent) => string

const placeNames = Object.keys(framePlaces) as (keyof typeof framePlaces)[]

/** Cuts the frame at its places once, so that filling it is one join. Throws when a place is missing. */
export function cutFrame(html: string): Frame {
  const cuts = placeNames.map((name) => ({ name, at: html.indexOf(framePlaces[name]) })).sort((a, b) => a.at - b.at)
  const pieces: { before: string; name: keyof FrameContent }[] = []
  let from = 0
  for (const { name, at } of cuts) {
    if (at < 0) throw new Error(`The document's frame has no place for ${name}: see browser/document/frame.ts.`)
    pieces.push({ before: html.slice(from, at), name })
    from = at + framePlaces[name].length
  }
  const rest = html.slice(from)
  return (content) => pieces.map(({ before, name }) => before + content[name]).join('') + rest
}
