import { resolve } from 'node:path'
import { isDiskFull } from '../database/disk-full.ts'
import { CommandError, type ContentCommand } from './content-command.ts'
import { counted } from './counted.ts'
import { exportSpace } from './transferring/export-space.ts'

export const exportCommand: ContentCommand = {
  parameters: '<folder>',
  names: { least: 1, most: 1 },
  summary: 'writes the whole space into a folder as readable files',
  async run({ names: [folder = ''] }, place) {
    const database = await place.openDatabase()
    const { stories, assets, missingFiles } = await exportSpace(database, await place.files(), resolve(folder)).catch((cause) => {
      if (!isDiskFull(cause)) throw cause
      throw new CommandError(
        `There is no room for the export in ${folder}, and what was there is as it was: make room and export again, or name another folder.`,
        { cause },
      )
    })
    place.say(`${counted(stories, 'story')} and ${counted(assets, 'asset')} are in ${folder}, with all that the space has beside them.`)
    place.say(
      'Not in it: people, API keys, versions, the trash, activities, the secrets and the log of webhooks, the last runs of tasks, who saw an A/B test. A backup or a move takes those along.',
    )
    if (missingFiles.length === 0) return 0
    place.say(`${counted(missingFiles.length, 'file')} of assets are missing in the data folder or bucket, and so not in the export:`)
    for (const file of missingFiles.slice(0, 20)) place.say(`  ${file}`)
    return 1
  },
}
