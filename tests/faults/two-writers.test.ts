import { expect, it } from 'vitest'
import { openStories, rootPage } from '../test-stories.ts'
import { seededRandom } from './seeded-random.ts'

const interleavings = process.env.FAULTS_ALL ? 10_000 : 300
const editsAWriter = 3
const pairsAtOnce = 4

type Stories = Awaited<ReturnType<typeof openStories>>

interface Save {
  text: string
  base: number
  status: number
  keptVersion: number | undefined
}

/** Opens a story and saves what it wrote there, a few times; answers each as a step of its own, in their order. */
function writer({ manage }: Stories, id: number, name: string, random: () => number, saves: Save[]) {
  let base = 0
  return Array.from({ length: editsAWriter }, (_, edit) => [
    async () => {
      base = (await manage('GET', `stories/${id}`)).body.story.current_version_id
    },
    async () => {
      const text = `${name} ${edit}`
      const sent = base
      const body = {
        story: { name: text, content: rootPage({ title: text }), base_version_id: sent },
        ...(random() < 0.2 && { publish: 1 }),
      }
      const answer = await manage('PUT', `stories/${id}`, body)
      saves.push({ text, base: sent, status: answer.status, keptVersion: answer.body.kept_version_id })
    },
  ]).flat()
}

/** Does the steps of both, in an order that chance decides, sometimes one of each at the same moment. */
async function interleave(random: () => number, [left = [], right = []]: (() => Promise<void>)[][]) {
  while (left.length > 0 || right.length > 0) {
    if (left.length > 0 && right.length > 0 && random() < 0.4) await Promise.all([left.shift()?.(), right.shift()?.()])
    else await ((random() < 0.5 ? left.shift() : right.shift()) ?? left.shift() ?? right.shift())?.()
  }
}

async function keptVersions({ database }: Stories, id: number) {
  const rows = await database.kysely.selectFrom('story_versions').selectAll().where('story_id', '=', id).orderBy('id').execute()
  return rows.map((row) => ({ id: row.id, event: row.event, text: JSON.parse(row.story).content.title as string }))
}

/** Lets both write to a new story, and looks at what came of it. Answers how often one was refused. */
async function meet(stories: Stories, seed: number): Promise<number> {
  const random = seededRandom(seed)
  const { id } = await stories.create(`s${seed}`)
  const saves: Save[] = []
  await interleave(random, [writer(stories, id, 'Ada', random, saves), writer(stories, id, 'Bo', random, saves)])

  const versions = await keptVersions(stories, id)
  const standing = versions.filter(({ event }) => event !== 'refused')
  for (const { text, base, status, keptVersion } of saves) {
    if (status === 200) {
      const at = standing.findIndex((version) => version.event === 'update' && version.text === text)
      // What it was written on was the newest when it was saved: nothing came between.
      expect([seed, text, standing[at - 1]?.id]).toEqual([seed, text, base])
    } else {
      expect([seed, status]).toEqual([seed, 409])
      expect([seed, versions.find((version) => version.id === keptVersion)]).toEqual([seed, { id: keptVersion, event: 'refused', text }])
      expect([seed, standing.some((version) => version.id > base && version.event === 'update')]).toEqual([seed, true])
    }
  }
  const { story } = (await stories.manage('GET', `stories/${id}`)).body
  expect([seed, story.content.title, story.current_version_id]).toEqual([seed, standing.at(-1)?.text, standing.at(-1)?.id])
  expect(saves).toHaveLength(2 * editsAWriter)
  return saves.filter(({ status }) => status !== 200).length
}

it(`two writers of one story overwrite nothing they have not seen, in ${interleavings} orders`, async () => {
  const stories = await openStories()
  let refusals = 0
  // Several pairs at once, each at a story of its own: PostgreSQL waits for the disk at each save.
  for (let seed = 1; seed <= interleavings; seed += pairsAtOnce) {
    const pairs = Array.from({ length: pairsAtOnce }, (_, index) => meet(stories, seed + index))
    for (const refused of await Promise.all(pairs)) refusals += refused
  }
  // Chance has had them meet.
  expect(refusals).toBeGreaterThan(interleavings / 2)
}, 1_800_000)
