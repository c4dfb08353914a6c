import { useEffect, useState } from 'react'
import { useStudio } from '../../studio-context.ts'

interface Folder {
  id: number
  name: string
  parent_id?: number | null | undefined
}

/** The library's folders, each with the names of those around it: `Hochzeit / Karten`. */
export function useAssetFolders(): { id: number; label: string }[] {
  const { client } = useStudio()
  const [folders, setFolders] = useState<Folder[]>([])
  useEffect(() => {
    let isStale = false
    // Without them, everything is found all the same.
    client.assetFolders().then(
      (answer) => !isStale && setFolders(answer),
      () => {},
    )
    return () => {
      isStale = true
    }
  }, [client])
  return foldersByPath(folders)
}

export function foldersByPath(folders: readonly Folder[]): { id: number; label: string }[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  const pathOf = (folder: Folder, inside: readonly number[] = []): string => {
    const parent = byId.get(folder.parent_id ?? 0)
    return parent && !inside.includes(parent.id) ? `${pathOf(parent, [...inside, folder.id])} / ${folder.name}` : folder.name
  }
  return folders.map((folder) => ({ id: folder.id, label: pathOf(folder) })).sort((a, b) => a.label.localeCompare(b.label))
}
