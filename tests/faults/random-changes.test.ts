import { expect, it } from 'vitest'
import { mergeRelease, putInRelease } from '../../server/content/release-writing.ts'
import { getStoryRow } from '../../server/content/story-place.ts'
import { translateSlug } from '../../server/content/translated-slugs.ts'
import { headline, teaser, toStory } from '../test-bloks.ts'
import { openTestShop } from '../test-shop.ts'
import { seededRandom } from './seeded-random.ts'

const seeds = process.env.FAULTS_ALL ? 200 : 4
const changesASeed = 60

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof openTestShop>>['visit']>>

const bases = ['anlass', 'anlass/ordner', 'anlass/ordner/innen']
const languages = ['de-at', 'fr-fr']

/** A shop of some pages in folders, which link to each other and list each other, and the verbs that chance has of changing it. */
async function openChanging(random: () => number) {
  const shop = await openTestShop()
  const { store } = shop
  const { kysely } = store.database
  const one = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  const maybe = <Item>(item: Item, chance = 0.5): Item[] => (random() < chance ? [item] : [])
  let count = 0
  const name = () => `n${++count}`

  const standing = () => kysely.selectFrom('stories').selectAll().execute()
  const story = async () => one((await standing()).filter(({ is_folder }) => is_folder === 0))
  const folder = async () => one((await standing()).filter(({ is_folder, full_slug }) => is_folder === 1 && full_slug.includes('/')))
  const linkTo = async (target = story()) => {
    const found = await target
    return toStory(found?.uuid ?? 'nobody', found?.full_slug ?? '')
  }

  async function content() {
    const [linked, picked, listed] = await Promise.all([linkTo(), story(), folder()])
    const cards = { _uid: 'karten', component: 'theme_cards', headline: name(), cards: [], pages: maybe(picked?.uuid ?? 'nobody') }
    return {
      _uid: 'p',
      component: 'page',
      title: name(),
      title__i18n__de_at: one([name(), '']),
      cardTitle: one([name(), '']),
      body: [
        headline(name()),
        ...maybe(teaser(name(), linked)),
        ...maybe({ ...cards, folder: listed ? `${listed.full_slug}/` : '', ...(random() < 0.3 && { max: 2 }) }),
        ...maybe({ _uid: 'alle', component: 'sitemap' }, 0.3),
      ],
    }
  }

  const create = async () => {
    const base = one((await standing()).filter(({ is_folder, full_slug }) => is_folder === 1 && full_slug !== 'anlass/global'))
    const id = await store.createStory({ name: name(), slug: name(), parentId: base?.id ?? 0, content: await content() })
    if (random() < 0.7) await store.publishStory(id)
  }
  const onStory = (verb: (id: number) => Promise<void>) => async () => {
    const found = await story()
    if (found) await verb(found.id)
  }
  const save = async (id: number) => store.saveDraft(id, { content: await content(), name: name() })
  const place = async () => ({
    ...(random() < 0.5 && { slug: name() }),
    ...(random() < 0.5 && { parentId: (await folder())?.id ?? 0 }),
    ...(random() < 0.3 && { position: Math.floor(random() * 100) }),
  })
  const translate = async (id: number) => {
    const to = { lang: one(languages) ?? '', slug: one([name(), null]), name: one([name(), null]) }
    await store.transaction(async (writing) => translateSlug(writing, await getStoryRow(writing.trx, id), to))
  }
  const verbs: [number, () => Promise<unknown>][] = [
    [3, create],
    [6, onStory(async (id) => save(id).then(() => store.publishStory(id)))],
    [2, onStory(save)],
    [2, onStory((id) => store.publishStory(id))],
    [2, onStory((id) => store.unpublishStory(id))],
    [1, onStory((id) => store.deleteStory(id))],
    [3, onStory(async (id) => store.moveStory(id, await place()))],
    [1, async () => store.moveStory((await folder())?.id ?? 0, await place())],
    [1, async () => store.deleteStory((await folder())?.id ?? 0)],
    [2, async () => store.undeleteStory(one(await kysely.selectFrom('deleted_stories').select('id').execute())?.id ?? 0)],
    [2, onStory(translate)],
    [1, async () => translate((await folder())?.id ?? 0)],
    [1, onStory(async (id) => mergeNewRelease([id, (await story())?.id ?? id]))],
  ]

  async function mergeNewRelease(ids: number[]) {
    const release = { id: 1_000 + ++count, uuid: name(), name: name(), revision: 0, created_at: '', updated_at: '' }
    await kysely.insertInto('releases').values(release).execute()
    const texts = await Promise.all(ids.map(async (id) => ({ id, content: await content() })))
    await store.transaction(async (writing) => {
      for (const { id, content } of texts) await putInRelease(writing, release.id, id, { content })
    })
    await store.transaction((writing) => mergeRelease(writing, release.id))
  }

  for (const slug of bases) await shop.publishPage(`${slug}/start`, { body: [headline(slug)] })
  await shop.publishPage('anlass/home', {})
  const chances = verbs.flatMap(([chance, verb]) => Array<() => Promise<unknown>>(chance).fill(verb))
  /** What can't be done, to a story that is not published for one, is refused. */
  const change = () => one(chances)?.().catch((error) => expect(String(error)).toMatch(/Refused|cannot|must|no |already|There is/i))
  const addresses = async (known: Set<string>) => {
    for (const { full_slug } of await standing()) {
      const path = `/${full_slug.replace(/^anlass\/?/, '')}/`.replace('//', '/').replace('/home/', '/')
      known.add(path).add(`/at${path}`)
    }
    return [...known]
  }
  return { shop, change, addresses }
}

/** A last good page has an age. */
const comparable = ({ status, headers, text }: Page) => ({ status, age: headers.get('age'), location: headers.get('location'), text })

it(`no page is ever older than its content, in ${seeds * changesASeed} changes that chance makes`, async () => {
  const statuses = new Map<number, number>()
  for (let seed = 1; seed <= seeds; seed++) {
    const random = seededRandom(seed)
    const { shop, change, addresses } = await openChanging(random)
    const known = new Set<string>()
    let running = await shop.begin({ keepsPages: true })
    for (let step = 1; step <= changesASeed; step++) {
      if (random() < 0.1) {
        running.end()
        await change()
        running = await shop.begin({ keepsPages: true })
      }
      const before = await addresses(known)
      const some = before.filter(() => random() < 0.5)
      // Some are on their way to a visitor at the moment of the change.
      await Promise.all([change(), ...some.map((path) => running.visit(path))])
      const fresh = await shop.begin()
      for (const path of (await addresses(known)).filter(() => random() < 0.3)) {
        const [served, right] = await Promise.all([running.visit(path), fresh.visit(path)])
        expect([seed, step, path, comparable(served)]).toEqual([seed, step, path, comparable(right)])
        statuses.set(right.status, (statuses.get(right.status) ?? 0) + 1)
      }
      fresh.end()
    }
    running.end()
    shop.stop()
  }
  // Chance has had pages there, moved and gone.
  for (const status of [200, 301, 404]) expect(statuses.get(status)).toBeGreaterThan(seeds * 10)
}, 1_800_000)
