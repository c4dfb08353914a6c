import { wishlist } from '../../runtime/kept-list.ts'
import { heartWords } from '../../runtime/messages/german/heart-words.ts'
import { useMessages } from '../../runtime/messages/messages.ts'
import { Heart } from '../../runtime/ui/heart.tsx'
import { Image } from '../../runtime/ui/image.tsx'
import { useWishlist } from '../../runtime/ui/use-wishlist.ts'
import styles from './card-detail.module.css'
import type { CardDetailData } from './load-card-detail.ts'
import { LooseRibbon } from './loose-ribbon.tsx'

interface CardPictureProps {
  design: CardDetailData['design']
  /** Of the ribbon that was chosen. */
  ribbonColor: string | undefined
}

/** The card, and beside it the ribbon in its colour, loose, as it comes (R2.21). */
export function CardPicture({ design, ribbonColor }: CardPictureProps) {
  const message = useMessages(heartWords)
  const { isKept, toggle, isFull } = useWishlist()
  return (
    <>
      <div className={styles.picture}>
        <Image
          sources={[{ image: { ...design.picture, placeholder: '' }, ratio: '3/4' }]}
          alt={design.description}
          preset="detail"
          loading="eager"
          priority="high"
        />
        {ribbonColor && <LooseRibbon color={ribbonColor} />}
        <Heart name={design.name} isKept={isKept(design.id)} onToggle={() => toggle(design.id)} />
      </div>
      <p role="status" className={styles.full}>
        {isFull && message('heart.full', { most: wishlist.most })}
      </p>
    </>
  )
}
