import type { Settings } from '../settings/settings.ts'
import type { FileStore } from './file-store.ts'
import { filesInFolder } from './folder-files.ts'

/** The files of the content, where the settings say: in a bucket, or in the data folder. */
export async function openFiles({ bucket, dataFolder }: Pick<Settings, 'bucket' | 'dataFolder'>): Promise<FileStore> {
  return bucket ? (await import('./bucket-files.ts')).filesInBucket(bucket) : filesInFolder(dataFolder)
}
