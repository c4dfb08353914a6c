import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Permission } from '../../accounts/rights.ts'
import type { Tables } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { RefusedWrite } from '../../database/refused-write.ts'
import { authorship } from './change-story.ts'
import { demand } from './demand.ts'
import { idParameter, type ManagementEnv, type ManagementParts } from './environment.ts'
import { invalid, notFound } from './management-error.ts'
import { filledLine, parseWrapped } from './sent.ts'

type FolderTable = 'component_groups' | 'asset_folders'

const Body = z.object({
  name: filledLine().optional(),
  /** 0 and null are none. */
  parent_id: z.number('must be a number').int().nonnegative().nullish(),
  parent_uuid: z.string().nullish(),
})

/** Groups of components and folders of assets are the same thing to the API: GET, POST, GET/PUT/PATCH/DELETE :id */
export function folderRoutes(
  { store }: ManagementParts,
  { table, wrapper, permission }: { table: FolderTable; wrapper: string; permission: Permission },
) {
  const { kysely } = store.database
  const find = async (id: number) => {
    const folder = (await foldersJson(kysely, table)).find((known) => known.id === id)
    if (!folder) throw notFound()
    return folder
  }
  return new Hono<ManagementEnv>()
    .get(`/${table}`, async (c) => {
      const { query } = c.var.sent
      const search = query.text('search')?.toLowerCase()
      const parentId = query.count('with_parent', 0)
      const all = await foldersJson(kysely, table)
      const folders = all.filter(
        (folder) =>
          (search === undefined || folder.name.toLowerCase().includes(search)) &&
          (parentId === undefined || (folder.parent_id ?? 0) === parentId),
      )
      c.header('total', String(folders.length))
      c.header('per-page', String(Math.max(folders.length, 1)))
      return c.json({ [table]: folders })
    })
    .post(`/${table}`, async (c) => {
      demand(c.var.actor, permission)
      const body = parseWrapped(c.var.sent, wrapper, Body)
      if (body.name === undefined) throw invalid('name', "can't be blank")
      const row = { id: newId(), uuid: randomUUID(), name: body.name, parent_id: (await parentOf(body)) ?? null }
      await store.transaction(({ trx }) => trx.insertInto(table).values(row).execute(), authorship(c.var.actor))
      return c.json({ [wrapper]: await find(row.id) }, 201)
    })
    .get(`/${table}/:id`, async (c) => c.json({ [wrapper]: await find(idParameter(c)) }))
    .on(['PUT', 'PATCH'], `/${table}/:id`, async (c) => {
      demand(c.var.actor, permission)
      const { id, name } = await find(idParameter(c))
      const body = parseWrapped(c.var.sent, wrapper, Body)
      const parent_id = await parentOf(body)
      if (parent_id) await checkNotInside(id, parent_id)
      await kysely
        .updateTable(table)
        .set({ name: body.name ?? name, ...(parent_id !== undefined && { parent_id }) })
        .where('id', '=', id)
        .execute()
      return c.json({ [wrapper]: await find(id) })
    })
    .delete(`/${table}/:id`, async (c) => {
      demand(c.var.actor, permission)
      const { id, name, uuid } = await find(idParameter(c))
      const isFull = await holdsSomething(id, uuid)
      if (isFull) throw new RefusedWrite('id', `"${name}" is not empty; move what is in it first.`)
      await kysely.deleteFrom(table).where('id', '=', id).execute()
      return c.body(null, 204)
    })

  /** Undefined: the body says nothing of it. */
  async function parentOf({ parent_id, parent_uuid }: z.infer<typeof Body>): Promise<number | null | undefined> {
    if (parent_uuid) {
      const parent = await kysely.selectFrom(table).select('id').where('uuid', '=', parent_uuid).executeTakeFirst()
      if (!parent) throw new RefusedWrite('parent_uuid', `There is no folder ${parent_uuid}.`)
      return parent.id
    }
    if (parent_id === undefined) return undefined
    if (parent_id === null || parent_id === 0) return null
    const parent = await kysely.selectFrom(table).select('id').where('id', '=', parent_id).executeTakeFirst()
    if (!parent) throw new RefusedWrite('parent_id', `There is no folder ${parent_id}.`)
    return parent_id
  }

  async function checkNotInside(id: number, parentId: number): Promise<void> {
    const parents = new Map((await foldersJson(kysely, table)).map((folder) => [folder.id, folder.parent_id]))
    for (let above: number | null = parentId; above !== null; above = parents.get(above) ?? null) {
      if (above === id) throw new RefusedWrite('parent_id', 'A folder cannot be moved into itself; choose another one.')
    }
  }

  async function holdsSomething(id: number, uuid: string): Promise<boolean> {
    const inner = await kysely.selectFrom(table).select('id').where('parent_id', '=', id).executeTakeFirst()
    if (inner) return true
    const held =
      table === 'asset_folders'
        ? await kysely.selectFrom('assets').select('id').where('asset_folder_id', '=', id).executeTakeFirst()
        : await kysely.selectFrom('components').select('id').where('component_group_uuid', '=', uuid).executeTakeFirst()
    return held !== undefined
  }
}

/** All of them, by name, each with the uuid of the one it stands in. */
export async function foldersJson(kysely: Kysely<Tables>, table: FolderTable) {
  const folders = await kysely.selectFrom(table).selectAll().orderBy('name').orderBy('id').execute()
  const uuids = new Map(folders.map(({ id, uuid }) => [id, uuid]))
  return folders.map((folder) => ({ ...folder, parent_uuid: folder.parent_id === null ? null : (uuids.get(folder.parent_id) ?? null) }))
}
