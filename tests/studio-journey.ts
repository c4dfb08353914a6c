/** What a journey through the studio begins with, and the steps that most of them take. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { createStory } from '../server/content/story-writing.ts'
import { page as rootBlok } from '../server/content/test-content.ts'
import { newVisitor } from './chromium.ts'
import { patience } from './running-shop.ts'
import { openSession, previewOf, signIn, startStudio } from './running-studio.ts'
import { type Environment, runForTests } from './shop-journey.ts'
import { headline } from './test-bloks.ts'

const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

/** Starts a studio and a browser before the tests of a file, and ends them after. */
export function studioJourney(environment: Environment = () => ({})) {
  const running = runForTests(() => startStudio({ ...patience, ...environment() }))
  const manage = (method: string, path: string, body?: object) => running().product.manage(method, path, body)
  const storyOf = async (id: number) => (await manage('GET', `stories/${id}`)).story
  const contentOf = async (id: number) => (await storyOf(id)).content
  const storyAt = async (fullSlug: string) => (await manage('GET', `stories?by_slugs=${fullSlug}`)).stories[0]

  /** Somebody who works in German, with a browser profile of their own, for one test. */
  async function newPerson(options: BrowserContextOptions = {}) {
    const visit = await newVisitor(running().browser, { viewport: desk, locale: 'de-DE', ...options })
    // Says which step hangs, before the test as a whole is given up.
    visit.page.setDefaultTimeout(12_000)
    return visit
  }

  let session: ReturnType<typeof openSession> | undefined

  /** An address of the studio, opened by the admin, in one session for all tests of a file: to check a password takes long on purpose. */
  async function visit(path = '/', viewport = desk): Promise<Page> {
    const { page } = await newPerson({ viewport })
    session ??= openSession(running().product.studio)
    await signIn(page, running().product.studio + path, await session)
    return page
  }

  let colleagues = 0
  /** The same, opened by somebody who may do no more than that. */
  async function visitAs(permissions: string[], path: string): Promise<Page> {
    const { page } = await newPerson()
    const person = { email: `kollegin-${++colleagues}@example.org`, password: 'noch-ein-geheimes-wort' }
    const { space_role } = await manage('POST', 'space_roles', { space_role: { role: `Rolle ${colleagues}`, permissions } })
    await manage('POST', 'collaborators', {
      collaborator: { ...person, friendly_name: 'Lea', role: 'custom', space_role_id: space_role.id },
    })
    await signIn(page, running().product.studio + path, await openSession(running().product.studio, person))
    return page
  }

  let pages = 0
  /** A published page of the card brand with these bloks. */
  async function publishPage(body: object[] = [], { slug = `werkstatt-${++pages}` } = {}) {
    const { product } = running()
    const id = await product.publishPage(`anlass/${slug}`, { title: 'Werkstatt', body })
    const { uuid }: { uuid: string } = await storyOf(id)
    return { id, uuid, slug, fullSlug: `anlass/${slug}`, address: `${product.shop}/${slug}/` }
  }

  /** A page of the card brand that nobody has published yet, in the place of an earlier try's (decision 21). */
  async function makeDraft(slug: string, body: object[] = [], name = slug) {
    const left = await storyAt(`anlass/${slug}`)
    if (left) await manage('DELETE', `stories/${left.id}`)
    const content = { _uid: 'root', component: 'page', title: 'Werkstatt', body }
    const { story } = await manage('POST', 'stories', { story: { name, slug, parent_id: (await storyAt('anlass')).id, content } })
    return { id: story.id as number, uuid: story.uuid as string, slug, fullSlug: `anlass/${slug}` }
  }

  /** A new folder of as many drafts, written at once. Answers its name. */
  async function makeFolder(count: number): Promise<string> {
    const name = `ordner-${crypto.randomUUID().slice(0, 8)}`
    await running().product.store.transaction(async (writing) => {
      const parentId = await createStory(writing, { name, slug: name, isFolder: true })
      for (let number = 0; number < count; number++) {
        const slug = `seite-${number}`
        await createStory(writing, { name: slug, slug, parentId, content: rootBlok({ title: 'Seite', body: [] }) })
      }
    })
    return name
  }

  /** Saves a draft by a tool, as somebody else may at any time. `fields` are the story's own. */
  const redraft = async (id: number, change: object, fields: object = {}) =>
    manage('PUT', `stories/${id}`, { story: { content: { ...(await contentOf(id)), ...change }, ...fields } })

  /** The same with another text of the page's first blok, a headline. */
  async function rewrite(id: number, words: string, fields: object = {}) {
    const [first, ...rest] = (await contentOf(id)).body
    return redraft(id, { body: [{ ...first, headline: words }, ...rest] }, fields)
  }

  /** A story in the editor, once its page can be clicked. */
  async function edit(id: number, viewport = desk) {
    const page = await visit(`/stories/${id}`, viewport)
    const frame = await previewOf(page)
    return { page, frame, form: page.locator('#form') }
  }

  /** A page's publish sheet, once the page has been examined. */
  async function openSheet(id: number) {
    const { page } = await edit(id)
    await page.getByRole('button', { name: /^Veröffentlichen/ }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByText('Die Seite ist geprüft').waitFor({ timeout: 25_000 })
    return { page, sheet, publish: sheet.getByRole('button', { name: /veröffentlichen$/ }) }
  }

  return {
    get shop() {
      return running().product.shop
    },
    get studio() {
      return running().product.studio
    },
    get admin() {
      return running().product.admin
    },
    /** As a tool of the admin's. */
    manage,
    newPerson,
    visit,
    visitAs,
    publishPage,
    makeDraft,
    makeFolder,
    /** A published page anywhere. Answers its id. */
    publishAt: (fullSlug: string, fields: object = {}) => running().product.publishPage(fullSlug, fields),
    edit,
    openSheet,
    /** A new page with these bloks in the editor. */
    async open(body: object[] = [headline('Erste Zeile', 'h2'), headline('Zweite Zeile', 'h2')], about?: { slug: string }) {
      const story = await publishPage(body, about)
      return { ...story, ...(await edit(story.id)) }
    },
    /** The address of one of the shop's pictures, as stories hold it. */
    async pictureOf(name: string) {
      const { assets } = await manage('GET', `assets?search=${name}`)
      return new URL(assets[0].filename).pathname
    },
    /** A path of the shop, as a shopper asks for it; no redirect is followed. */
    askShop: (path: string) => fetch(running().product.shop + path, { redirect: 'manual' }),
    storyOf,
    contentOf,
    storyAt,
    redraft,
    rewrite,
  }
}

export const saved = (page: Page) => page.getByText('Gespeichert', { exact: true }).waitFor()

/** The lines of the outline. */
export const outline = (page: Page) => page.getByRole('treeitem').allInnerTexts()

/** A command of a menu that a button opens. */
export async function choose(page: Page, menu: string | RegExp, command: string | RegExp) {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitem', { name: command }).click()
}

/** The form's own field of what is chosen, whose block has a headline. */
export const headlineField = (page: Page) => page.locator('#form').getByRole('textbox', { name: 'Überschrift' }).first()

/** What a shopper gets. */
export const textAt = async (address: string) => (await fetch(address)).text()

/** How much of the screen stands out of it to the side, in px. */
export const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
