import { resolve } from 'node:path'
import type { ContentCommand } from './content-command.ts'
import { counted } from './counted.ts'
import { importSpace } from './transferring/import-space.ts'

export const importCommand: ContentCommand = {
  parameters: '<folder> [--replace]',
  names: { least: 1, most: 1 },
  summary: 'reads an export into an empty space, or with --replace in the place of what stands there',
  options: { replace: { type: 'boolean' } },
  async run({ names: [folder = ''], options }, place) {
    const store = await place.openStore({ makes: true })
    const replaces = options.replace === true
    const { stories, assets, webhooks } = await importSpace(store, await place.files(), resolve(folder), { replaces })
    place.say(`${stories.toLocaleString('en')} stories and folders, ${counted(assets, 'asset')} are in the space.`)
    if (webhooks > 0) place.say(`${counted(webhooks, 'webhook endpoint')}: those that are new here have no secret; set it again.`)
    place.say('API keys are not in an export: those that are here stay, and others are made anew.')
    return 0
  },
}
