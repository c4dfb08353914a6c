import { slugOf } from '../slug-of.ts'
import type { Design } from './design.ts'

/** Where the pages of designs are, and the story inside the channel's folder that all of them are made of. */
export const designStory = 'karte'

/** Inside the site, `/karte/olivenhain-1001`. The number finds the design, the name is for those who read the address. */
export const designPath = ({ id, name }: Pick<Design, 'id' | 'name'>): string =>
  `/${designStory}/${[slugOf(name), id].filter(Boolean).join('-')}`

/** The number at the end of a segment of an address; `undefined` where there is none. */
export function designIdOf(segment: string): number | undefined {
  const [, id] = /^(?:[^/]*-)?([1-9]\d{0,6})$/.exec(segment) ?? []
  return id === undefined ? undefined : Number(id)
}
