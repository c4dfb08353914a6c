/**
 * What readers of content are told when it changes: by the embedded content service as it writes,
 * by hosted Storyblok through its webhook.
 */
export type ContentChange = StoryChange | DatasourceChange | AssetChange | ReleaseMerged

export interface StoryChange {
  /** `drafted`: only drafts changed. Everything else changes what shoppers see. */
  action: 'drafted' | 'published' | 'unpublished' | 'deleted' | 'moved'
  id: number
  /** Unknown when the change comes from hosted Storyblok. */
  uuid: string | undefined
  fullSlug: string
  /** Of what is published: nobody could see the story before. Unknown when the change comes from hosted Storyblok. */
  appears?: true
  /** Of what has moved or is deleted: shoppers see no difference, for it was no page of theirs. Unknown when the change comes from hosted Storyblok. */
  isUnseen?: true
  /** Of a draft that was saved: its version now. Of what is published: that of the draft it was made from. Left out where nobody says. */
  draftVersion?: number
  /** Where a moved story was; unknown when the change comes from hosted Storyblok. */
  previousFullSlug?: string
}

export interface DatasourceChange {
  action: 'datasource-updated'
  slug: string
}

export interface AssetChange {
  action: 'asset-updated'
  id: number
  /** Left out when only what is known of it changed. */
  event?: 'created' | 'replaced' | 'deleted' | 'restored'
  /** The address of a file that everybody could see, and from now on can't. */
  hiddenFile?: string
}

/** Many stories were published at once. */
export interface ReleaseMerged {
  action: 'release-merged'
  /** Ours, whose stories are told one by one. Left out when it is not told which stories changed: anything may have. */
  releaseId?: number
}

/** Hears of a change, and of the cache version it came with where the service tells. */
export type ContentListener = (change: ContentChange, version?: number) => void
