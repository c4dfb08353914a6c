import { useState } from 'react'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import type { Used } from '../../usage/usage.ts'
import { type AssetValue, nameOfFile } from './asset-value.ts'

const WhereUsed = lazyDialog(async () => (await import('../../usage/where-used.tsx')).WhereUsed)

/** Where a file of the field is shown. Stays open when the field gets another file meanwhile, as by replacing it on all pages. */
export function useAssetUsage() {
  const [used, setUsed] = useState<Used>()
  return {
    open: ({ filename, id }: AssetValue) =>
      setUsed({ what: 'asset', filename, name: nameOfFile(filename), id: typeof id === 'number' ? id : undefined }),
    dialog: used && <WhereUsed used={used} onClose={() => setUsed(undefined)} />,
  }
}
