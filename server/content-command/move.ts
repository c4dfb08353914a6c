import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../database/open-database.ts'
import { CommandError, type ContentCommand } from './content-command.ts'
import { copyTables } from './copy-tables.ts'
import { counted } from './counted.ts'

export const move: ContentCommand = {
  parameters: '',
  names: { least: 0, most: 0 },
  summary: 'carries the embedded database in DATA_DIR into the empty PostgreSQL of DATABASE_URL',
  async run(_, { settings: { dataFolder, databaseUrl }, say }) {
    if (databaseUrl === undefined) throw new CommandError('Set DATABASE_URL to the PostgreSQL that the database in DATA_DIR shall go into.')
    const file = join(dataFolder, 'anlass.sqlite')
    if (!existsSync(file)) throw new CommandError(`There is no database in ${dataFolder}: set DATA_DIR to the data folder of a shop.`)
    const source = await openDatabase({ file })
    try {
      const { openPostgres } = await import('../database/open-postgres.ts')
      const target = await openPostgres({ url: databaseUrl })
      try {
        const { tables, zeroBytes } = await copyTables(source, target)
        for (const { table, rows } of tables) if (rows > 0) say(`  ${table}: ${rows.toLocaleString('en')}`)
        const rows = tables.reduce((sum, table) => sum + table.rows, 0)
        say(`${counted(rows, 'row')} in ${tables.length} tables were carried over and counted there.`)
        if (zeroBytes > 0) say(`${counted(zeroBytes, 'text')} had a zero byte, which PostgreSQL does not have: U+FFFD stands there now.`)
        say(`From now on start with DATABASE_URL. Files stay in ${dataFolder}; what is still written into the old database is lost.`)
        return 0
      } finally {
        await target.close()
      }
    } finally {
      await source.close()
    }
  },
}
