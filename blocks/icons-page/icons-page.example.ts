import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = { _uid: 'icons-page-example', component: 'icons_page', title: 'Icons' }
