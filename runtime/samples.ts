import { mostSamples } from '../schemas/cards/sample.ts'
import { keptList } from './kept-list.ts'

/** The designs of which a visitor wants a card to hold (R1.03). */
export const samples = keptList('samples-1', mostSamples)
