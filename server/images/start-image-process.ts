import { Overloaded } from '../threads/call-queue.ts'
import { ImageAnswer, type ImageCall } from './image-calls.ts'
import { ImageRequestError } from './image-request.ts'
import type { ImageFile, ResizeImage } from './resize-image.ts'

export interface ImageProcess {
  /**
   * Rejects with an ImageProcessEnded when the process ends before the picture is made, and with a TakesTooLong when that was
   * because of the picture.
   */
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

/** It may be too large, or the machine too busy. */
export class TakesTooLong extends Overloaded {
  override name = 'TakesTooLong'
}

/** So many times a picture is looked at before it is given up. */
const looks = 20

export function startImageProcess(file: string, { idleMs, hangMs, onEnd }: ImageProcessOptions): ImageProcess {
  // Only who makes pictures needs it.
  const { fork } = process.getBuiltinModule('node:child_process')
  // It needs no setting, and so it knows no secret.
  const env = { NODE_ENV: process.env.NODE_ENV, MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX }
  const child = fork(file, { serialization: 'advanced', env, execArgv: [] })
  const pending = new Map<number, { asked: PromiseWithResolvers<ImageFile>; hang: NodeJS.Timeout }>()
  let lastId = 0
  let hasEnded = false
  let idle: NodeJS.Timeout | undefined

  child.on('message', hear)
  child.once('error', (error) => end(error.message))
  child.once('exit', (code, signal) => end(`It ended with ${signal ?? code}.`))
  // It ends with the server, which does not wait for it.
  child.unref()
  child.channel?.unref()

  function hear(received: unknown) {
    const { data: answer } = ImageAnswer.safeParse(received)
    if (!answer) return end('It answered what nobody understands.')
    const asked = take(answer.id)
    if (pending.size === 0) idle = setTimeout(end, idleMs).unref()
    if ('image' in answer) asked?.resolve(answer.image)
    else asked?.reject('refused' in answer ? new ImageRequestError(answer.refused) : new Error(answer.failed))
  }

  function take(id: number) {
    const { asked, hang } = pending.get(id) ?? {}
    clearInterval(hang)
    pending.delete(id)
    return asked
  }

  /** After a pause of the whole machine, in which nobody could make it, an interval comes once, and one long timer would be over. */
  function watch(id: number) {
    let left = looks
    const look = () => {
      left -= 1
      if (left === 0) giveUp(id)
    }
    return setInterval(look, hangMs / looks).unref()
  }

  /** Others are made by the next process; this one would keep that just as long. */
  function giveUp(id: number) {
    take(id)?.reject(new TakesTooLong(`This picture takes longer than ${hangMs / 1000} s to make: ask for a smaller one, or later again.`))
    end(`A picture took longer than ${hangMs} ms.`)
  }

  function end(failure?: string) {
    if (hasEnded) return
    hasEnded = true
    clearTimeout(idle)
    child.kill('SIGKILL')
    onEnd(failure)
    for (const id of pending.keys()) take(id)?.reject(new ImageProcessEnded(failure))
  }

  return {
    resize(original, request, acceptsWebp) {
      const id = ++lastId
      // Throws for what can't be sent, which nobody answers then. Where no file could be opened for the process there is no `send`:
      // its error is on the way.
      child.send?.({ id, original, request, acceptsWebp } satisfies ImageCall, (error) => error && end(error.message))
      const asked = Promise.withResolvers<ImageFile>()
      clearTimeout(idle)
      pending.set(id, { asked, hang: watch(id) })
      return asked.promise
    },
  }
}
