import { blok, type NewBlok } from '../blok-builders.ts'
import { type Promise as ShopPromise, shopPromises } from '../copy/promises.ts'
import { richTextField, wordsField } from './pages.ts'

const promise = ({ title, text, icon, details }: ShopPromise): NewBlok =>
  blok('benefits_bar_item', { title, ...wordsField('text', text), icon, ...richTextField('details', details) })

/** The bar of promises of the card brand. */
export const promises = (): NewBlok => blok('benefits_bar', { benefits: shopPromises.map(promise) })
