import { openPlace } from './content-command/open-place.ts'
import { runContentCommand } from './content-command/run-content-command.ts'
import { readSettings } from './settings/read-settings.ts'

/** `npm run content <verb>`: what is done to the content as a whole, from the sources, beside a shop that runs or without one. */
let close = async () => {}
try {
  const opened = openPlace(readSettings({ NODE_ENV: 'production', ...process.env }))
  close = opened.close
  process.exitCode = await runContentCommand(process.argv.slice(2), opened.place)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
} finally {
  await close()
}
