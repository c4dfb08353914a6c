import type { Design, DesignPage } from '../schemas/cards/design.ts'
import type { DesignsAsked } from '../schemas/cards/design-filters.ts'
import type { Channel } from '../schemas/channel.ts'
import type { Asset } from '../schemas/fields/asset.ts'
import type { ShopQuestion } from '../schemas/shop-question.ts'

/** A page as other pages show it. */
export interface PageCard {
  uuid: string
  /** The full slug; a link makes an address of it. */
  slug: string
  title: string
  text: string
  image: Asset | undefined
}

/** A page in a list of addresses. */
export interface PageLink {
  slug: string
  name: string
}

/**
 * What a block may ask for while a page is made, on the server. Everything asked is noted, so that the
 * page is made again when it changes. All answers are in the page's language and of its channel.
 */
export interface PageReader {
  /** Of the page. */
  readonly channel: Channel
  /** Pages whose slug begins with `folder`, in the order editors gave them. */
  listFolder(folder: string, options?: { max?: number }): Promise<PageCard[]>
  /** The pages with these uuids, in this order; one that is not published is left out. */
  listPages(uuids: string[]): Promise<PageCard[]>
  /** Every published page of the channel. */
  listLinks(): Promise<PageLink[]>
  /** What the shop's back end answers for the site. */
  askShop<Query, Answer>(question: ShopQuestion<Query, Answer>, query: Query): Promise<Answer>
  /** A page of the catalogue, by the same. */
  designs(asked: DesignsAsked): Promise<DesignPage>
  /** The design that the page is about; `undefined` on all pages but those of designs. */
  readonly design: Design | undefined
  /** How many listings, this one among them, keep their state in the page's address: 1, 2 … in reading order. */
  countListing(): number
}
