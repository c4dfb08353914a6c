import type { Migration } from 'kysely/migration'
import { up as content } from './0001-content.ts'
import { up as contentChanges } from './0002-content-changes.ts'
import { up as accounts } from './0003-accounts.ts'
import { up as management } from './0004-management.ts'
import { up as webhookDeliveries } from './0005-webhook-deliveries.ts'
import { up as contentMigrations } from './0006-content-migrations.ts'
import { up as editorialWork } from './0007-editorial-work.ts'
import { up as storyEditors } from './0008-story-editors.ts'
import { up as releaseTexts } from './0009-release-texts.ts'
import { up as contentFields } from './0010-content-fields.ts'
import { up as flags } from './0011-flags.ts'
import { up as flagEvents } from './0012-flag-events.ts'
import { up as newsletter } from './0013-newsletter.ts'
import { up as customers } from './0014-customers.ts'
import { up as formerFiles } from './0015-former-files.ts'
import { up as versionTimes } from './0016-version-times.ts'
import { up as mailsAbout } from './0017-mails-about.ts'

/** In the order of their names. A migration that has been released is never edited again; a new one follows it. */
export const migrations: Record<string, Migration> = {
  '0001-content': { up: content },
  '0002-content-changes': { up: contentChanges },
  '0003-accounts': { up: accounts },
  '0004-management': { up: management },
  '0005-webhook-deliveries': { up: webhookDeliveries },
  '0006-content-migrations': { up: contentMigrations },
  '0007-editorial-work': { up: editorialWork },
  '0008-story-editors': { up: storyEditors },
  '0009-release-texts': { up: releaseTexts },
  '0010-content-fields': { up: contentFields },
  '0011-flags': { up: flags },
  '0012-flag-events': { up: flagEvents },
  '0013-newsletter': { up: newsletter },
  '0014-customers': { up: customers },
  '0015-former-files': { up: formerFiles },
  '0016-version-times': { up: versionTimes },
  '0017-mails-about': { up: mailsAbout },
}
