import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { calendarTypeNames } from '../../schemas/calendars/calendar.ts'
import { requiredAsset } from '../../schemas/fields/asset.ts'
import { multilink } from '../../schemas/fields/multilink.ts'
import { option } from '../../schemas/fields/option.ts'
import { text, textarea } from '../../schemas/fields/text.ts'

/** A type of calendar, what can be chosen for it, and what that costs (R2.32, R3.09). */
export const CalendarDetailBlok = blok(
  'calendar_detail',
  {
    displayName: 'Kalenderdetail',
    group: 'Bilder und Teaser',
    description: 'Eine Kalenderart mit Bild, Format, Aufhängung, Papier, Veredelung, Startmonat, Anzahl und Preis.',
  },
  {
    calendarType: option({
      label: 'Kalenderart',
      description: 'Aus ihr folgen der Name und alles, was man wählen kann.',
      choices: calendarTypeNames,
      default: 'wandkalender',
    }),
    image: requiredAsset({ label: 'Bild' }),
    text: textarea({ label: 'Text unter dem Namen', required: true, maxLength: 200, translatable: true }),
    overviewText: text({ label: 'Text des Links zu allen Kalendern', maxLength: 40, default: 'Alle Kalender', translatable: true }),
    overviewUrl: multilink({ label: 'Seite mit allen Kalendern' }),
    shippingText: text({ label: 'Text des Links zum Versand', maxLength: 40, default: 'Versand und Lieferung', translatable: true }),
    shippingUrl: multilink({ label: 'Seite mit den Versandkosten' }),
  },
)
export type CalendarDetailBlok = z.output<typeof CalendarDetailBlok>
