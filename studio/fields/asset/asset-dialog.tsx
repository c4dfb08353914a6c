import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components'
import type { Asset } from '../../management/answers.ts'
import { useStudio, useWords } from '../../studio-context.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useProblem } from '../../use-problem.ts'
import parts from '../parts.module.css'
import { FilePicture } from './asset-card.tsx'
import styles from './asset-dialog.module.css'
import { acceptOf, nameOfFile, takesFile } from './asset-value.ts'
import { useAssetFolders } from './use-asset-folders.ts'
import { useUploads } from './use-uploads.ts'

export interface AssetDialogProps {
  title: string
  onClose(): void
  onChoose(assets: readonly Asset[]): void
  fileTypes?: readonly string[] | undefined
  /** Where it begins; `undefined` is everywhere. */
  folder?: number | undefined
  /** Sent as soon as the dialog opens. */
  files?: readonly File[]
  areMany?: boolean
}

const quietMs = 200

/** The library: files are found, sent and chosen. */
export function AssetDialog({ title, onClose, onChoose, fileTypes, folder: first, files = [], areMany = false }: AssetDialogProps) {
  const { client } = useStudio()
  const words = useWords()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [folder, setFolder] = useState(first === undefined ? '' : String(first))
  const [pages, setPages] = useState(1)
  const [found, setFound] = useState<{ items: readonly Asset[]; total: number }>()
  const [problem, setProblem] = useProblem()
  const [chosen, setChosen] = useState<ReadonlySet<Asset>>(new Set())
  const [arrived, setArrived] = useState<readonly Asset[]>([])
  const folders = useAssetFolders()

  useEffect(() => {
    let isStale = false
    const timer = setTimeout(async () => {
      const query = { search: search.trim(), ...(folder && { in_folder: Number(folder) }) }
      try {
        const answers = await Promise.all(Array.from({ length: pages }, (_, index) => client.assets({ ...query, page: index + 1 })))
        if (!isStale) setFound({ items: answers.flatMap(({ items }) => items), total: answers[0]?.total ?? 0 })
      } catch (error) {
        if (!isStale) setProblem(error)
      }
    }, quietMs)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [client, search, folder, pages])

  const take = (assets: readonly Asset[]) => {
    if (assets.length > 0) onChoose(assets)
    onClose()
  }
  const onArrived = useCallback(
    (asset: Asset) => {
      setArrived((before) => [asset, ...before])
      setChosen((before) => new Set(areMany ? [...before, asset] : [asset]))
    },
    [areMany],
  )
  const { uploads, send } = useUploads(fileTypes, onArrived)
  const sendHere = (sent: readonly File[]) => void send(areMany ? sent : sent.slice(0, 1), Number(folder) || undefined)
  const dropped = useRef(files)
  useEffect(() => {
    const waiting = dropped.current
    dropped.current = []
    if (waiting.length > 0) void send(areMany ? waiting : waiting.slice(0, 1), first)
  }, [send, areMany, first])

  const all = [...arrived, ...(found?.items ?? []).filter((asset) => !arrived.some((other) => other.id === asset.id))]
  const shown = all.filter(({ filename }) => takesFile(fileTypes, filename))
  const select = (keys: Selection) => {
    const picked = all.filter((asset) => keys === 'all' || keys.has(asset.id))
    if (areMany) setChosen(new Set([...[...chosen].filter((asset) => !all.includes(asset)), ...picked]))
    else if (picked.length > 0) take(picked)
  }
  return (
    <Dialog title={title} look="wide" isOpen onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for the mouse alone; the button does the same */}
      <div
        className={parts.group}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          sendHere([...event.dataTransfer.files])
        }}
      >
        <div className={styles.bar}>
          <input
            type="search"
            aria-label={words.fields.searchFiles}
            placeholder={words.fields.searchFiles}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value)
              setPages(1)
            }}
          />
          <select
            aria-label={words.fields.folder}
            value={folder}
            onChange={(event) => {
              setFolder(event.target.value)
              setPages(1)
            }}
          >
            <option value="">{words.fields.allFolders}</option>
            <option value="0">{words.fields.noFolder}</option>
            {folders.map(({ id: folderId, label }) => (
              <option key={folderId} value={folderId}>
                {label}
              </option>
            ))}
          </select>
          <input
            ref={input}
            id={`${id}-file`}
            type="file"
            hidden
            multiple={areMany}
            accept={acceptOf(fileTypes)}
            onChange={(event) => {
              sendHere([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <Button onPress={() => input.current?.click()}>{words.fields.upload}</Button>
        </div>
        <p className={parts.hint}>{words.fields.dropHint}</p>
        <ul className={styles.uploads}>
          {uploads.map(({ key, name, share, problem: refused }) => (
            <li key={key}>
              {refused ? (
                <p role="alert">{refused}</p>
              ) : (
                <label className={parts.labelled}>
                  {name}
                  <progress max={1} value={share} />
                </label>
              )}
            </li>
          ))}
        </ul>
        {problem && <p role="alert">{problem}</p>}
        <p role="status" className={parts.hint}>
          {found ? words.fields.files(found.total + all.length - found.items.length) : words.loading}
        </p>
        <ListBox
          aria-label={words.fields.library}
          layout="grid"
          className={styles.grid ?? ''}
          items={shown}
          selectionMode={areMany ? 'multiple' : 'single'}
          selectedKeys={[...chosen].map((asset) => asset.id)}
          onSelectionChange={select}
        >
          {(asset) => (
            <ListBoxItem id={asset.id} textValue={nameOfFile(asset.filename)} className={styles.file ?? ''}>
              <FilePicture filename={asset.filename} />
              <span className={styles.name}>{nameOfFile(asset.filename)}</span>
            </ListBoxItem>
          )}
        </ListBox>
        {found && found.items.length < found.total && <Button onPress={() => setPages(pages + 1)}>{words.more}</Button>}
        {chosen.size > 0 && (
          <div className={styles.foot}>
            <Button look="primary" onPress={() => take([...chosen])}>
              {words.fields.take(chosen.size)}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
