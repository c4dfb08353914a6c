import type { Logger } from 'pino'
import type { ContentError } from '../../runtime/content-error.ts'

/** Content that can't be drawn, in the log once for each version of a story, however many visitors ask for it (R2.45). */
export interface ContentErrorLog {
  report(error: ContentError): void
  /** The story was changed: what is wrong with it now is news. */
  forget(story: string): void
}

export function createContentErrorLog(log: Logger): ContentErrorLog {
  const reported = new Map<string, string>()
  return {
    report({ story, message, problem }) {
      if (reported.get(story) === message) return
      reported.set(story, message)
      log.error({ story, ...problem }, message)
    },
    forget: (story) => void reported.delete(story),
  }
}
