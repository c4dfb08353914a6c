import type { RawBlok } from '../../schemas/blok.ts'

const headline = (uid: string, words: string): RawBlok => ({
  _uid: uid,
  component: 'page_headline',
  headline: words,
  headlineType: 'h2',
})

export const example: RawBlok = {
  _uid: 'flag-switch-example',
  component: 'flag_switch',
  flag: 'papier-zuerst',
  off: [headline('flag-switch-example-off', 'Zehn Papiere, ein Griff')],
  on: [headline('flag-switch-example-on', 'Fühlt erst das Papier')],
}
