import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'calendar-overview-example',
  component: 'calendar_overview',
  headline: 'Fünf Kalender',
  folder: 'myposter/kalender/',
}
