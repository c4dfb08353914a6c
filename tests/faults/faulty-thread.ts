/** A thread that makes pages as the shop's does, with blocks that go wrong beside its own. Built for the test that runs it. */
import { parentPort } from 'node:worker_threads'
import pino from 'pino'
import { frameHtml } from '../../browser/document/frame.ts'
import * as blocks from '../../registry.ts'
import { defineBlock } from '../../runtime/define-block.ts'
import { createMessages } from '../../runtime/messages/create-messages.ts'
import { german } from '../../runtime/messages/german.ts'
import { createRegistry } from '../../runtime/registry.ts'
import { blok } from '../../schemas/blok.ts'
import type { Content, Story } from '../../server/content/content.ts'
import { renderFigures } from '../../server/counted-figures.ts'
import { createContentErrorLog } from '../../server/pages/content-error-log.ts'
import { createRenderer } from '../../server/pages/create-renderer.ts'
import { cutFrame } from '../../server/pages/frame.ts'
import { embeddedShopApi } from '../../server/shop-api/embedded-shop-api.ts'
import { answerCalls, eventVerbs } from '../../server/threads/thread-calls.ts'

const faultyBlock = (component: string, goWrong: () => void, wakes?: 'load') =>
  defineBlock({
    ...(wakes && { wakes }),
    schema: blok(component, { displayName: component }, {}),
    example: { _uid: 'x', component },
    Component: () => {
      goWrong()
      return null
    },
  })

function throwError() {
  throw new Error('This block throws.')
}

const faultyBlocks = {
  neverEnds: faultyBlock('never_ends', () => {
    for (;;);
  }),
  takesAllMemory: faultyBlock('takes_all_memory', () => {
    for (const all: number[][] = []; ; ) all.push(Array.from({ length: 1_000_000 }, Math.random))
  }),
  throws: faultyBlock('throws', throwError),
  throwsLive: faultyBlock('throws_live', throwError, 'load'),
}

/** `anlass/throws` has the block `throws` on it, and so on; any other page has none. `anlass/none-…` is no page. */
const content: Content = {
  async findStory(slug) {
    if (slug.includes('global') || slug.includes('/none-')) return undefined
    const component = slug.slice('anlass/'.length)
    const isFaulty = Object.values(faultyBlocks).some((block) => block.component === component)
    const block = isFaulty ? [{ _uid: 'b', component }] : []
    const story = { id: 1, uuid: slug, name: slug, slug, full_slug: slug, lang: 'default', tag_list: [], created_at: '' }
    return { ...story, content: { _uid: 'p', component: 'page', title: slug, body: block } } satisfies Story
  },
  listStories: async () => ({ stories: [], total: 0 }),
  listLinks: async () => [],
  listDatasourceEntries: async () => [],
  findRedirect: async () => undefined,
}

const brand = { name: 'Marke', contact: {} }
const host = { host: 'localhost', channel: 'anlass', country: 'de' } as const

async function openRenderer(port: NonNullable<typeof parentPort>) {
  const renderer = createRenderer({
    content,
    shopApi: embeddedShopApi(1),
    settings: {
      editorOrigins: [],
      site: { hosts: [host], channels: { anlass: brand, myposter: brand } as never, imageProvider: 'local' },
      port: 0,
    },
    registry: createRegistry({ ...blocks, ...faultyBlocks }),
    messages: createMessages(() => {}, german),
    assets: {
      build: 'test-build',
      frame: async () => cutFrame(frameHtml),
      styles: () => [],
      css: () => undefined,
      inlineScript: () => undefined,
      elements: () => [],
      draftScript: '',
      previewScript: '',
      fonts: () => [],
    },
    metrics: eventVerbs(port, renderFigures),
    contentErrors: createContentErrorLog(pino({ level: 'silent' })),
    reportPageFailure: () => {},
    forgetContent: () => {},
  })
  return { ...renderer }
}

if (parentPort) answerCalls(parentPort, openRenderer(parentPort))
