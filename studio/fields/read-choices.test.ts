import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { readChoices, sourceOfChoices } from './read-choices.ts'

const story = (name: string, content_type: string) => ({ name, full_slug: `team/${name}`, uuid: `u-${name}`, content_type })
const client = {
  datasourceEntries: async (slug: string) => [{ id: 1, name: 'Rot', value: slug }],
  allStories: async ({ starts_with }: { starts_with?: string }) =>
    starts_with === 'team/' ? [story('a', 'author'), story('b', 'page')] : [],
} as never

async function serviceThatAnswers(status: number, body: string) {
  const server = createServer((_, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/farben.json`
}

it('reads the entries of a datasource, and stories of a type in a folder', async () => {
  expect(await readChoices(client, { source: 'internal', datasource_slug: 'farben' })).toMatchObject([{ name: 'Rot', value: 'farben' }])
  const authors = { source: 'internal_stories', folder_slug: '{0}/team/', filter_content_type: ['author'] }
  expect(await readChoices(client, authors)).toEqual([{ name: 'a (team/a)', value: 'u-a' }])
})

it('reads the list of another service, whose values may be numbers', async () => {
  const address = await serviceThatAnswers(
    200,
    JSON.stringify([
      { name: 'Matt', value: 'matt' },
      { name: '170 g', value: 170, unit: 'g' },
    ]),
  )
  expect(await readChoices(client, { source: 'external', external_datasource: address })).toEqual([
    { name: 'Matt', value: 'matt' },
    { name: '170 g', value: '170' },
  ])
})

it.each([
  ['an error', 500, '[]'],
  ['no list', 200, '{"name":"Matt"}'],
  ['no JSON', 200, '<html>'],
])('says of a service that answers %s that it can’t be read', async (_, status, body) => {
  const address = await serviceThatAnswers(status, body)
  const field = { source: 'external', external_datasource: address }
  await expect(readChoices(client, field)).rejects.toThrow()
  expect(sourceOfChoices(field)).toBe(address)
})
