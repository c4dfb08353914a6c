import type { OccasionKey } from '../copy/occasion-copy.ts'
import catalogue from './catalogue.json' with { type: 'json' }

const ids = new Map(catalogue.designs.map(({ key, id }) => [key, id]))

/** The number in the catalogue of an occasion's how-manieth design, from 1. */
export function designId(occasion: OccasionKey, number: number): number {
  const id = ids.get(`${occasion}/${number}`)
  if (id === undefined) throw new Error(`The catalogue has no design ${occasion}/${number}: write it with \`npm run catalogue\`.`)
  return id
}
