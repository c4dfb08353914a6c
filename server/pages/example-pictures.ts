import { Hono } from 'hono'

/**
 * GET /pictures/{name}.svg      a drawn picture by its name, for the blocks' examples
 * GET /pictures/{name}.svg/m/…  the same: a drawing has every size
 */
export function examplePictures() {
  return new Hono().get('/*', async (c) => {
    // Typefaces are read and drawings prepared as it loads: a start must not wait for that.
    const { findPicture } = await import('../../content/pictures/pictures.ts')
    const [, name = ''] = /\/pictures\/(.+?)\.svg(?:\/m\/|$)/.exec(c.req.path) ?? []
    try {
      return c.body(findPicture(name).svg(), 200, { 'content-type': 'image/svg+xml' })
    } catch (error) {
      return c.json({ error: 'not-found', message: error instanceof Error ? error.message : 'There is no such picture.' }, 404)
    }
  })
}
