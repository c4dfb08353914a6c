import { defineBlock } from '../../runtime/define-block.ts'
import { example } from './wishlist-cards-grid.example.ts'
import { WishlistCardsGridBlok } from './wishlist-cards-grid.schema.ts'
import { WishlistCardsGrid } from './wishlist-cards-grid.tsx'

export const wishlistCardsGrid = defineBlock({ schema: WishlistCardsGridBlok, Component: WishlistCardsGrid, example, wakes: 'load' })
