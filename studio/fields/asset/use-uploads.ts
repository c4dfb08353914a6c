import { useCallback, useState } from 'react'
import type { Asset } from '../../management/answers.ts'
import { wordError } from '../../messages/word-error.ts'
import { useStudio, useWords } from '../../studio-context.ts'
import { acceptOf, takesFile } from './asset-value.ts'

export interface Upload {
  key: string
  name: string
  /** Between 0 and 1. */
  share: number
  /** Why it was refused; `undefined` while it goes well. */
  problem: string | undefined
}

let count = 0

/** Sends files one after the other. Those that arrived are told and leave the list; refused ones stay with the reason. */
export function useUploads(fileTypes: readonly string[] | undefined, onArrived: (asset: Asset) => void) {
  const { client } = useStudio()
  const words = useWords()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const change = (key: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))

  const send = useCallback(
    async (files: readonly File[], folder: number | undefined) => {
      const begun = files.map((file) => ({ file, key: `upload-${++count}` }))
      const isTaken = (file: File) => takesFile(fileTypes, file.name)
      const waiting = begun.map(({ file, key }) => ({
        key,
        name: file.name,
        share: 0,
        problem: isTaken(file) ? undefined : words.fields.wrongFileType(file.name, acceptOf(fileTypes).replaceAll(',', ', ')),
      }))
      // What was refused before is read by now.
      setUploads((all) => [...all.filter(({ problem }) => !problem), ...waiting])
      for (const { file, key } of begun.filter(({ file }) => isTaken(file)))
        try {
          const asset = await client.uploadAsset(file, folder, (share) => change(key, { share }))
          setUploads((all) => all.filter((upload) => upload.key !== key))
          onArrived(asset)
        } catch (error) {
          change(key, { problem: words.fields.uploadRefused(file.name, wordError(error, words)) })
        }
    },
    [client, words, fileTypes, onArrived],
  )
  return { uploads, send }
}
