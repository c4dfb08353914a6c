declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2'
    keepFeatures?: string[]
    variationAxes?: Record<string, { min: number; max: number }>
  }
  /** The font with no other characters than those of the text. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>
}
