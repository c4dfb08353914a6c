/** The files that an asset has and had. A former one is shown by old versions of stories, so it stays as long as its asset does. */
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { AssetTable } from '../database/database.ts'
import type { FileStore } from '../images/file-store.ts'

type AssetFiles = Pick<Selectable<AssetTable>, 'filename' | 'is_private' | 'former_files'>

const AssetFile = z.object({ filename: z.string(), isPrivate: z.boolean() })

export type AssetFile = z.infer<typeof AssetFile>

/** A former file that nobody could see when it was replaced is private for ever; the others are as their asset is. */
const formerFilesOf = ({ former_files }: Pick<AssetFiles, 'former_files'>) => z.array(AssetFile).parse(JSON.parse(former_files))

/** All files of an asset, the present one first. */
export function filesOf({ filename, is_private, former_files }: AssetFiles): AssetFile[] {
  const isPrivate = is_private === 1
  const former = formerFilesOf({ former_files }).map((file) => ({ ...file, isPrivate: isPrivate || file.isPrivate }))
  return [{ filename, isPrivate }, ...former]
}

/** The addresses that everybody can see of an asset while it is public. */
export const publicFilesOf = (asset: AssetFiles): string[] =>
  filesOf({ ...asset, is_private: 0 }).flatMap(({ filename, isPrivate }) => (isPrivate ? [] : [filename]))

/** The column of an asset that had these files, too. */
export const withFormerFiles = (asset: Pick<AssetFiles, 'former_files'>, files: readonly AssetFile[]): string =>
  JSON.stringify([...formerFilesOf(asset), ...files])

/** Keeps every file of an asset where only those find it who may see the asset. Doing it again changes nothing. */
export async function placeFiles(files: Pick<FileStore, 'setPrivate'>, asset: AssetFiles): Promise<void> {
  for (const { filename, isPrivate } of filesOf(asset)) await files.setPrivate(filename, isPrivate)
}
