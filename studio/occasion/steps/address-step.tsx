import { useEffect, useState } from 'react'
import { StoryPicker } from '../../fields/link/story-picker.tsx'
import { useStudio, useWords } from '../../studio-context.ts'
import { Entry } from '../../ui/entry.tsx'
import { usePageUrls } from '../../use-page-urls.ts'
import styles from '../occasion-wizard.module.css'
import type { StepProps } from './step-props.ts'

export interface AddressStepProps extends StepProps {
  slug: string
  folder: { id: number; fullSlug: string } | undefined
  fullSlug: string
  /** The page is there; only which old address leads to it is left to say. */
  isMade: boolean
}

/** What the page is called, where it stands, and which old address leads to it. */
export function AddressStep({ choice, change, wrong, slug, folder, fullSlug, isMade }: AddressStepProps) {
  const { client } = useStudio()
  const words = useWords()
  const { occasion: said } = words
  const [url] = usePageUrls([fullSlug]).values()
  const [hasRedirects, setRedirects] = useState(true)

  useEffect(() => {
    client.redirects().then(
      (redirects) => setRedirects(redirects !== undefined),
      () => {},
    )
  }, [client])

  return (
    <>
      {isMade && <p role="status">{said.redirectAgain}</p>}
      <fieldset className={styles.fields} disabled={isMade}>
        <Entry label={said.name} hint={said.nameHint} wrong={wrong.name}>
          {(control) => (
            <input {...control} maxLength={255} value={choice.name} onChange={({ target }) => change({ name: target.value })} />
          )}
        </Entry>
        <Entry label={said.folder}>
          {(control) => (
            <StoryPicker
              id={control.id}
              label={said.folder}
              chosen={folder?.fullSlug ?? ''}
              areFolders
              startsWith={choice.brand}
              onChoose={({ id, full_slug }) => change({ folder: { id, fullSlug: full_slug } })}
            />
          )}
        </Entry>
        <Entry label={words.slug} hint={url && said.slugHint(url)} wrong={wrong.slug}>
          {(control) => <input {...control} value={slug} onChange={({ target }) => change({ slug: target.value })} />}
        </Entry>
      </fieldset>
      {hasRedirects ? (
        <Entry label={said.redirect} hint={said.redirectHint} wrong={wrong.redirect}>
          {(control) => <input {...control} value={choice.redirect} onChange={({ target }) => change({ redirect: target.value })} />}
        </Entry>
      ) : (
        <p className={styles.about}>{said.noRedirects}</p>
      )}
    </>
  )
}
