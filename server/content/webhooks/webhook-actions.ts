/** What a webhook can be told of, in the vendor's names: all that this space does. */
export const webhookActions = [
  'story.published',
  'story.unpublished',
  'story.deleted',
  'story.moved',
  'asset.created',
  'asset.replaced',
  'asset.deleted',
  'asset.restored',
  'datasource.entries_updated',
  'release.merged',
] as const

export type WebhookAction = (typeof webhookActions)[number]
