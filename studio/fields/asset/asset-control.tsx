import { type DragEvent, type ReactNode, useState } from 'react'
import { useWords } from '../../studio-context.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import type { FieldControlProps } from '../field-control.ts'
import { MoveButtons, moved } from '../move-buttons.tsx'
import parts from '../parts.module.css'
import styles from './asset.module.css'
import { AssetCard } from './asset-card.tsx'
import { type AssetValue, assetFromLibrary, emptyAsset, nameOfFile, readAsset } from './asset-value.ts'
import { useAssetUsage } from './use-asset-usage.tsx'

const AssetDialog = lazyDialog(async () => (await import('./asset-dialog.tsx')).AssetDialog)

export function AssetControl({ id, field, value, onChange, describedBy, isInvalid }: FieldControlProps) {
  const words = useWords()
  const [picking, setPicking] = useState<{ files: readonly File[] }>()
  const usage = useAssetUsage()
  const asset = readAsset(value)
  const open = (files: readonly File[] = []) => setPicking({ files })
  return (
    <DropPlace onDrop={open} isInvalid={isInvalid}>
      {asset ? (
        <AssetCard
          asset={asset}
          onChange={onChange}
          onReplace={open}
          onUsage={() => usage.open(asset)}
          onRemove={() => onChange(emptyAsset(value))}
        />
      ) : (
        <Button id={id} aria-labelledby={`${id}-label ${id}`} aria-describedby={describedBy} onPress={() => open()}>
          <Icon name="plus" /> {words.fields.chooseFile}
        </Button>
      )}
      {picking && (
        <AssetDialog
          title={field.label}
          fileTypes={fileTypesOf(field.filetypes)}
          folder={folderOf(field.asset_folder_id)}
          files={picking.files}
          onClose={() => setPicking(undefined)}
          onChoose={([chosen]) => chosen && onChange(assetFromLibrary(chosen))}
        />
      )}
      {usage.dialog}
    </DropPlace>
  )
}

export function MultiassetControl({ id, field, value, onChange, describedBy, isInvalid }: FieldControlProps) {
  const words = useWords()
  /** `at`: the one to be replaced. */
  const [picking, setPicking] = useState<{ files: readonly File[]; at?: number }>()
  const usage = useAssetUsage()
  const assets = (Array.isArray(value) ? value : []).flatMap((one) => readAsset(one) ?? [])
  return (
    <DropPlace onDrop={(files) => setPicking({ files })} isInvalid={isInvalid}>
      <ol className={styles.list}>
        {assets.map((asset, index) => (
          <li key={keyOf(assets, index)}>
            <AssetCard
              asset={asset}
              onChange={(next) => onChange(assets.with(index, next))}
              onReplace={() => setPicking({ files: [], at: index })}
              onUsage={() => usage.open(asset)}
              onRemove={() => onChange(assets.toSpliced(index, 1))}
            >
              <MoveButtons
                name={nameOfFile(asset.filename)}
                index={index}
                count={assets.length}
                onMove={(to) => onChange(moved(assets, index, to))}
              />
            </AssetCard>
          </li>
        ))}
      </ol>
      <Button id={id} aria-labelledby={`${id}-label ${id}`} aria-describedby={describedBy} onPress={() => setPicking({ files: [] })}>
        <Icon name="plus" /> {words.fields.chooseFiles}
      </Button>
      {picking && (
        <AssetDialog
          title={field.label}
          fileTypes={fileTypesOf(field.filetypes)}
          folder={folderOf(field.asset_folder_id)}
          files={picking.files}
          areMany={picking.at === undefined}
          onClose={() => setPicking(undefined)}
          onChoose={(chosen) => {
            const added = chosen.map(assetFromLibrary)
            onChange(picking.at === undefined ? [...assets, ...added] : assets.toSpliced(picking.at, 1, ...added))
          }}
        />
      )}
      {usage.dialog}
    </DropPlace>
  )
}

/** A file may stand in a list twice. */
function keyOf(assets: readonly AssetValue[], index: number): string {
  const filename = assets[index]?.filename
  return `${filename}#${assets.slice(0, index).filter((other) => other.filename === filename).length}`
}

export const fileTypesOf = (sent: unknown): string[] | undefined => (Array.isArray(sent) ? sent.map(String) : undefined)
const folderOf = (sent: unknown): number | undefined => Number(sent) || undefined

/** Files that are dropped here are sent and taken. */
function DropPlace({ onDrop, isInvalid, children }: { onDrop(files: readonly File[]): void; isInvalid: boolean; children: ReactNode }) {
  const [isOver, setOver] = useState(false)
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the mouse alone; the dialog has a button for files
    <div
      className={`${parts.group} ${styles.place}`}
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        onDrop([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}
