import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'photobox-overview-example',
  component: 'photobox_overview',
  headline: 'Zwei Boxen',
  url: { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: 'myposter/fotoboxen' },
}
