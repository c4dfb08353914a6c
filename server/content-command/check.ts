import { checkContent, isWhole } from '../content/management/content-check.ts'
import { reportCheck, reportUnshown } from './check-report.ts'
import type { ContentCommand } from './content-command.ts'

export const check: ContentCommand = {
  parameters: '',
  names: { least: 0, most: 0 },
  summary: 'checks every draft, published text, scheduled story and text in a release against the blocks of this code',
  async run(_, place) {
    const database = await place.openDatabase()
    const findProblems = await place.findProblems()
    const findUnshown = await place.findUnshown()
    const start = performance.now()
    const result = await checkContent({ store: { database }, findProblems, findUnshown })
    for (const line of reportCheck(result, (performance.now() - start) / 1000)) place.say(line)
    for (const line of reportUnshown(result)) place.say(line)
    return isWhole(result) ? 0 : 1
  },
}
