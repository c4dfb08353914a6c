/** myposter: what a print is made of, and what frames it. */
import { darker, lighter } from '../colour.ts'
import { coast, dunes, forest, hills, type Landscape, lake, mountains } from '../motifs/landscape.ts'
import { wallArt } from '../motifs/wall-art.ts'
import { type Picture, sizes } from '../picture.ts'
import { art } from '../scenes/frame-object.ts'
import { overShadow } from '../scenes/ground.ts'
import { corner, type Panel, panelCorner } from '../scenes/panel.ts'
import { onWall } from '../scenes/wall.ts'
import { drawing, fill, line, rect } from '../svg.ts'

interface Material extends Panel {
  name: string
  landscape: Landscape
  /** German: what its edge looks like. */
  edge: string
}

const materials: Record<string, Material> = {
  acrylglas: {
    name: 'Acrylglas',
    landscape: coast,
    edge: 'klare, glänzende Kante',
    surface: 'clear',
    layers: [
      [34, '#cfe9e3'],
      [10, '#9fc7c0'],
    ],
  },
  aludibond: {
    name: 'Alu-Dibond',
    landscape: mountains,
    edge: 'dünne Platte aus Aluminium mit dunklem Kern',
    surface: 'matte',
    layers: [
      [5, '#c9ced2'],
      [13, '#33373b'],
      [5, '#c9ced2'],
    ],
  },
  backlitfolie: {
    name: 'Backlitfolie',
    landscape: lake,
    edge: 'von hinten beleuchtet',
    surface: 'glow',
    layers: [
      [5, '#fff4d2'],
      [26, '#3a3d42'],
    ],
  },
  echtglas: {
    name: 'Echtglas',
    landscape: forest,
    edge: 'grünliche Glaskante',
    surface: 'gloss',
    layers: [
      [9, '#d9f0e4'],
      [16, '#6fae93'],
    ],
  },
  forexplatte: {
    name: 'Forex-Platte',
    landscape: hills,
    edge: 'leichte weiße Hartschaumplatte',
    surface: 'matte',
    layers: [[44, '#fbfbf9']],
  },
  fototapete: { name: 'Fototapete', landscape: forest, edge: 'Bahnen auf der Wand', surface: 'seams', layers: [[2, '#f4f1ea']] },
  gallerybond: {
    name: 'Gallery-Bond',
    landscape: dunes,
    edge: 'Acryl auf Aluminium',
    surface: 'clear',
    layers: [
      [22, '#d5ece7'],
      [4, '#aeb4b9'],
      [14, '#2f3337'],
      [4, '#aeb4b9'],
    ],
  },
  hahnemuehle: {
    name: 'Hahnemühle-Papier',
    landscape: dunes,
    edge: 'gerissener Rand auf Büttenpapier',
    surface: 'deckle',
    layers: [[4, '#efeadd']],
  },
  klebefolie: { name: 'Klebefolie', landscape: coast, edge: 'die Ecke löst sich vom Träger', surface: 'peeled', layers: [[3, '#ffffff']] },
  leinwand: { name: 'Leinwand', landscape: lake, edge: 'gewebter Stoff um einen Keilrahmen', surface: 'weave', layers: [[58, '#8d6f7d']] },
  poster: { name: 'Poster', landscape: hills, edge: 'dünnes Papier, unten eingerollt', surface: 'rolled', layers: [[3, '#ffffff']] },
  pvcplane: { name: 'PVC-Plane', landscape: mountains, edge: 'Ösen am Saum', surface: 'eyelets', layers: [[7, '#e8eaeb']] },
}

const size = sizes.plain

const materialPictures: Picture[] = Object.entries(materials).map(([slug, material]) => ({
  name: `material/${slug}`,
  ...size,
  alt: `Ecke eines Bildes auf ${material.name}: ${material.edge}`,
  focus: '400x250:1000x800',
  svg: () => onWall(size, panelCorner(material.landscape, material, slug)),
}))

/** What is printed in our pictures, by itself and square: it can be cut to any format. */
const motifPictures: Picture[] = Object.entries(materials).map(([slug, { landscape }]) => ({
  name: `motif/${slug}`,
  ...sizes.square,
  alt: landscape.label,
  svg: () => drawing(sizes.square, landscape.draw(sizes.square)),
}))

interface Profile {
  name: string
  width: number
  colour: string
  grain?: string
  gap?: number
  mat?: number
  depth?: number
}

const profiles: Record<string, Profile> = {
  alurahmen: { name: 'Alurahmen', width: 26, colour: '#b9bec3', mat: 90 },
  artbox: { name: 'ArtBox', width: 14, colour: '#232326', depth: 90, mat: 0 },
  fotorahmen: { name: 'Fotorahmen', width: 46, colour: '#f3f1ec', mat: 120 },
  holzrahmen: { name: 'Holzrahmen', width: 74, colour: '#bf9362', grain: '#9c7245', mat: 70 },
  kunststoffrahmen: { name: 'Kunststoffrahmen', width: 52, colour: '#2a2a2d', mat: 60 },
  'schattenfuge-leinwand': { name: 'Schattenfugenrahmen für Leinwand', width: 22, colour: '#8a5f3e', gap: 38, mat: 0 },
  'schattenfuge-platte': { name: 'Schattenfugenrahmen für Platten', width: 16, colour: '#e9e7e2', gap: 24, mat: 0 },
}

/** The lower right corner of a frame with its mitre. */
function frameCorner({ width: f, colour, grain, gap = 0, mat = 0, depth = 0 }: Profile, landscape: Landscape): string {
  const x = corner.x + 90
  const y = corner.y + 70
  const inside = { x: x - f, y: y - f }
  const picture = { x: inside.x - gap - mat - depth * 0.2, y: inside.y - gap - mat - depth * 0.2 }
  const right = fill(`M${x} -10V${y}L${inside.x} ${inside.y}V-10Z`, darker(colour, 0.14))
  const lower = fill(`M-10 ${y}H${x}L${inside.x} ${inside.y}H-10Z`, darker(colour, 0.06))
  const lines = grain
    ? [0.2, 0.45, 0.7]
        .map((part) =>
          line(
            `M${x - f * part} -10C${x - f * part + 5} 200 ${x - f * part - 5} 400 ${x - f * part} ${y - f * part}M-10 ${y - f * part}C200 ${y - f * part + 5} 500 ${y - f * part - 5} ${x - f * part} ${y - f * part}`,
            grain,
            2,
            { opacity: 0.6 },
          ),
        )
        .join('')
    : ''
  const deep =
    gap || depth
      ? rect(-10, -10, inside.x + 10, inside.y + 10, gap ? '#17171a' : darker(colour, 0.3))
      : rect(-10, -10, inside.x + 10, inside.y + 10, '#fbfaf7')
  return overShadow(
    'raised',
    { x: x / 2 - 30, y: y / 2 - 30, width: x + 60, height: y + 60 },
    deep,
    rect(-10, -10, picture.x + 12, picture.y + 12, gap ? '#d9d5cc' : '#d3cfc6'),
    art(landscape, -420, -260, picture.x + 420, picture.y + 260),
    right + lower + lines,
    line(`M${inside.x} -10V${inside.y}H-10`, darker(colour, 0.4), 2) +
      line(`M${inside.x} ${inside.y}L${x} ${y}`, darker(colour, 0.3), 2) +
      line(`M${x - 1} -10V${y}`, lighter(colour, 0.2), 1.5),
  )
}

const framePictures: Picture[] = Object.entries(profiles).map(([slug, profile], index) => ({
  name: `frame/${slug}`,
  ...size,
  alt: `Ecke eines Bildes im Rahmen: ${profile.name}`,
  focus: '450x300:1050x820',
  svg: () => onWall(size, frameCorner(profile, [coast, dunes, wallArt[6], hills, mountains, lake, forest][index] ?? dunes)),
}))

export const surfacePictures: Picture[] = [...materialPictures, ...motifPictures, ...framePictures]
