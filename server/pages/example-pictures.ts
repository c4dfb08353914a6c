import { Hono } from 'hono'
import { findPicture } from '../../content/pictures/pictures.ts'

/**
 * GET /pictures/{name}.svg      a drawn picture by its name, for the blocks' examples
 * GET /pictures/{name}.svg/m/…  the same: a drawing has every size
 */
export function examplePictures() {
  return new Hono().get('/*', (c) => {
    const [, name = ''] = /\/pictures\/(.+?)\.svg(?:\/m\/|$)/.exec(c.req.path) ?? []
    try {
      return c.body(findPicture(name).svg(), 200, { 'content-type': 'image/svg+xml' })
    } catch (error) {
      return c.json({ error: 'not-found', message: error instanceof Error ? error.message : 'There is no such picture.' }, 404)
    }
  })
}
