import type { FieldProblem } from './answers.ts'

/** The service answered, but not what was asked for. `message` can be shown to a person. */
export class ManagementError extends Error {
  override name = 'ManagementError'
  readonly status: number
  /** Of a story that can't be published; empty for all else. */
  readonly problems: FieldProblem[]
  /** Of a text that was refused because somebody else had saved: the version as which it is kept. */
  readonly keptVersion: number | undefined

  constructor(status: number, message: string, problems: FieldProblem[] = [], keptVersion?: number) {
    super(message)
    this.status = status
    this.problems = problems
    this.keptVersion = keptVersion
  }
}

/** Not sent, because somebody else had saved: it would have been overwritten. */
export class OlderVersionError extends ManagementError {
  override name = 'OlderVersionError'

  constructor() {
    super(409, 'Somebody else has saved the story since it was read.')
  }
}

/** The service could not be reached. What was sent may be sent again. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
}
