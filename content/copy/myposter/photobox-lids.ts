import { photoboxDesigns } from '../../../schemas/photoboxes/photobox-choice.ts'
import type { LidPattern, PhotoboxLid } from '../../../schemas/photoboxes/photobox-lid.ts'

const patterns: [LidPattern, string][] = [
  ['streifen', 'Streifen'],
  ['punkte', 'Punkte'],
  ['boegen', 'Bögen'],
  ['karo', 'Karo'],
  ['zweige', 'Zweige'],
  ['konfetti', 'Konfetti'],
]

const colours = [
  { name: 'Salbei', paper: '#a3b39b', ink: '#f4f1e6' },
  { name: 'Terrakotta', paper: '#c0694a', ink: '#f8e6d6' },
  { name: 'Nachtblau', paper: '#26345a', ink: '#e3d3a6' },
  { name: 'Altrosa', paper: '#dcb6ae', ink: '#7d3f46' },
  { name: 'Senf', paper: '#dcae4a', ink: '#3b3222' },
  { name: 'Leinen', paper: '#eee7da', ink: '#4c6158' },
]

/** The lids of the photo boxes: each pattern in three colours, so that neighbours differ. */
export const photoboxLids: (PhotoboxLid & { design: string; name: string })[] = photoboxDesigns.flatMap((design, index) => {
  const round = Math.floor(index / patterns.length)
  const [pattern, patternName] = patterns[index % patterns.length] ?? []
  const colour = colours[(index + 2 * round) % colours.length]
  if (!pattern || !colour) return []
  const { name, paper, ink } = colour
  return { design, name: `${patternName} auf ${name}`, pattern, paper, ink }
})
