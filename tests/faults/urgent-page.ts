/** A page at `/eilig/`, which is published while something goes wrong. */
import { headline } from '../test-bloks.ts'
import type { OpenShop } from './open-shop.ts'

export const words = (text: string) => ({ content: { _uid: 'p', component: 'page', title: 'Seite', body: [headline(text)] } })

/** Puts the page there, with `Vorher` on it; answers the story's id. */
export const publishUrgentPage = ({ publishPage }: Pick<OpenShop, 'publishPage'>): Promise<number> =>
  publishPage('anlass/eilig', { body: [headline('Vorher')] })

export async function publishWords({ store }: Pick<OpenShop, 'store'>, id: number, text: string) {
  await store.saveDraft(id, words(text))
  await store.publishStory(id)
}

/** Which of the two words visitors read. */
export const shown = async ({ text }: Pick<OpenShop, 'text'>) => /Vorher|Nachher/.exec(await text('/eilig/'))?.[0]
