import type { ReactElement } from 'react'
import type { ResponsiveImage } from '../../schemas/responsive-image.ts'
import { minWidth } from './breakpoints.ts'
import { Image, type ImageProps } from './image.tsx'

/** The pictures of a teaser, one for each range of screen widths, the picture for all widths last (R3.21). Nothing when there is none. */
export function ResponsiveImages({
  images,
  ...props
}: { images: ResponsiveImage[] } & Omit<ImageProps, 'sources' | 'alt'> & { alt?: string }): ReactElement | null {
  const [first, ...rest] = [...images.filter(({ media }) => media === 'desktop'), ...images.filter(({ media }) => media !== 'desktop')].map(
    ({ image, aspectRatio, media }) => ({ image, ratio: aspectRatio, ...(media === 'desktop' && { media: minWidth('desktop') }) }),
  )
  const [described] = images
  if (!first || !described) return null
  return <Image {...props} sources={[first, ...rest]} alt={props.alt ?? (described.alt || described.image.alt)} />
}
