import { type FrameType, frameTypes } from '../../../schemas/wall-art/wall-frame.ts'

const copy: Record<FrameType, { name: string; text: string }> = {
  alurahmen: { name: 'Alurahmen', text: 'Schmal und kühl, ab Werk mit weißem Passepartout' },
  holzrahmen: { name: 'Holzrahmen', text: 'Warm und kräftig, ab Werk mit weißem Passepartout' },
  fotorahmen: { name: 'Fotorahmen', text: 'Breit und hell, für kleine Formate' },
  kunststoffrahmen: { name: 'Kunststoffrahmen', text: 'Leicht und günstig, für ganze Serien' },
  artbox: { name: 'ArtBox', text: 'Tiefer Kasten, das Bild sitzt weit hinten' },
  'schattenfuge-leinwand': { name: 'Schattenfuge für Leinwand', text: 'Ein Spalt lässt die Leinwand schweben' },
  'schattenfuge-platte': { name: 'Schattenfuge für Platten', text: 'Fasst Alu-Dibond und Acryl ein, ohne zu drücken' },
}

/** The frames of the shop, in its order. */
export const frames = frameTypes.map((slug) => ({ slug, ...copy[slug] }))
