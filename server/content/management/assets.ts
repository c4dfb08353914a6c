import { Hono } from 'hono'
import { z } from 'zod'
import { requestAddress } from '../../requests/request-address.ts'
import { type AssetFields, changeAsset, clearAssetTrash, deleteAsset, restoreAsset } from '../asset-changing.ts'
import { placeFiles } from '../asset-files.ts'
import type { ContentWriting } from '../content-writing.ts'
import { recordActivity } from './activities.ts'
import { assetsJson } from './asset-answer.ts'
import { selectAssetPage } from './asset-list.ts'
import { Announcement, announceUpload, checkFolder, finishUpload } from './asset-uploads.ts'
import { authorship } from './change-story.ts'
import { demand } from './demand.ts'
import { idParameter, type ManagementContext, type ManagementEnv, type ManagementParts, sendList } from './environment.ts'
import { notFound } from './management-error.ts'
import { line, parseFields, parseWrapped } from './sent.ts'
import { ids } from './sent-lists.ts'

const Text = z.string('must be text').max(10_000).nullish()

const Body = z.object({
  name: Text,
  alt: Text,
  title: Text,
  copyright: Text,
  source: Text,
  focus: z
    .string()
    .regex(/^(\d+x\d+:\d+x\d+)?$/, 'must be like 10x10:11x11')
    .nullish(),
  meta_data: z.record(z.string(), z.unknown()).nullish(),
  asset_folder_id: z.number('must be a number').int().nonnegative().nullish(),
  ext_id: line().nullish(),
  expire_at: z.iso.datetime({ offset: true, error: 'must be a time such as 2026-12-01T09:00:00.000Z' }).nullish(),
  internal_tag_ids: ids(z.coerce.number('must be a number').int()).nullish(),
  is_private: z.boolean('must be true or false').nullish(),
})

const Ids = z.object({ ids: ids() })
const BulkChange = Ids.extend({ asset: Body.pick({ asset_folder_id: true }) })

/**
 * GET   assets ?in_folder= &search= &with_tags= …   POST announces an upload, GET assets/:id/finish_upload ends it
 * GET   assets/:id, without a wrapper; PATCH and PUT change it, DELETE takes it into the trash, POST /restore brings it back
 * POST  assets/bulk_update { ids, asset }, bulk_destroy { ids }, bulk_restore { ids }, clear_trash
 */
export function assetRoutes(parts: ManagementParts) {
  const { store, trustProxy } = parts
  const { database } = store
  const { kysely } = database
  const origin = (c: ManagementContext) => requestAddress(c, trustProxy).origin

  const find = async (id: number) => {
    const row = await kysely.selectFrom('assets').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    return row
  }
  const answer = async (c: ManagementContext, id: number) => {
    const [asset = {}] = await assetsJson(database, [await find(id)], origin(c))
    return c.json(asset)
  }
  const change = async (writing: ContentWriting, id: number, fields: AssetFields) => {
    await changeAsset(writing, id, fields)
    await recordActivity(writing, 'asset.update', await nameOf(writing, id))
  }
  const each = (c: ManagementContext, named: number[], work: (writing: ContentWriting, id: number) => Promise<void>) => {
    demand(c.var.actor, 'edit_image')
    return store.transaction(async (writing) => {
      for (const id of named) await work(writing, id)
    }, authorship(c.var.actor))
  }
  const destroy = async (writing: ContentWriting, id: number) => {
    const row = await writing.trx.selectFrom('assets').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    await recordActivity(writing, 'asset.delete', { id, name: row.filename })
    await deleteAsset(writing, row)
  }

  return (
    new Hono<ManagementEnv>()
      .get('/assets', async (c) => {
        const { rows, ...paging } = await selectAssetPage(database, c.var.sent.query)
        return sendList(c, { assets: await assetsJson(database, rows, origin(c)) }, paging)
      })
      .post('/assets', async (c) => {
        demand(c.var.actor, 'edit_image')
        const { query } = c.var.sent
        const announced = Object.fromEntries(Object.keys(Announcement.shape).map((name) => [name, query.text(name)]))
        return c.json(await announceUpload(parts, parseFields(announced, Announcement), origin(c)))
      })
      .post('/assets/bulk_update', async (c) => {
        const { ids: named, asset } = parseFields(c.var.sent.body, BulkChange)
        const fields = await readFields(asset)
        await each(c, named, (writing, id) => change(writing, id, fields))
        return c.json({})
      })
      .post('/assets/bulk_destroy', async (c) => {
        await each(c, parseFields(c.var.sent.body, Ids).ids, destroy)
        return c.json({})
      })
      .post('/assets/bulk_restore', async (c) => {
        await each(c, parseFields(c.var.sent.body, Ids).ids, restoreAsset)
        return c.json({})
      })
      .on(['POST', 'DELETE'], '/assets/clear_trash', async (c) => {
        demand(c.var.actor, 'edit_image')
        const space = await kysely.selectFrom('space').select(['id', 'name']).executeTakeFirstOrThrow()
        const unnamed = await store.transaction(async (writing) => {
          await recordActivity(writing, 'space.clear_asset_trash', space)
          return clearAssetTrash(writing, database.dialect)
        }, authorship(c.var.actor))
        for (const filename of unnamed) await parts.files.deleteFile(filename)
        return c.json({})
      })
      // The vendor's libraries are shared by the spaces of an organisation; here is one space, and no library.
      .get('/shared_asset_folders', (c) => sendList(c, { shared_asset_folders: [] }, { total: 0, perPage: 25 }))
      .get('/assets/:id{\\d+}', (c) => answer(c, idParameter(c)))
      .on(['GET', 'POST'], '/assets/:id{\\d+}/finish_upload', async (c) => {
        demand(c.var.actor, 'edit_image')
        await finishUpload(parts, c.var.actor, idParameter(c))
        return answer(c, idParameter(c))
      })
      .on(['PUT', 'PATCH'], '/assets/:id{\\d+}', async (c) => {
        demand(c.var.actor, 'edit_image')
        const asset = await find(idParameter(c))
        const { id } = asset
        const fields = await readFields(parseWrapped(c.var.sent, 'asset', Body))
        // What fails in between leaves a file that is private, and is mended by doing it again.
        if (fields.is_private === 1) await placeFiles(parts.files, { ...asset, is_private: 1 })
        await store.transaction((writing) => change(writing, id, fields), authorship(c.var.actor))
        if (fields.is_private !== undefined) await placeFiles(parts.files, await find(id))
        return c.body(null, 204)
      })
      .delete('/assets/:id{\\d+}', async (c) => {
        await each(c, [idParameter(c)], destroy)
        return c.body(null, 204)
      })
      .post('/assets/:id{\\d+}/restore', async (c) => {
        await each(c, [idParameter(c)], restoreAsset)
        return answer(c, idParameter(c))
      })
  )

  async function readFields(body: Partial<z.infer<typeof Body>>): Promise<AssetFields> {
    const { meta_data, asset_folder_id, internal_tag_ids, is_private, ext_id, expire_at, ...texts } = body
    if (asset_folder_id) await checkFolder(kysely, asset_folder_id)
    return {
      // What a text does not name stays; null empties it.
      ...Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, text ?? '']]))),
      ...(meta_data !== undefined && { meta_data: JSON.stringify(meta_data ?? {}) }),
      ...(asset_folder_id !== undefined && { asset_folder_id: asset_folder_id || null }),
      ...(ext_id !== undefined && { ext_id }),
      ...(expire_at !== undefined && { expire_at: expire_at && new Date(expire_at).toISOString() }),
      ...(typeof is_private === 'boolean' && { is_private: is_private ? 1 : 0 }),
      ...(internal_tag_ids && { internalTagIds: internal_tag_ids }),
    }
  }
}

async function nameOf({ trx }: ContentWriting, id: number) {
  const row = await trx.selectFrom('assets').select('filename').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return { id, name: row.filename }
}
