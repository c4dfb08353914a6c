/** The process that makes pictures. It ends with the one that started it, and at the latest when that ends it. */
import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { endSignals } from '../end-signals.ts'
import type { ImageAnswer, ImageCall } from './image-calls.ts'
import { ImageRequestError } from './image-request.ts'
import { resizeImage } from './resize-image.ts'

if (!process.send) throw new Error('This file is a process of the server: start main.mjs.')
yieldToTheServer()

process.on('message', async ({ id, original, request, acceptsWebp }: ImageCall) => {
  try {
    say({ id, image: await resizeImage(original, request, acceptsWebp) })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    say(error instanceof ImageRequestError ? { id, refused: message } : { id, failed: message })
  }
})
// An exit would wait for the picture that is being made, and nobody else does.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// A stop reaches all processes of a terminal or a service, and requests in flight still want their pictures.
for (const signal of endSignals) process.on(signal, () => {})

function say(answer: ImageAnswer): void {
  if (process.connected) process.send?.(answer)
}

/** Pages come before pictures, and when memory runs out it is this process that the system ends. */
function yieldToTheServer(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    writeFileSync('/proc/self/oom_score_adj', '500')
  } catch {
    // Not every system lets a process do so.
  }
}
