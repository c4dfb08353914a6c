import { Hono } from 'hono'
import { channels } from '../../schemas/channel.ts'
import type { Renderer } from './renderer.ts'

/** It shows its own pages in frames. */
const ownFrames = { 'content-security-policy': "object-src 'none'; base-uri 'none'; frame-ancestors 'self'" }

/**
 * GET /_blocks                      every block of the registry, drawn from its example, in both brands at three widths
 * GET /_blocks/{channel}/{component} one of them, alone on a page; as the first brand draws it, where that is no channel
 */
export function gallery(renderer: Renderer) {
  return new Hono()
    .get('/', async (c) => c.html(await renderer.gallery(), 200, ownFrames))
    .get('/:channel/:component', async (c) => {
      const channel = channels.find((name) => name === c.req.param('channel')) ?? channels[0]
      const example = await renderer.example(channel, c.req.param('component'))
      return example ? c.html(example, 200, ownFrames) : c.text('There is no such block: see /_blocks.', 404)
    })
}
