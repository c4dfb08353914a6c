import type { Messages } from '../../runtime/messages/create-messages.ts'
import type { Registry } from '../../runtime/registry.ts'
import type { PageAssets } from './page-assets.ts'

/** What a document is made with. */
export interface DocumentParts {
  registry: Registry
  messages: Messages
  assets: PageAssets
}
