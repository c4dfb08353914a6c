import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'svg-icon-example',
  component: 'svg_icon',
  icon: 'leaf',
  text: 'Papier aus zertifizierter Forstwirtschaft',
  label: '',
  size: 'l',
}
