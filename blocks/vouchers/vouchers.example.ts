import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'vouchers-example',
  component: 'vouchers',
  headline: 'Was ist mein Gutschein wert?',
  text: 'Der Code steht in der E-Mail, mit der der Gutschein kam.',
  worthText: 'Der Gutschein ist {value} wert und gilt bis {until}.',
}
