import { useSite } from '../../runtime/site/site-context.ts'
import { HungPicture } from '../../runtime/ui/hung-picture.tsx'
import { imageAddress } from '../../runtime/ui/image-address.ts'
import type { Asset } from '../../schemas/fields/asset.ts'
import type { PhotoFrameChoice, PhotoFrameOffer } from '../../schemas/photo-frame.ts'
import styles from './photo-frame-detail.module.css'

interface FramedPictureProps {
  image: Asset
  choice: PhotoFrameChoice
  offer: PhotoFrameOffer
}

/** Pixels of the square files it is offered in: whatever format is chosen, it is cut from the same one. */
const sides = [480, 960]

/** The picture as it is chosen, cut to its format. */
export function FramedPicture({ image, choice, offer }: FramedPictureProps) {
  const { imageProvider } = useSite()
  const addressOf = (side: number) => imageAddress(imageProvider, image.src, { width: side, height: side, focus: image.focus })
  return (
    <HungPicture picture={choice} frames={offer.frames}>
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
