import { access, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type FileStore, isFileAddress, placeOf } from './file-store.ts'
import { readIfThere, writeWhole } from './whole-files.ts'

/** Files in a folder of this machine. */
export function filesInFolder(folder: string): FileStore {
  const pathOf = (address: string, isPrivate: boolean) => join(folder, placeOf(address, isPrivate))
  return {
    putFile: (address, bytes, isPrivate = false) => writeWhole(pathOf(address, isPrivate), bytes),
    async setPrivate(address, isPrivate) {
      // A file elsewhere is not ours to hide.
      if (!isFileAddress(address) || !(await isThere(pathOf(address, !isPrivate)))) return
      await mkdir(dirname(pathOf(address, isPrivate)), { recursive: true })
      await rename(pathOf(address, !isPrivate), pathOf(address, isPrivate))
    },
    async deleteFile(address) {
      if (!isFileAddress(address)) return
      for (const isPrivate of [false, true]) await rm(pathOf(address, isPrivate), { force: true })
    },
    async findFile(address, seesPrivate = false) {
      if (!isFileAddress(address)) return undefined
      return (await readIfThere(pathOf(address, false))) ?? (seesPrivate ? readIfThere(pathOf(address, true)) : undefined)
    },
    async hasFile(address, seesPrivate = false) {
      return isFileAddress(address) && ((await isThere(pathOf(address, false))) || (seesPrivate && (await isThere(pathOf(address, true)))))
    },
  }
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
