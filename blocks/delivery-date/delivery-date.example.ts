import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'delivery-date-example',
  component: 'delivery_date',
  headline: 'Wann ist die Post da?',
  note: 'Feiertage sind nicht berücksichtigt.',
}
