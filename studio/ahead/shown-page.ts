import type { RefObject } from 'react'
import * as z from 'zod/mini'

/** Said by a page of a preview link (browser/follow-preview.ts): where it is, behind the space's domain, and in which language. */
const Shown = z.object({ action: z.literal('anlass:shown'), path: z.string(), language: z.string() })
export type ShownPage = z.output<typeof Shown>

/** Hears which page the frame shows, as one walks through the shop in it. The brands of a shop have hosts of their own, so the window tells whose word it is. */
export function onShownPage(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | undefined,
  listener: (page: ShownPage) => void,
): () => void {
  if (url === undefined) return () => {}
  const { protocol } = new URL(url)
  const receive = ({ source, origin, data }: MessageEvent) => {
    if (source === null || source !== frame.current?.contentWindow || !origin.startsWith(protocol)) return
    const shown = z.safeParse(Shown, data)
    if (shown.success) listener(shown.data)
  }
  addEventListener('message', receive)
  return () => removeEventListener('message', receive)
}
