import { useSite } from '../../runtime/site/site-context.ts'
import { HungPicture } from '../../runtime/ui/hung-picture.tsx'
import { imageAddress } from '../../runtime/ui/image-address.ts'
import type { Asset } from '../../schemas/fields/asset.ts'
import type { PhotoFrameChoice, PhotoFrameOffer } from '../../schemas/wall-art/photo-frame.ts'
import styles from './photo-frame-detail.module.css'

interface FramedPictureProps {
  image: Asset
  choice: PhotoFrameChoice
  offer: PhotoFrameOffer
}

/** Pixels of the square file: whatever format is chosen, it is cut from the same one. */
const side = 800

/** The picture as it is chosen, cut to its format. */
export function FramedPicture({ image, choice, offer }: FramedPictureProps) {
  const { imageProvider } = useSite()
  return (
    <HungPicture picture={choice} frames={offer.frames}>
      <img
        src={imageAddress(imageProvider, image.src, { width: side, height: side, focus: image.focus })}
        alt={image.alt}
        loading="lazy"
        decoding="async"
        className={styles.picture}
      />
    </HungPicture>
  )
}
