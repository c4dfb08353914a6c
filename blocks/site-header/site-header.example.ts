import type { RawBlok } from '../../schemas/blok.ts'

const link = (slug: string) => ({ linktype: 'story', cached_url: slug, id: '' })

const item = (label: string, slug: string, icon?: string) => ({
  _uid: `navigation-${slug}`,
  component: 'navigation_item',
  label,
  url: slug.startsWith('/') ? { linktype: 'url', url: slug } : link(slug),
  ...(icon && { icon }),
})

const group = (label: string, slug: string, children: object[] = []) => ({
  _uid: `navigation-group-${slug}`,
  component: 'navigation_group',
  label,
  url: link(slug),
  children,
})

const cards = (occasion: string) => [
  item('Einladungskarten', `anlass/${occasion}/einladungskarten/category`),
  item('Save-the-Date-Karten', `anlass/${occasion}/save-the-date/category`),
  item('Menükarten', `anlass/${occasion}/menuekarten/category`),
  item('Tischkarten', `anlass/${occasion}/tischkarten/category`),
  item('Kirchenhefte', `anlass/${occasion}/kirchenhefte/category`),
  item('Platzkarten', `anlass/${occasion}/platzkarten/category`),
  item('Antwortkarten', `anlass/${occasion}/antwortkarten/category`),
  item('Gästebücher', `anlass/${occasion}/gaestebuecher/category`),
  item('Danksagungskarten', `anlass/${occasion}/danksagungskarten/category`),
]

export const example: RawBlok = {
  _uid: 'site-header-example',
  component: 'site_header',
  notice: 'Drei Musterkarten kostenlos, damit ihr das Papier fühlt',
  noticeUrl: link('anlass/musterkarten'),
  navigation: [
    group('Hochzeit', 'anlass/hochzeit/occasion', cards('hochzeit')),
    group('Geburt', 'anlass/geburt/occasion', cards('geburt').slice(0, 5)),
    group('Geburtstag', 'anlass/geburtstag/occasion', cards('geburtstag').slice(0, 6)),
    group('Jugendfeste', 'anlass/konfirmation/occasion', cards('konfirmation').slice(0, 4)),
    group('Trauer', 'anlass/trauer/occasion', cards('trauer').slice(5)),
    group('Weihnachten', 'anlass/weihnachten/privat/occasion', cards('weihnachten').slice(0, 3)),
    group('Papier', 'anlass/papier'),
  ],
  services: [
    item('Kontakt', 'anlass/kontakt'),
    item('Musterkarten', 'anlass/musterkarten'),
    item('Kundenkonto', '/kundenkonto'),
    item('Magazin', '/magazin'),
  ],
  shortcuts: [item('Merkzettel', '/merkzettel', 'heart'), item('Warenkorb', '/warenkorb', 'basket')],
}
