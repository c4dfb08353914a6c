import { expect, it } from 'vitest'
import { createManagementDoor } from './management-door.ts'

const refusing = (body: object) =>
  createManagementDoor({ fetch: async () => Response.json(body, { status: 422 }) }).send('POST', '/v1/spaces/1/flags')

it('what is said of a field is told with it; a sentence of its own stands alone', async () => {
  await expect(refusing({ slug: ['is empty'] })).rejects.toThrow(/^slug is empty$/)
  await expect(refusing({ name: ['The flag "hero" still stands in a.'] })).rejects.toThrow(/^The flag "hero" still stands in a\.$/)
})
