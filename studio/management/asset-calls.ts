import * as z from 'zod/mini'
import { Asset, AssetFolder } from './answers.ts'
import type { ManagementDoor } from './management-door.ts'
import { ConnectionError } from './management-error.ts'
import { sendFile } from './send-file.ts'

export function assetCalls({ send, ask, list, listAll, refused, inSpace }: ManagementDoor) {
  const asset = (id: number) => ask(Asset, inSpace(`assets/${id}`))
  return {
    asset,
    assets: (query: { search?: string; in_folder?: number; page?: number } = {}) =>
      list(Asset, 'assets', 'assets', { ...query, per_page: 48 }),
    deleteAsset: (id: number) => send('DELETE', inSpace(`assets/${id}`)),
    assetFolders: () => listAll(AssetFolder, 'asset_folders', 'asset_folders'),
    /** The three steps of an upload: asking where to, sending the file, saying that it is there. */
    async uploadAsset(
      file: File,
      folder: number | undefined,
      onProgress: (share: number) => void = () => {},
    ): Promise<z.output<typeof Asset>> {
      const asked = await send('POST', inSpace('assets'), { filename: file.name, ...(folder && { asset_folder_id: folder }) })
      const { id, post_url, fields } = z.parse(SignedUpload, await asked.json())
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      form.append('file', file)
      const sent = await sendFile(post_url, form, onProgress).catch((cause) => {
        throw new ConnectionError('The file could not be sent.', { cause })
      })
      if (!sent.ok) throw await refused(sent)
      const done = await send('GET', inSpace(`assets/${id}/finish_upload`))
      const answered = z.safeParse(Asset, await done.json())
      return answered.data ?? asset(id)
    },
  }
}

const SignedUpload = z.looseObject({ id: z.number(), post_url: z.string(), fields: z.record(z.string(), z.string()) })
