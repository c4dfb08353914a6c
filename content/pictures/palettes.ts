/** Printed inks and papers. A palette is one sheet and the three inks that go on it. */
import type { Inks } from './motifs/motif.ts'

export interface Palette extends Inks {
  /** German, after `auf`: what the sheet is. */
  sheet: string
}

const palette = (sheet: string, paper: string, main: string, second: string, accent: string): Palette => ({
  sheet,
  paper,
  main,
  second,
  accent,
})

export const palettes = {
  sage: palette('warmweißem Papier', '#fbf9f3', '#36493a', '#8fa58d', '#b98a4e'),
  rose: palette('warmweißem Papier', '#fcf6f1', '#5b3a3a', '#94a28a', '#c57f77'),
  terracotta: palette('cremefarbenem Papier', '#f8efe2', '#7a3e26', '#d3a47f', '#bb5f3a'),
  forest: palette('tannengrünem Papier', '#23392e', '#f2ead8', '#86a389', '#d9b26a'),
  indigo: palette('nachtblauem Papier', '#1e2a45', '#f1ecdf', '#7d8fb3', '#d8b369'),
  blush: palette('altrosa Papier', '#efd8cf', '#5c3038', '#c19088', '#8f4650'),
  ink: palette('warmweißem Papier', '#fcfaf5', '#23211f', '#98938b', '#a98044'),
  kraft: palette('Kraftpapier', '#c9a87e', '#2d2418', '#755836', '#fbf6ea'),
  gold: palette('elfenbeinfarbenem Papier', '#fbf7ec', '#4a3d22', '#d9c083', '#b18a38'),
  goldNight: palette('schwarzbraunem Papier', '#29241f', '#f0e4c6', '#8c7747', '#d6b260'),
  silver: palette('kühlweißem Papier', '#f7f7f5', '#3a4048', '#bcc2c7', '#8a939b'),
  silverNight: palette('schiefergrauem Papier', '#3b434c', '#f0f1f0', '#8c969f', '#c9d0d5'),
  mint: palette('zartgrünem Papier', '#eef4ec', '#2f5550', '#a3c7b6', '#dd8f6d'),
  sky: palette('zartblauem Papier', '#edf3f5', '#2f4a63', '#a4c0d1', '#d59a52'),
  skyDeep: palette('taubenblauem Papier', '#8fabbd', '#1f364c', '#bcd0da', '#fbf4e4'),
  peach: palette('pfirsichfarbenem Papier', '#f8e3d3', '#6a3b33', '#e0a98a', '#c9684d'),
  sun: palette('vanillegelbem Papier', '#fcf1d6', '#3b3a36', '#eeb548', '#dc6039'),
  party: palette('warmweißem Papier', '#fff9ef', '#1f3a5f', '#f0ae32', '#e1553b'),
  berry: palette('rosa Papier', '#f7e6e4', '#6e1f3a', '#d99b9b', '#b6304e'),
  plum: palette('pflaumenblauem Papier', '#3a2240', '#f6e9ea', '#9a6f97', '#e7a08a'),
  teal: palette('warmweißem Papier', '#faf7ee', '#14494b', '#8fb5ab', '#d97b45'),
  tealNight: palette('petrolblauem Papier', '#134244', '#f4ecd9', '#6fa199', '#e8a25a'),
  lemon: palette('zitronengelbem Papier', '#f3cf4e', '#232a33', '#fbf3d6', '#cf4a34'),
  coral: palette('korallrotem Papier', '#e2674c', '#fff4e6', '#f3a98c', '#2c2b40'),
  fog: palette('reinweißem Papier', '#fcfcfa', '#4d5457', '#b4bcbe', '#8b9596'),
  sand: palette('naturweißem Papier', '#faf7f0', '#5a5043', '#c6b9a3', '#9c8763'),
  sea: palette('reinweißem Papier', '#fafbfb', '#3d5361', '#b3c4cb', '#7891a0'),
  moss: palette('naturweißem Papier', '#f9f9f3', '#48523f', '#b0ba9f', '#7f8a67'),
  stone: palette('hellgrauem Papier', '#e4e4e0', '#3d4144', '#9fa3a3', '#6c7275'),
  fir: palette('warmweißem Papier', '#fbf8f0', '#24443a', '#7e9c88', '#b3362e'),
  red: palette('zinnoberrotem Papier', '#a62c2b', '#fcf3e3', '#d98872', '#f0d6a0'),
  snow: palette('eisblauem Papier', '#e3ecef', '#26435a', '#8fb0c0', '#b23a36'),
  bordeaux: palette('bordeauxrotem Papier', '#571c2a', '#f7e9dc', '#a9646a', '#d8ab6a'),
  bavaria: palette('warmweißem Papier', '#fdfaf2', '#1f5f9e', '#6ea3cf', '#c98a3a'),
  wiesn: palette('warmweißem Papier', '#fdfaf2', '#7a4a20', '#dca765', '#1f5f9e'),
  pumpkin: palette('schwarzem Papier', '#221d22', '#f6e8d2', '#e9c46a', '#dd6b2a'),
  night: palette('lila Papier', '#c3b1d6', '#1d1528', '#f4eef8', '#efa53a'),
  spring: palette('zartgelbem Papier', '#fbf6df', '#3f6144', '#a9c06f', '#e08b73'),
  lilac: palette('fliederfarbenem Papier', '#e7dfec', '#43335a', '#9aa989', '#8d6bab'),
  blueprint: palette('blauem Papier', '#2d5672', '#f3f1e6', '#8fb0c2', '#eeb04f'),
  graphite: palette('hellem Papier', '#f4f3ef', '#1f2326', '#9aa0a2', '#c8472f'),
} as const satisfies Record<string, Palette>
