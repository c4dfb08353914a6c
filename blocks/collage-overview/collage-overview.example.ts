import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'collage-overview-example',
  component: 'collage_overview',
  headline: 'Sechzehn Anordnungen',
  groups: [],
  url: { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: 'myposter/collagen' },
}
