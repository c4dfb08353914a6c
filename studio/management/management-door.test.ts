import { expect, it } from 'vitest'
import { createManagementDoor } from './management-door.ts'

const refusing = (body: object) =>
  createManagementDoor({ fetch: async () => Response.json(body, { status: 422 }) }).send('POST', '/v1/spaces/1/flags')

it('what is said of a field is told with it; a sentence of its own stands alone', async () => {
  await expect(refusing({ slug: ['is empty'] })).rejects.toThrow(/^slug is empty$/)
  await expect(refusing({ name: ['The flag "hero" still stands in a.'] })).rejects.toThrow(/^The flag "hero" still stands in a\.$/)
})

it('what is refused because the session has ended is sent once more when there is one again', async () => {
  let hasSession = false
  const fetch = async () => Response.json({}, { status: hasSession ? 200 : 401 })
  const signInAgain = async () => {
    hasSession = true
    return true
  }
  await expect(createManagementDoor({ fetch, signInAgain }).send('GET', '/v1/session')).rejects.toThrow('401')
  await expect(createManagementDoor({ fetch }).send('PUT', '/v1/spaces/1/stories/1')).rejects.toThrow('401')
  expect(hasSession).toBe(false)
  expect((await createManagementDoor({ fetch, signInAgain }).send('PUT', '/v1/spaces/1/stories/1')).status).toBe(200)
})
