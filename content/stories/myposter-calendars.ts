import { calendarTypeNames } from '../../schemas/calendars/calendar.ts'
import { blok, type NewStory, picture, toStory } from '../blok-builders.ts'
import { type CalendarPage, calendarPages } from '../copy/myposter/calendars.ts'
import { faqQuestions, page, textPart, textSection } from './pages.ts'

function calendarPage({ type, title, description, lead, card, picture: shown, text, questions }: CalendarPage, index: number): NewStory {
  const name = calendarTypeNames[type]
  const story = page(
    `myposter/kalender/${type}`,
    name,
    { title, description, card: { title: name, text: card, picture: shown }, socialPicture: shown },
    [
      blok('calendar_detail', {
        calendarType: type,
        image: picture(shown),
        text: lead,
        overviewText: 'Alle Kalender',
        overviewUrl: toStory('myposter/kalender'),
        shippingText: 'Versand und Lieferung',
        shippingUrl: toStory('myposter/versand'),
      }),
      textSection([textPart('', text)]),
      faqQuestions(
        'Kurz gefragt',
        questions.map(([question, answer]) => ({ question, answer })),
      ),
      blok('calendar_overview', { headline: 'Andere Kalender', folder: 'myposter/kalender/', except: type }),
    ],
  )
  return { ...story, position: index + 1 }
}

/** A page for each type of calendar. */
export const myposterCalendars: NewStory[] = calendarPages.map(calendarPage)
