import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'photobook-overview-example',
  component: 'photobook_overview',
  headline: 'Vorlagen für dein Fotobuch',
  url: { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: 'myposter/fotobuecher/digitalfotobuch' },
}
