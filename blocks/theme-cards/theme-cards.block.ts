import { defineBlock } from '../../runtime/define-block.ts'
import { loadThemeCards } from './load-theme-cards.ts'
import { example } from './theme-cards.example.ts'
import { ThemeCardsBlok } from './theme-cards.schema.ts'
import { ThemeCards } from './theme-cards.tsx'

export const themeCards = defineBlock({ schema: ThemeCardsBlok, Component: ThemeCards, example, load: loadThemeCards })
