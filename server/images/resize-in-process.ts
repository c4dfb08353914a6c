import type { Logger } from 'pino'
import type { ResizeImage } from './resize-image.ts'
import { type ImageProcess, ImageProcessEnded, startImageProcess } from './start-image-process.ts'

export interface ResizeInProcessOptions {
  /** The built `image-process.ts`. */
  file: string
  log: Logger
  /** How long the process stays when there is nothing to do, in milliseconds. */
  idleMs?: number
  /** A picture that takes longer is given up, in milliseconds. */
  hangMs?: number
}

/**
 * Makes pictures in a process of its own, which starts with the first and ends some time after the last: drawing takes
 * hundreds of megabytes that a process never gives back, and bytes from outside may bring it down. What it was making then is
 * tried once more (docs/decisions/0028).
 */
export function resizeInProcess({ file, log, idleMs = 10_000, hangMs = 20_000 }: ResizeInProcessOptions): ResizeImage {
  let running: ImageProcess | undefined

  const ask: ResizeImage = (...asked) => {
    running ??= startImageProcess(file, {
      idleMs,
      hangMs,
      onEnd: (failure) => {
        running = undefined
        if (failure) log.error({ reason: failure }, 'the process that makes pictures died, the next picture starts another one')
      },
    })
    return running.resize(...asked)
  }

  return async (...asked) => {
    try {
      return await ask(...asked)
    } catch (error) {
      if (error instanceof ImageProcessEnded) return ask(...asked)
      throw error
    }
  }
}
