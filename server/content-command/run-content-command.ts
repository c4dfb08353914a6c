import { parseArgs } from 'node:util'
import { closest } from 'fastest-levenshtein'
import { backup } from './backup.ts'
import { check } from './check.ts'
import { CommandError, type ContentCommand, type Given, type Place } from './content-command.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { migrate } from './migrate.ts'
import { move } from './move.ts'

const commands: Record<string, ContentCommand> = {
  check,
  migrate,
  export: exportCommand,
  import: importCommand,
  move,
  backup,
}

/** Does what `npm run content <verb> …` asks for and answers the code that the process ends with. Throws a CommandError. */
export async function runContentCommand(parameters: string[], place: Place): Promise<number> {
  const [verb, ...rest] = parameters
  if (verb === undefined || verb === '--help' || verb === '-h' || rest.includes('--help')) {
    listCommands(place.say)
    return 0
  }
  const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined
  if (!command) {
    const names = Object.keys(commands)
    throw new CommandError(`There is no "content ${verb}". Did you mean ${closest(verb, names)}? There are ${names.join(', ')}.`)
  }
  return command.run(readGiven(verb, command, rest), place)
}

function readGiven(verb: string, { parameters, names, options = {} }: ContentCommand, rest: string[]): Given {
  try {
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true })
    if (positionals.length >= names.least && positionals.length <= names.most)
      return { names: positionals, options: values as Given['options'] }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  throw new CommandError(`Write: npm run content -- ${[verb, parameters].filter(Boolean).join(' ')}`)
}

function listCommands(say: Place['say']): void {
  say('npm run content -- <verb> … works on the database that the settings name (DATA_DIR or DATABASE_URL), also while a shop runs.\n')
  const lines = Object.entries(commands).map(([verb, { parameters, summary }]) => ({ usage: `${verb} ${parameters}`.trim(), summary }))
  const width = Math.max(...lines.map(({ usage }) => usage.length))
  for (const { usage, summary } of lines) say(`  ${usage.padEnd(width)}  ${summary}`)
}
