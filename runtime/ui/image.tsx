import type { CSSProperties, ReactElement } from 'react'
import type { Asset } from '../../schemas/fields/asset.ts'
import { useSite } from '../site/site-context.ts'
import styles from './image.module.css'
import { imageAddress, imageDefaults } from './image-address.ts'
import { type ImagePresetName, imagePreset, sizesFor } from './image-presets.ts'

interface Source {
  image: Pick<Asset, 'src' | 'focus' | 'placeholder'>
  /** `59/22`: the shape the picture is cut to. */
  ratio: string
  /** The screens it is for; the last source of a picture has none. */
  media?: string
}

export interface ImageProps {
  /** From most special to most general. */
  sources: readonly [Source, ...Source[]]
  /** `''` for a picture that says nothing the text beside it does not. */
  alt: string
  preset: ImagePresetName
  loading?: 'lazy' | 'eager'
  decoding?: 'async' | 'auto' | 'sync'
  /** `high` for the one picture that makes the page look complete, `low` for what is in sight but behind another. */
  priority?: 'high' | 'low' | undefined
  densities?: readonly number[]
}

/**
 * A picture of the content: a placeholder at first and when it cannot be loaded (R4.12, R8.06), then the picture,
 * in the widths its place needs. Its box has its size from the first moment, so nothing moves.
 */
export function Image({
  sources,
  alt,
  preset,
  loading = 'lazy',
  decoding = 'async',
  priority,
  densities = imageDefaults.densities,
}: ImageProps): ReactElement {
  const { imageProvider, channel } = useSite()
  const place = imagePreset(preset)
  const { widths } = place
  const sizes = sizesFor(place, channel)
  if (densities.length === 0) throw new Error('An image needs at least one pixel density.')

  const fallback = sources[sources.length - 1] ?? sources[0]
  const offered = [...new Set(widths.flatMap((width) => densities.map((density) => width * density)))].sort((a, b) => a - b)
  const addressOf = ({ image, ratio }: Source, width: number) =>
    imageAddress(imageProvider, image.src, { width, height: Math.round(width / ratioNumber(ratio)), focus: image.focus })
  const sourceSet = (source: Source) => offered.map((width) => `${addressOf(source, width)} ${width}w`).join(', ')
  const middle = widths[Math.floor(widths.length / 2)] ?? 480
  const placeholder = fallback.image.placeholder

  return (
    <picture
      className={styles.image}
      style={{ '--ratio': fallback.ratio, ...(placeholder && { '--placeholder': placeholder }) } as CSSProperties}
    >
      {sources.slice(0, -1).map((source) => (
        <source
          key={source.media}
          media={source.media}
          srcSet={sourceSet(source)}
          sizes={sizes}
          width={middle}
          height={Math.round(middle / ratioNumber(source.ratio))}
        />
      ))}
      <img
        src={addressOf(fallback, middle)}
        srcSet={sourceSet(fallback)}
        sizes={sizes}
        width={middle}
        height={Math.round(middle / ratioNumber(fallback.ratio))}
        alt={alt}
        loading={loading}
        decoding={decoding}
        fetchPriority={priority}
      />
    </picture>
  )
}

function ratioNumber(ratio: string): number {
  const [width = 1, height = 1] = ratio.split('/').map(Number)
  return width / height
}
