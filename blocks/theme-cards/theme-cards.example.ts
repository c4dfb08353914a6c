import type { RawBlok } from '../../schemas/blok.ts'

const card = (name: string, picture: number, title: string, text: string) => ({
  _uid: `theme-card-${name}`,
  component: 'theme_card',
  title,
  text,
  image: { filename: `/pictures/card/hochzeit/${picture}.svg`, alt: title },
  url: { linktype: 'story', cached_url: `anlass/hochzeit/${name}/category`, id: '' },
})

export const example: RawBlok = {
  _uid: 'theme-cards-example',
  component: 'theme_cards',
  headline: 'Vom ersten Gruß bis zum Dank',
  ratio: '3/4',
  size: 'large',
  cards: [
    card('save-the-date-karten', 1, 'Save the Date', 'Haltet euch den Tag frei'),
    card('einladungskarten', 2, 'Einladungskarten', 'Gefaltet, flach oder mit Gravur'),
    card('menuekarten', 3, 'Menükarten', 'Damit alle wissen, was kommt'),
    card('danksagungskarten', 4, 'Danksagungskarten', 'Mit dem schönsten Bild vom Fest'),
  ],
}
