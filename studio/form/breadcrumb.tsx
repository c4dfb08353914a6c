import { Fragment } from 'react'
import type { RawBlok } from '../../schemas/blok.ts'
import { useEditor } from '../editor/editor-context.ts'
import { useStudio } from '../studio-context.ts'
import styles from './breadcrumb.module.css'

/** The bloks around the one whose form is open. */
export function Breadcrumb({ path }: { path: readonly RawBlok[] }) {
  const { model } = useStudio()
  const { select } = useEditor()
  if (path.length < 2) return null
  return (
    <nav className={styles.path}>
      {path.slice(0, -1).map(({ _uid, component }) => (
        <Fragment key={_uid}>
          <button type="button" onClick={() => select([_uid])}>
            {model.labelOf(component)}
          </button>
          <span aria-hidden="true">›</span>
        </Fragment>
      ))}
    </nav>
  )
}
