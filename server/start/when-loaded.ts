import type { RequestListener } from 'node:http'
import { loadedOnce } from '../loaded-once.ts'
import { keptNowhere } from '../requests/browsers-only.ts'

/** Answers with a program that is loaded with the first request to it. What can't be loaded is told, answers 503, and is tried again with the next. */
export function whenLoaded(load: () => Promise<RequestListener>, onError: (error: Error) => void): RequestListener {
  const loaded = loadedOnce(load)
  return async (request, response) => {
    try {
      const listener = await loaded()
      listener(request, response)
    } catch (error) {
      onError(error as Error)
      response.writeHead(503, { 'content-type': 'text/plain; charset=UTF-8', 'cache-control': keptNowhere, 'retry-after': '5' })
      response.end('Das ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.')
    }
  }
}
