import { join } from 'node:path'
import { example as contactCard } from '../blocks/contact-card/contact-card.example.ts'
import { example as faqQuestions } from '../blocks/faq-questions/faq-questions.example.ts'
import { example as pageHeadline } from '../blocks/page-headline/page-headline.example.ts'
import { example as smallTeaser } from '../blocks/small-teaser/small-teaser.example.ts'
import { example as textPage } from '../blocks/text-page/text-page.example.ts'
import { example as threeSectionTeaser } from '../blocks/three-section-teaser/three-section-teaser.example.ts'
import type { RawBlok } from '../schemas/blok.ts'
import { type ContentStore, openContentStore } from '../server/content/content-store.ts'
import { openDatabase } from '../server/database/open-database.ts'

const kinds = [pageHeadline, smallTeaser, textPage, threeSectionTeaser, faqQuestions, contactCard]

/** A page of so many blocks of several kinds. */
export function pageOfBlocks(size: number, title: string): RawBlok {
  const body = Array.from({ length: size }, (_, index) => ({ ...kinds[index % kinds.length], _uid: `block-${index}` }))
  return { _uid: 'root', component: 'page', title, body }
}

/** The folder of the card brand. */
export async function brandFolder(store: ContentStore): Promise<number> {
  const stories = store.database.kysely.selectFrom('stories').select('id')
  return (await stories.where('full_slug', '=', 'anlass').executeTakeFirstOrThrow()).id
}

/** Publishes a page of so many blocks and answers its id. */
export const publishBlocks = (store: ContentStore, size: number, slug: string) => publishPage(store, slug, pageOfBlocks(size, slug))

/** Publishes a page of the card brand and answers its id. */
export async function publishPage(store: ContentStore, slug: string, content: RawBlok): Promise<number> {
  const id = await store.createStory({ name: slug, slug, parentId: await brandFolder(store), content })
  await store.publishStory(id)
  return id
}

/** Opens the content of a shop that runs in another process. It is not told of what is written here: only write what it has never read. */
export async function withContentOf<Result>(folder: string, work: (store: ContentStore) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ file: join(folder, 'anlass.sqlite') })
  try {
    return await work(
      await openContentStore(database, { id: 1, name: 'Anlass', domain: 'http://localhost/', languages: ['de-at', 'de-ch'] }),
    )
  } finally {
    await database.close()
  }
}
