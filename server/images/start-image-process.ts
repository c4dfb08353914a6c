import { ImageAnswer, type ImageCall } from './image-calls.ts'
import { ImageRequestError } from './image-request.ts'
import type { ImageFile, ResizeImage } from './resize-image.ts'

export interface ImageProcess {
  /** Rejects with an ImageProcessEnded when the process ends before the picture is made. */
  resize: ResizeImage
}

export interface ImageProcessOptions {
  idleMs: number
  hangMs: number
  /** It takes no more work from now on; without a failure there has been none for a while. */
  onEnd(failure?: string): void
}

export class ImageProcessEnded extends Error {
  override name = 'ImageProcessEnded'
}

export function startImageProcess(file: string, { idleMs, hangMs, onEnd }: ImageProcessOptions): ImageProcess {
  // Only who makes pictures needs it.
  const { fork } = process.getBuiltinModule('node:child_process')
  // It needs no setting, and so it knows no secret.
  const env = { NODE_ENV: process.env.NODE_ENV, MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX }
  const child = fork(file, { serialization: 'advanced', env, execArgv: [] })
  const pending = new Map<number, PromiseWithResolvers<ImageFile>>()
  let lastId = 0
  let hasEnded = false
  let timer: NodeJS.Timeout | undefined

  child.on('message', hear)
  child.once('error', (error) => end(error.message))
  child.once('exit', (code, signal) => end(`It ended with ${signal ?? code}.`))
  // It ends with the server, which does not wait for it.
  child.unref()
  child.channel?.unref()

  function hear(received: unknown) {
    const { data: answer } = ImageAnswer.safeParse(received)
    if (!answer) return end('It answered what nobody understands.')
    const asked = pending.get(answer.id)
    pending.delete(answer.id)
    watch()
    if ('image' in answer) asked?.resolve(answer.image)
    else asked?.reject('refused' in answer ? new ImageRequestError(answer.refused) : new Error(answer.failed))
  }

  function watch() {
    clearTimeout(timer)
    const isBusy = pending.size > 0
    timer = setTimeout(() => end(isBusy ? `It did not answer for ${hangMs} ms.` : undefined), isBusy ? hangMs : idleMs).unref()
  }

  function end(failure?: string) {
    if (hasEnded) return
    hasEnded = true
    clearTimeout(timer)
    child.kill('SIGKILL')
    onEnd(failure)
    for (const { reject } of pending.values()) reject(new ImageProcessEnded(failure))
    pending.clear()
  }

  return {
    resize(original, request, acceptsWebp) {
      const asked = Promise.withResolvers<ImageFile>()
      pending.set(++lastId, asked)
      watch()
      child.send({ id: lastId, original, request, acceptsWebp } satisfies ImageCall, (error) => error && end(error.message))
      return asked.promise
    },
  }
}
