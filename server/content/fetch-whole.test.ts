import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { storyblokContent } from './storyblok-content.ts'

/** Hangs up on whoever comes; answers its address. */
async function startHangingUp() {
  const server = createServer((socket) => void socket.destroy()).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return { server, apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describe('a content service that can’t be reached', () => {
  it('is one that hangs up, or where nobody listens: the error says which', async () => {
    const { server, apiUrl } = await startHangingUp()
    const content = storyblokContent({ token: 'a-token', apiUrl })
    await expect(content.findStory('home')).rejects.toThrow(
      /^Story "home" could not be read: fetch failed: (other side closed|read ECONNRESET)$/,
    )
    server.close()
    await once(server, 'close')
    await expect(content.findStory('home')).rejects.toThrow(
      /^Story "home" could not be read: fetch failed: connect ECONNREFUSED 127\.0\.0\.1:\d+$/,
    )
  })
})
