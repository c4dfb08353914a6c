import type { RawBlok } from '../../schemas/blok.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

export const example: RawBlok = {
  _uid: 'benefits-bar-example',
  component: 'benefits_bar',
  benefits: [
    {
      _uid: 'benefit-express',
      component: 'benefits_bar_item',
      title: 'Expressversand',
      text: 'Bis 11 Uhr bestellt, am nächsten Tag da',
      icon: 'shipping',
      details: {
        type: 'doc',
        content: [
          paragraph(
            'Was ihr montags bis freitags vor 11 Uhr bestellt, geht am selben Tag in den Druck und ist 24 Stunden später bei euch.',
          ),
          paragraph('Am Samstag liefern wir innerhalb Deutschlands.'),
        ],
      },
    },
    {
      _uid: 'benefit-sample',
      component: 'benefits_bar_item',
      title: 'Drei Musterkarten frei',
      text: 'Papier und Farben in der Hand',
      icon: 'sample',
      url: { linktype: 'story', cached_url: 'anlass/musterkarten', id: '' },
    },
    {
      _uid: 'benefit-quality',
      component: 'benefits_bar_item',
      title: 'In Deutschland gedruckt',
      text: 'Gefalzt, gerillt und geprüft von Hand',
      icon: 'quality',
    },
    {
      _uid: 'benefit-pen',
      component: 'benefits_bar_item',
      title: 'Wir lesen mit',
      text: 'Jeder Text wird vor dem Druck geprüft',
      icon: 'pen',
    },
  ],
}
