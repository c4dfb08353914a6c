import type { CSSProperties } from 'react'
import { collageWords } from '../../runtime/messages/german/collage-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { useSite } from '../../runtime/site/site-context.ts'
import { HungPicture } from '../../runtime/ui/hung-picture.tsx'
import { imageAddress } from '../../runtime/ui/image-address.ts'
import type { Asset } from '../../schemas/fields/asset.ts'
import type { CollageDesign } from '../../schemas/wall-art/collage.ts'
import { collageLetters } from '../../schemas/wall-art/collage-cells.ts'
import type { PhotoFrameChoice } from '../../schemas/wall-art/photo-frame.ts'
import type { CollageChoice } from './collage-choice.ts'
import styles from './collage-detail.module.css'
import type { CollageDetailData } from './load-collage-detail.ts'

interface CollagePictureProps {
  images: Asset[]
  design: CollageDesign
  choice: CollageChoice
  picture: PhotoFrameChoice
  data: CollageDetailData
}

/** All pictures are asked for in one size: each is fetched once, however often it is shown. */
const side = 480

/** The collage as it is chosen, with pictures of the shop in its places. */
export function CollagePicture({ images, design, choice: { color }, picture, data: { groups, offer } }: CollagePictureProps) {
  const { imageProvider } = useSite()
  const message = useMessages(collageWords)
  const letters = collageLetters(design.rows)
  const ground = groups.flatMap(({ colors }) => colors).find(({ value }) => value === color)?.color
  const addresses = images.map(({ src, focus }) => imageAddress(imageProvider, src, { width: side, height: side, focus }))
  return (
    <HungPicture picture={picture} frames={offer.frames}>
      <div
        role="img"
        aria-label={message('collage.kind', { design: design.name, count: letters.length })}
        className={styles.sheet}
        style={{ '--color': ground, '--areas': areasOf(design) } as CSSProperties}
      >
        {letters.map((letter, index) => (
          <span key={letter} style={{ gridArea: letter }}>
            <img src={addresses[index % addresses.length]} alt="" loading="lazy" decoding="async" />
          </span>
        ))}
      </div>
    </HungPicture>
  )
}

const areasOf = ({ rows }: CollageDesign) => rows.map((row) => `"${[...row].join(' ')}"`).join(' ')
