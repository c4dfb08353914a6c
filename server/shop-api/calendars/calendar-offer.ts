import { formatMoney } from '../../../runtime/format-money.ts'
import { formatSize } from '../../../runtime/format-size.ts'
import {
  type CalendarFormat,
  type CalendarMounting,
  type CalendarType,
  calendarFormats,
  calendarTypeNames,
  calendarTypes,
} from '../../../schemas/calendars/calendar.ts'
import type { CalendarChoice, CalendarDesignGroup } from '../../../schemas/calendars/calendar-design-group.ts'
import { type Format, FormatString, isSquare, paperFormat } from '../../../schemas/format.ts'
import { plain, refinements } from '../../../schemas/refinement.ts'
import type { Market } from '../shop-api.ts'
import { type CalendarPaper, calendarAccessoryPrice, lowestCalendarPrice } from './calendar-prices.ts'

interface CalendarKind {
  designGroupId: number
  /** What is chosen first stands first. */
  mountings: readonly CalendarMounting[]
  papers: readonly CalendarPaper[]
}

/** One writes on some of them: they have no glossy paper. Wood is for what stands. */
const kinds: Record<CalendarType, CalendarKind> = {
  wandkalender: { designGroupId: 1, mountings: ['spirale', 'lochung', 'ohne'], papers: ['matt', 'glaenzend', 'feinstweiss'] },
  tischkalender: {
    designGroupId: 2,
    mountings: ['spirale', 'holzblock', 'holzfuss', 'ohne'],
    papers: ['matt', 'glaenzend', 'feinstweiss'],
  },
  kuechenkalender: { designGroupId: 3, mountings: ['spirale', 'lochung', 'ohne'], papers: ['matt', 'feinstweiss'] },
  familienplaner: { designGroupId: 4, mountings: ['spirale', 'lochung'], papers: ['matt', 'feinstweiss'] },
  terminkalender: { designGroupId: 5, mountings: ['spirale', 'lochung'], papers: ['matt', 'feinstweiss'] },
}

const mountings: Record<CalendarMounting, { name: string; note: string }> = {
  spirale: { name: 'Spirale', note: 'Zum Umblättern' },
  lochung: { name: 'Lochung', note: 'Für den Nagel' },
  holzblock: { name: 'Holzblock', note: 'Für den Tisch' },
  holzfuss: { name: 'Holzfuß', note: 'Für den Tisch' },
  ohne: { name: 'Ohne', note: 'Lose Blätter' },
}

const papers: Record<CalendarPaper, { name: string; note: string; takesRefinement: boolean }> = {
  matt: { name: 'Matt', note: 'Spiegelt nicht', takesRefinement: true },
  glaenzend: { name: 'Glänzend', note: 'Lässt Farben leuchten', takesRefinement: false },
  feinstweiss: { name: 'Feinstweiß', note: 'Glatt und besonders weiß', takesRefinement: true },
}

const refinementNames: Record<(typeof refinements)[number], string> = {
  ohne: 'Ohne',
  gold: 'Gold',
  silber: 'Silber',
  rosegold: 'Roségold',
  relief: 'Relief',
}

/** The type that a group of designs is of; `undefined` for a group there is not. */
export const typeOfDesignGroup = (designGroupId: number): CalendarType | undefined =>
  calendarTypes.find((type) => kinds[type].designGroupId === designGroupId)

/** What can be chosen for calendars of a type of ours. */
export function calendarDesignGroup(type: CalendarType, { country, locale }: Pick<Market, 'country' | 'locale'>): CalendarDesignGroup {
  const { designGroupId, ...kind } = kinds[type]
  const box = formatMoney(calendarAccessoryPrice('box', country), locale)
  return {
    designGroupId,
    calendarType: type,
    name: calendarTypeNames[type],
    formats: calendarFormats[type].map((value, index) => ({ value, ...wordsOf(value, locale), designId: designGroupId * 100 + index + 1 })),
    mountings: kind.mountings.map((value) => ({ value, ...mountings[value] })),
    papers: kind.papers.map((value) => ({ value, ...papers[value] })),
    refinements: refinements.map((value) => ({ value, name: refinementNames[value], note: '' })),
    accessories: [{ value: 'box', name: 'Geschenkbox', note: `${box} je Stück` }],
    from: lowestCalendarPrice(type, country),
  }
}

/** `A4 hoch`, and how large that is; or how large, and what shape that is. */
function wordsOf(format: CalendarFormat, locale: string): { name: string; note: string } {
  const [paper = '', orientation] = format.split('-')
  const sheet = paperFormat(paper.toUpperCase())
  if (!sheet) {
    const size = FormatString.parse(format)
    return { name: formatSize(size, locale), note: shapeOf(size) }
  }
  const isLandscape = orientation === 'landscape'
  const size = isLandscape ? { width: sheet.height, height: sheet.width } : sheet
  const orientationName = orientation && (isLandscape ? 'quer' : 'hoch')
  return { name: [paper.toUpperCase(), orientationName].filter(Boolean).join(' '), note: formatSize(size, locale) }
}

function shapeOf(size: Format): string {
  if (isSquare(size)) return 'Quadratisch'
  return size.width > size.height ? 'Panorama' : 'Schmal und lang'
}

/** What of a choice the group does not have, in a sentence; `undefined` for a choice that can be made. */
export function calendarNotOffered(choice: CalendarChoice, group: CalendarDesignGroup): string | undefined {
  const { formatType, mountingType, paperType, refinementType, accessoryTypes } = choice
  const paper = group.papers.find(({ value }) => value === paperType)
  if (!has(group.formats, formatType)) return `There is no format "${formatType}" for a ${group.calendarType}.`
  if (!has(group.mountings, mountingType)) return `There is no mounting "${mountingType}" for a ${group.calendarType}.`
  if (!paper) return `There is no paper "${paperType}" for a ${group.calendarType}.`
  if (!has(group.refinements, refinementType)) return `There is no refinement "${refinementType}" for a ${group.calendarType}.`
  if (refinementType !== plain && !paper.takesRefinement) return `The paper "${paperType}" takes no refinement.`
  const unknown = accessoryTypes.find((type) => !has(group.accessories, type))
  if (unknown !== undefined) return `The accessory "${unknown}" does not go with a ${group.calendarType}.`
  const twice = accessoryTypes.find((type, index) => accessoryTypes.indexOf(type) < index)
  return twice && `There can be one ${twice} only.`
}

const has = (options: readonly { value: string }[], wanted: string) => options.some(({ value }) => value === wanted)
