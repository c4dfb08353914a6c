import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unlessGone } from '../unless-gone.ts'
import { bytesOf } from './file-bytes.ts'
import { type FileStore, isFileAddress, placeOf, type StoredFile } from './file-store.ts'
import { writeWhole } from './write-whole.ts'

/** Files in a folder of this machine. */
export function filesInFolder(folder: string): FileStore {
  const pathOf = (address: string, isPrivate: boolean) => join(folder, placeOf(address, isPrivate))
  return {
    putFile: (address, bytes, isPrivate = false) => writeWhole(pathOf(address, isPrivate), bytes),
    async setPrivate(address, isPrivate) {
      // A file elsewhere is not ours to hide.
      if (!isFileAddress(address) || !(await fileAt(pathOf(address, !isPrivate)))) return
      await mkdir(dirname(pathOf(address, isPrivate)), { recursive: true })
      await rename(pathOf(address, !isPrivate), pathOf(address, isPrivate))
    },
    async deleteFile(address) {
      if (!isFileAddress(address)) return
      for (const isPrivate of [false, true]) await rm(pathOf(address, isPrivate), { force: true })
    },
    async findFile(address, seesPrivate = false) {
      if (!isFileAddress(address)) return undefined
      return (await fileAt(pathOf(address, false))) ?? (seesPrivate ? fileAt(pathOf(address, true)) : undefined)
    },
  }
}

async function fileAt(path: string): Promise<StoredFile | undefined> {
  const found = await unlessGone(stat(path))
  if (!found?.isFile()) return undefined
  const { size } = found
  const whole = { first: 0, last: size - 1 }
  // Opened before anything is said of it: a stream that fails when it is read cuts off an answer that has begun.
  return { size, open: async (part = whole) => bytesOf({ handle: await open(path), ...part }) }
}
