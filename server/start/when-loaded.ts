import type { RequestListener } from 'node:http'
import { madeOnce } from '../../runtime/made-once.ts'

/** Answers with a program that is loaded with the first request to it. What can't be loaded is told, and answers 500, each time. */
export function whenLoaded(load: () => Promise<RequestListener>, onError: (error: Error) => void): RequestListener {
  const loaded = madeOnce(load)
  return async (request, response) => {
    try {
      const listener = await loaded()
      listener(request, response)
    } catch (error) {
      onError(error as Error)
      response.writeHead(500, { 'content-type': 'text/plain; charset=UTF-8' })
      response.end('This can not be loaded; the log says why.')
    }
  }
}
