import type { RawBlok } from '../../schemas/blok.ts'

const text = (words: string, ...marks: { type: string; attrs?: Record<string, unknown> }[]) => ({ type: 'text', text: words, marks })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const heading = (level: number, words: string) => ({ type: 'heading', attrs: { level }, content: [text(words)] })
const item = (words: string) => ({ type: 'list_item', content: [paragraph(text(words))] })

export const example: RawBlok = {
  _uid: 'text-page-example',
  component: 'text_page',
  headline: 'Was wir unter gutem Papier verstehen',
  text: {
    type: 'doc',
    content: [
      paragraph(
        text('Papier ist das Erste, was eure Gäste von eurem Fest in der Hand halten. Deshalb führen wir '),
        text('zehn Sorten', { type: 'bold' }),
        text(', und jede davon haben wir '),
        text('gefalzt, beschrieben und liegen gelassen', { type: 'italic' }),
        text(', bevor sie ins Sortiment kam.'),
      ),
      heading(2, 'Woher es kommt'),
      paragraph(
        text('Unsere Feinstpapiere kommen aus zwei Mühlen in Oberbayern und am Gardasee. Wer es genau wissen will, schreibt uns an '),
        text('papier@example.com', { type: 'link', attrs: { href: 'papier@example.com', linktype: 'email' } }),
        text(' oder liest die '),
        text('Fragen zum Versand', {
          type: 'link',
          attrs: { href: 'anlass/faq', linktype: 'story', anchor: 'versand', story: { full_slug: 'anlass/faq' } },
        }),
        text('.'),
      ),
      {
        type: 'bullet_list',
        content: [
          item('Baumwolle, 300 g/m², mit offenem Griff'),
          item('Feinstpapier, 280 g/m², glatt und warmweiß'),
          item('Naturkarton, 350 g/m², aus Graspapier'),
        ],
      },
      heading(3, 'Worauf es beim Falzen ankommt'),
      paragraph(text('Quer zur Faser bricht ein Karton. Wir rillen darum jede Karte vor, in Laufrichtung, und falzen erst dann.')),
      { type: 'blockquote', content: [paragraph(text('Eine gute Karte erkennt man daran, dass sie nach Jahren noch steht.'))] },
      paragraph(text('So einfach ist das, und so viel Arbeit.')),
    ],
  },
}
