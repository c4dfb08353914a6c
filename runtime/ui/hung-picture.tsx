import type { CSSProperties, ReactNode } from 'react'
import { readFormat } from '../../schemas/format.ts'
import type { PhotoFrameChoice, PhotoFrameOffer } from '../../schemas/wall-art/photo-frame.ts'
import { framedFormat } from '../../schemas/wall-art/photo-frame-choice.ts'
import { frameFacts } from '../../schemas/wall-art/wall-frame.ts'
import { formatSize } from '../format-size.ts'
import { hungWords } from '../messages/german/hung-words.ts'
import { useMessages } from '../messages/messages.ts'
import { useSite } from '../site/site-context.ts'
import styles from './hung-picture.module.css'
import { Moulding } from './moulding.tsx'

interface HungPictureProps {
  picture: Pick<PhotoFrameChoice, 'formatType' | 'frameType' | 'matSize'>
  /** Of the offer: they know the colours. */
  frames: PhotoFrameOffer['frames']
  /** What is printed: it fills the picture. */
  children: ReactNode
}

/** A picture on a wall: its format, and in proportion to that the frame and the mat around it. */
export function HungPicture({ picture: { formatType, frameType, matSize }, frames, children }: HungPictureProps) {
  const { locale } = useSite()
  const message = useMessages(hungWords)
  const frame = frames.find(({ variants }) => variants.some(({ value }) => value === frameType))
  const color = frame?.variants.find(({ value }) => value === frameType)?.color
  const picture = readFormat(formatType)
  const outside = framedFormat(formatType, frame?.frameType, matSize)
  const box = {
    '--ratio': `${outside.width} / ${outside.height}`,
    // The longer side takes the same part of the wall, however long it is.
    '--part': Math.min(1, outside.width / outside.height),
    '--inset': `${half(outside.height, picture.height)} ${half(outside.width, picture.width)}`,
  } as CSSProperties
  return (
    <>
      <div className={styles.wall}>
        <div className={styles.hung} style={box}>
          {frame && color && <Moulding outside={outside} {...frameFacts[frame.frameType]} mat={matSize} color={color} />}
          <div className={styles.picture}>{children}</div>
        </div>
      </div>
      <figcaption className={styles.size}>{message(frame ? 'hung.framed' : 'hung.size', { size: formatSize(outside, locale) })}</figcaption>
    </>
  )
}

/** What lies on each side, as a part of the whole. */
const half = (whole: number, inner: number) => `${(50 * (whole - inner)) / whole}%`
