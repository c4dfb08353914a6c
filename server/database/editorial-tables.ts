/** What editors work with around the stories. Columns that hold lists or objects are JSON. */
export interface EditorialTables {
  story_redirects: StoryRedirectTable
}

/** An address at which a published story stood before it moved. */
export interface StoryRedirectTable {
  id: number
  /** A full slug, without the slash of a start page. */
  from_slug: string
  /** Leads to wherever this story is now, so there are no chains. It may be deleted or offline: then it leads nowhere. */
  story_id: number
  created_at: string
}
