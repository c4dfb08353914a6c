import { hasNoRoomBeside } from './node-sqlite.ts'

/** What systems say where there is no room, or no more room for this user, or for a file of this size. */
const codes = ['ENOSPC', 'EDQUOT', 'EFBIG']

/** Whether there was no room to write: said by SQLite (SQLITE_FULL), by PostgreSQL (disk_full) or by the file system. */
export function isDiskFull(error: Error): boolean {
  return (
    hasNoRoomBeside(error) ||
    ('errcode' in error && error.errcode === 13) ||
    ('code' in error && ['53100', ...codes].includes(String(error.code)))
  )
}
