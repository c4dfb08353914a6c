import type { RawBlok } from '../../schemas/blok.ts'

export const example: RawBlok = {
  _uid: 'contact-card-example',
  component: 'contact_card',
  headline: 'Fragt uns ruhig',
  text: 'Am Telefon sitzen Leute, die selbst drucken. Sie helfen bei Text, Papier und Terminen.',
}
