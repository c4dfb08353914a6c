import { Hono } from 'hono'
import { madeOnce } from '../../../runtime/made-once.ts'
import { getSpace } from '../space.ts'
import type { ManagementEnv, ManagementParts } from './environment.ts'

/**
 * GET spaces      the one space there is
 * GET spaces/:id
 */
export function spaceRoutes({ store, tokens, previewSites }: ManagementParts) {
  const { kysely } = store.database

  return new Hono<ManagementEnv>()
    .get('/spaces', async (c) => c.json({ spaces: [await spaceJson()] }))
    .get('/spaces/:space_id', async (c) => c.json({ space: { ...(await spaceJson()), first_token: tokens.preview } }))

  async function spaceJson() {
    const { id, name, domain, languages, cv } = await getSpace(kysely)
    const admin = await kysely.selectFrom('people').select('id').where('role', '=', 'admin').orderBy('id').executeTakeFirst()
    return {
      id,
      name,
      domain,
      uniq_domain: null,
      region: 'eu',
      plan: 'self-hosted',
      plan_level: 999,
      version: cv,
      owner_id: admin?.id ?? null,
      languages: languages.map((code) => ({ code, name: languageName(code) })),
      default_lang_name: 'Deutsch (Deutschland)',
      environments: previewSites,
      options: {},
      trial: false,
      has_pending_tasks: false,
    }
  }
}

const languageNames = madeOnce(() => new Intl.DisplayNames(['de'], { type: 'language' }))

function languageName(code: string): string {
  try {
    return languageNames().of(code) ?? code
  } catch {
    return code
  }
}
