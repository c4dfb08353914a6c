import type { CSSProperties } from 'react'
import { formatCentimetres } from '../../runtime/format-centimetres.ts'
import { photoFrameWords } from '../../runtime/messages/german/photo-frame-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { Image } from '../../runtime/ui/image.tsx'
import type { Asset } from '../../schemas/fields/asset.ts'
import { readFormat } from '../../schemas/format.ts'
import type { PhotoFrameChoice, PhotoFrameOffer } from '../../schemas/photo-frame.ts'
import { framedFormat } from '../../schemas/photo-frame-choice.ts'
import { frameFacts } from '../../schemas/wall-art.ts'
import { Moulding } from './moulding.tsx'
import styles from './photo-frame-detail.module.css'
import { frameTypeOf } from './use-photo-frame-choice.ts'

interface FramedPictureProps {
  image: Asset
  choice: PhotoFrameChoice
  offer: PhotoFrameOffer
}

/** The picture on a wall as it is chosen: its format, and in proportion to that the frame and the mat around it. */
export function FramedPicture({ image, choice, offer }: FramedPictureProps) {
  const { locale } = useSite()
  const message = useMessages(photoFrameWords)
  const frame = frameTypeOf(choice)
  const picture = readFormat(choice.formatType)
  const outside = framedFormat(choice.formatType, frame, choice)
  const color = offer.frames.flatMap(({ variants }) => variants).find(({ value }) => value === choice.frameType)?.color
  const [top, side] = [(outside.height - picture.height) / 2, (outside.width - picture.width) / 2]
  const box = {
    '--ratio': `${outside.width} / ${outside.height}`,
    // The longer side takes the same part of the wall, however long it is.
    '--part': Math.min(1, outside.width / outside.height),
    '--inset': `${percent(top, outside.height)} ${percent(side, outside.width)}`,
  } as CSSProperties
  return (
    <>
      <div className={styles.wall}>
        <div className={styles.hung} style={box} data-material={choice.materialType} data-framed={frame !== undefined || undefined}>
          {frame && color && <Moulding outside={outside} {...frameFacts[frame]} mat={choice.matSize} color={color} />}
          <div className={styles.picture}>
            <Image sources={[{ image, ratio: '1/1' }]} alt={image.alt} preset="half" />
          </div>
        </div>
      </div>
      <figcaption className={styles.size}>
        {message(frame ? 'photoFrame.framedSize' : 'photoFrame.size', { size: formatCentimetres(outside, locale) })}
      </figcaption>
    </>
  )
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
