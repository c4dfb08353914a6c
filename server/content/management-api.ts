/**
 * Storyblok's Management API v1, the write side of the embedded content service: for the studio, and for the
 * vendor's own tools. What is not here answers 404 in the vendor's form.
 */

import { type Context, Hono } from 'hono'
import { authenticate } from '../accounts/authentication.ts'
import { rightsOf } from '../accounts/rights.ts'
import { DatabaseAway } from '../database/database-away.ts'
import { isDiskFull } from '../database/disk-full.ts'
import { RefusedWrite } from '../database/refused-write.ts'
import { DatabaseBusy } from '../database/when-free.ts'
import { FileStoreError } from '../images/file-store.ts'
import { answerToNobody, isCutOff } from '../requests/cut-off.ts'
import { limitBody } from '../requests/limit-body.ts'
import { Overloaded } from '../threads/call-queue.ts'
import { DeliveryError } from './delivery/delivery-error.ts'
import { activityRoutes } from './management/activities-list.ts'
import { apiKeyRoutes } from './management/api-keys.ts'
import { assetRoutes } from './management/assets.ts'
import { collaboratorRoutes } from './management/collaborators.ts'
import { commentRoutes } from './management/comments.ts'
import { versionRoutes } from './management/component-history.ts'
import { componentRoutes } from './management/components.ts'
import { datasourceEntryRoutes } from './management/datasource-entries.ts'
import { datasourceRoutes } from './management/datasources.ts'
import { discussionRoutes } from './management/discussions.ts'
import type { Actor, ManagementEnv, ManagementParts } from './management/environment.ts'
import { flagRoutes } from './management/flags.ts'
import { folderRoutes } from './management/folders.ts'
import { internalTagRoutes } from './management/internal-tags.ts'
import { forbidden, ManagementError, notFound, tooLarge, unauthorized } from './management/management-error.ts'
import { pageUrlRoutes } from './management/page-urls.ts'
import { presetRoutes } from './management/presets.ts'
import { previewRoutes } from './management/previews.ts'
import { uploadRoutes } from './management/receive-upload.ts'
import { redirectRoutes } from './management/redirects.ts'
import { releaseRoutes } from './management/releases.ts'
import { mayHaveBody, readSent } from './management/sent.ts'
import { signInRoutes } from './management/sign-in-routes.ts'
import { spaceRoleRoutes } from './management/space-roles.ts'
import { spaceRoutes } from './management/spaces.ts'
import { storyRoutes } from './management/stories.ts'
import { storyEditorRoutes } from './management/story-editors.ts'
import { storyHistoryRoutes } from './management/story-history.ts'
import { storyPlacingRoutes } from './management/story-placing.ts'
import { storySchedulingRoutes } from './management/story-schedulings.ts'
import { storyUpkeepRoutes } from './management/story-upkeep.ts'
import { tagRoutes } from './management/tags.ts'
import { taskRoutes } from './management/tasks.ts'
import { userRoutes } from './management/users.ts'
import { webhookEndpointRoutes } from './management/webhook-endpoints.ts'
import { webhookLogRoutes } from './management/webhook-logs.ts'
import { workflowRoutes } from './management/workflows.ts'
import { getSpace } from './space.ts'
import { StoryWriteConflict } from './story-versions.ts'

export type { ManagementParts }

/** The largest story that anybody composes has a few hundred kB. */
const mostMegabytes = 10

/** A body is read once it is known whose it is (docs/decisions/0046). It may come late, so then it is asked again, as of now. */
export function managementApi(parts: ManagementParts): Hono<ManagementEnv> {
  const { store, trustProxy } = parts
  const { database } = store
  const tooLargeBody = () => {
    throw tooLarge(mostMegabytes)
  }
  const findActor = async (c: Context, renews: boolean): Promise<Actor> => {
    const authentication = await authenticate(c, database, trustProxy, { renews })
    if (authentication === 'nobody') throw unauthorized()
    if (authentication === 'elsewhere') throw forbidden('This request comes from another site; use a personal token, or the studio itself')
    return { person: authentication.person, rights: await rightsOf(database, authentication.person) }
  }
  return new Hono<ManagementEnv>()
    .onError((error, c) => sendError(c, error, parts.onError))
    .use('/v1/*', async (c, next) => {
      c.header('cache-control', 'no-store')
      await next()
    })
    .route('/', uploadRoutes(parts))
    .route('/v1', signInRoutes(parts))
    .use('/v1/*', async (c, next) => {
      // What sets another secret goes with the last look: the one that was sent is soon wrong.
      c.set('actor', await findActor(c, !mayHaveBody(c)))
      await next()
    })
    .use('/v1/*', limitBody({ most: mostMegabytes * 1_000_000, refuse: tooLargeBody }))
    .use('/v1/*', async (c, next) => {
      c.set('sent', await readSent(c))
      if (mayHaveBody(c)) c.set('actor', await findActor(c, true))
      await next()
    })
    .use('/v1/spaces/:space_id/*', async (c, next) => {
      const { id } = await getSpace(database.kysely)
      if (c.req.param('space_id') !== String(id)) throw notFound()
      await next()
    })
    .route('/v1', userRoutes(parts))
    .route('/v1', spaceRoutes(parts))
    .route('/v1/spaces/:space_id', resourcesOf(parts))
    .all('/v1/*', () => {
      throw notFound()
    })
}

/** All that belongs to the space, one file each. */
function resourcesOf(parts: ManagementParts): Hono<ManagementEnv> {
  const resources = [
    storyRoutes(parts),
    storyPlacingRoutes(parts),
    storyUpkeepRoutes(parts),
    storyHistoryRoutes(parts),
    storySchedulingRoutes(parts),
    storyEditorRoutes(parts),
    versionRoutes(parts),
    discussionRoutes(parts),
    commentRoutes(parts),
    redirectRoutes(parts),
    releaseRoutes(parts),
    previewRoutes(parts),
    pageUrlRoutes(parts),
    tagRoutes(parts),
    componentRoutes(parts),
    folderRoutes(parts, { table: 'component_groups', wrapper: 'component_group', permission: 'manage_block_library' }),
    presetRoutes(parts),
    internalTagRoutes(parts),
    assetRoutes(parts),
    folderRoutes(parts, { table: 'asset_folders', wrapper: 'asset_folder', permission: 'edit_image' }),
    datasourceRoutes(parts),
    datasourceEntryRoutes(parts),
    flagRoutes(parts),
    workflowRoutes(parts),
    webhookEndpointRoutes(parts),
    webhookLogRoutes(parts),
    collaboratorRoutes(parts),
    spaceRoleRoutes(parts),
    apiKeyRoutes(parts),
    taskRoutes(parts),
    activityRoutes(parts),
  ]
  return resources.reduce((all, resource) => all.route('/', resource), new Hono<ManagementEnv>())
}

function sendError(c: Context, error: Error, report: (error: Error) => void): Response {
  if (error instanceof ManagementError) return c.json(error.body, error.status)
  if (error instanceof DeliveryError) return c.json(error.body, error.status)
  if (error instanceof RefusedWrite) return c.json({ [error.field]: [error.message] }, 422)
  if (error instanceof StoryWriteConflict) return c.json({ error: error.message }, 409)
  if (isCutOff(c)) return answerToNobody()
  report(error)
  if (error instanceof DatabaseAway)
    return c.json({ error: 'The database does not answer. Try again in a while; what was sent last may be saved already.' }, 503, {
      'retry-after': '5',
    })
  if (error instanceof DatabaseBusy || error instanceof Overloaded) return c.json({ error: error.message }, 503, { 'retry-after': '5' })
  if (isDiskFull(error)) return c.json({ error: 'The disk is full; nothing was saved. Make room, then save again.' }, 507)
  if (error instanceof FileStoreError) return c.json({ error: 'Where the files are kept does not answer. Try again in a while.' }, 502)
  return c.json({ error: 'Internal Server Error' }, 500)
}
