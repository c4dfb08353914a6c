import { useSite } from '../../runtime/site/site-context.ts'
import { HungPicture } from '../../runtime/ui/hung-picture.tsx'
import { imageAddress } from '../../runtime/ui/image-address.ts'
import type { Asset } from '../../schemas/fields/asset.ts'
import type { PhotoFrameChoice, PhotoFrameOffer } from '../../schemas/photo-frame.ts'
import styles from './photo-frame-detail.module.css'
import { frameTypeOf } from './use-photo-frame-choice.ts'

interface FramedPictureProps {
  image: Asset
  choice: PhotoFrameChoice
  offer: PhotoFrameOffer
}

/** Pixels of the square files it is offered in: whatever format is chosen, it is cut from the same one. */
const sides = [480, 960]

/** The picture as it is chosen, cut to its format. */
export function FramedPicture({ image, choice: { formatType, frameType, matSize }, offer }: FramedPictureProps) {
  const { imageProvider } = useSite()
  const type = frameTypeOf({ frameType })
  const color = offer.frames.flatMap(({ variants }) => variants).find(({ value }) => value === frameType)?.color
  const addressOf = (side: number) => imageAddress(imageProvider, image.src, { width: side, height: side, focus: image.focus })
  return (
    <HungPicture formatType={formatType} frame={type && color ? { type, matSize, color } : undefined}>
      <img
        src={addressOf(480)}
        srcSet={sides.map((side) => `${addressOf(side)} ${side}w`).join(', ')}
        sizes="(min-width: 768px) 36vw, 78vw"
        alt={image.alt}
        loading="lazy"
        decoding="async"
        className={styles.picture}
      />
    </HungPicture>
  )
}
