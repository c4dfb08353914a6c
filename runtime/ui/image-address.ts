import type { ImageProviderName } from '../site/site.ts'

/** How images are asked for unless a place says otherwise (R9.07). */
export const imageDefaults = { quality: 85, format: 'webp', densities: [1, 2] } as const

export interface ImageSize {
  /** In pixels of the file; 0 keeps the proportion. */
  width: number
  height: number
  /** Storyblok's focal point, `x1xy1:x2xy2`; `''` cuts around the middle. */
  focus?: string
}

type ImageProvider = (src: string, size: ImageSize) => string

const { quality, format } = imageDefaults

/** The three ways to have a picture resized (R7.02, R7.20). */
const providers: Record<ImageProviderName, ImageProvider> = {
  storyblok: (src, { width, height, focus }) =>
    `${src}/m/${width}x${height}/filters:${focus ? `focal(${focus}):` : ''}format(${format}):quality(${quality})`,
  cdn: (src, { width, height }) =>
    `/cdn-cgi/image/width=${width}${height ? `,height=${height},fit=cover` : ''},format=auto,quality=${quality}/${src.replace(/^\//, '')}`,
  local: (src, { width, height, focus }) =>
    `/_image?${new URLSearchParams({ src, size: `${width}x${height}`, format, quality: String(quality), ...(focus && { focus }) })}`,
}

/** The address of a picture in one size. A drawing that scales by itself stays as it is. Throws for a provider that does not exist (R5.10). */
export function imageAddress(providerName: string, src: string, size: ImageSize): string {
  if (!isProvider(providerName)) {
    throw new Error(`There is no image provider ${providerName}: use ${Object.keys(providers).join(', ')}.`)
  }
  return providers[providerName](src, size)
}

const isProvider = (name: string): name is ImageProviderName => Object.hasOwn(providers, name)
