import { buildParameter } from '../../runtime/payload.ts'
import type { Visit } from './visit.ts'

/** Page data is drawn by the scripts that the browser has: whoever asks with those of another build is told to load the page whole. */
export function otherBuild({ wantsPayload }: Visit, address: URL, build: string): Response | undefined {
  if (!wantsPayload || address.searchParams.get(buildParameter) === build) return undefined
  return Response.json({ error: 'other-build', message: 'The page was made by another build: load it whole.' }, { status: 409 })
}
