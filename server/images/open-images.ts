import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Settings } from '../settings/settings.ts'
import { throttledReport } from '../throttled-report.ts'
import { createImageStore, type ImageStore } from './image-store.ts'
import { keptImages } from './kept-images.ts'
import { openFiles } from './open-files.ts'
import { type ResizeImage, resizeImage } from './resize-image.ts'

type ImageSettings = Pick<Settings, 'bucket' | 'dataFolder' | 'imageStoreBytes'>

/** The files and pictures that the settings name. */
export async function openImages(settings: ImageSettings, log: Logger, resize: ResizeImage = resizeImage): Promise<ImageStore> {
  const report = throttledReport((reason, times, detail) =>
    log.warn({ ...detail, reason, times }, 'a finished picture could not be kept on disk'),
  )
  const kept = keptImages({
    folder: join(settings.dataFolder, 'images'),
    maxBytes: settings.imageStoreBytes,
    onError: (err) => report(err instanceof Error ? err.message : String(err), { err }),
  })
  const reportAway = throttledReport((reason, times) => log.warn({ reason, times }, 'pictures are shown whose files are out of reach'))
  return createImageStore({ files: await openFiles(settings), kept, resize, onAway: ({ message }) => reportAway(message, {}) })
}
