import type { ContentChange } from '../content-change.ts'
import type { WebhookAction } from './webhook-actions.ts'

/** What webhooks are told of a change, in the vendor's form. */
export interface WebhookEvent {
  /** `story.published` */
  topic: WebhookAction
  payload: { action: string; text: string; space_id: number; [key: string]: unknown }
}

/** `who` is a name for the text. Undefined for a change that nobody is told of, such as a saved draft. */
export function webhookEvent(change: ContentChange, spaceId: number, who: string): WebhookEvent | undefined {
  switch (change.action) {
    case 'published':
    case 'unpublished':
    case 'deleted':
    case 'moved': {
      const { action, id: story_id, fullSlug: full_slug } = change
      const text = `${who} ${action} the Story ${full_slug}`
      return { topic: `story.${action}`, payload: { action, text, space_id: spaceId, story_id, full_slug } }
    }
    case 'datasource-updated': {
      const text = `${who} updated the Datasource ${change.slug}`
      const payload = { action: 'entries_updated', text, space_id: spaceId, datasource_slug: change.slug }
      return { topic: 'datasource.entries_updated', payload }
    }
    case 'asset-updated': {
      const { event, id: asset_id } = change
      const text = `${who} ${event} the Asset ${asset_id}`
      return event && { topic: `asset.${event}`, payload: { action: event, text, space_id: spaceId, asset_id } }
    }
    case 'release-merged': {
      const { releaseId: release_id } = change
      const payload = { action: 'release_merged', text: `${who} merged the Release ${release_id}`, space_id: spaceId, release_id }
      return release_id === undefined ? undefined : { topic: 'release.merged', payload }
    }
    case 'drafted':
      return undefined
  }
}
