import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { items } from '../../schemas/fields/bloks.ts'
import { multilink, requiredLink } from '../../schemas/fields/multilink.ts'
import { optionalOption } from '../../schemas/fields/option.ts'
import { text } from '../../schemas/fields/text.ts'
import { icons } from '../../schemas/icon.ts'

export const NavigationItem = blok(
  'navigation_item',
  { displayName: 'Menüpunkt' },
  {
    label: text({ label: 'Text', required: true, maxLength: 40, translatable: true }),
    url: requiredLink({ label: 'Ziel' }),
    icon: optionalOption({ label: 'Zeichen', choices: icons }),
  },
)
export type NavigationItem = z.output<typeof NavigationItem>

/** One entry of the main navigation; with `children` it opens a panel. */
export const NavigationGroup = blok(
  'navigation_group',
  { displayName: 'Menü' },
  {
    label: text({ label: 'Text', required: true, maxLength: 40, translatable: true }),
    url: multilink({ label: 'Ziel' }),
    children: items(NavigationItem, { label: 'Unterpunkte' }),
  },
)
export type NavigationGroup = z.output<typeof NavigationGroup>

/** The head of every page of a channel (R2.29): a global story. */
export const SiteHeaderBlok = blok(
  'site_header',
  { displayName: 'Kopf der Seiten', isRoot: true },
  {
    notice: text({ label: 'Zeile über dem Kopf', maxLength: 100, translatable: true }),
    noticeUrl: multilink({ label: 'Ziel der Zeile' }),
    navigation: items(NavigationGroup, { label: 'Hauptnavigation', min: 1 }),
    services: items(NavigationItem, { label: 'Dienste', description: 'Kontakt, Musterkarten, Konto, Magazin …' }),
    shortcuts: items(NavigationItem, { label: 'Merkzettel und Warenkorb', max: 3 }),
  },
)
export type SiteHeaderBlok = z.output<typeof SiteHeaderBlok>
