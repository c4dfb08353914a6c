import type { z } from 'zod'
import { blok } from '../../schemas/blok.ts'
import { calendarTypeNames } from '../../schemas/calendars/calendar.ts'
import { optionalOption } from '../../schemas/fields/option.ts'
import { text } from '../../schemas/fields/text.ts'

/** The types of calendars, each with its formats and the price from, leading to their pages (R2.32). */
export const CalendarOverviewBlok = blok(
  'calendar_overview',
  {
    displayName: 'Kalenderübersicht',
    group: 'Bilder und Teaser',
    description: 'Die Kalenderarten mit Bild, Formaten und dem Preis, ab dem es sie gibt. Formate und Preise kommen von selbst.',
  },
  {
    headline: text({ label: 'Überschrift', maxLength: 80, translatable: true }),
    folder: text({
      label: 'Ordner mit den Seiten',
      description: 'Seine Seiten heißen im Pfad wie ihre Kalenderart: wandkalender, tischkalender …',
      required: true,
      default: 'myposter/kalender/',
      regex: /^[\p{L}\d][\p{L}\d/_-]*\/$/u,
    }),
    except: optionalOption({
      label: 'Ohne diese',
      description: 'Die Kalenderart der Seite, auf der der Block steht.',
      choices: calendarTypeNames,
    }),
  },
)
export type CalendarOverviewBlok = z.output<typeof CalendarOverviewBlok>
