import { useState } from 'react'
import { isSafeAddress } from '../../../schemas/link-address.ts'
import { useWords } from '../../studio-context.ts'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { storedAddress } from '../asset/asset-value.ts'
import parts from '../parts.module.css'
import { type LinkKind, type LinkParts, leadsBelow } from './link-value.ts'
import { StoryPicker } from './story-picker.tsx'
import { useLinkedStory } from './use-linked-story.ts'

const AssetDialog = lazyDialog(async () => (await import('../asset/asset-dialog.tsx')).AssetDialog)

/** What a field lets a link be. */
export interface LinkRules {
  kinds: readonly LinkKind[]
  mayHaveAnchor: boolean
  mayOpenTab: boolean
  startsWith?: string | undefined
  contentTypes?: readonly string[] | undefined
}

export interface LinkEditorProps {
  /** Of the element that a label outside can name. */
  id: string
  link: LinkParts
  onChange(link: LinkParts): void
  rules: LinkRules
  describedBy?: string | undefined
  isInvalid?: boolean
}

/** Where a link leads: the same in a field and in a text. */
export function LinkEditor({ id, link, onChange, rules, describedBy, isInvalid = false }: LinkEditorProps) {
  const words = useWords()
  const change = (part: Partial<LinkParts>) => onChange({ ...link, ...part })
  // What is there is shown, also where the field would not let one choose it.
  const kinds = rules.kinds.includes(link.kind) ? rules.kinds : [...rules.kinds, link.kind]
  const target = { id: `${id}-to`, link, change, rules, describedBy, isInvalid }
  return (
    <div className={parts.group}>
      <select
        id={id}
        aria-labelledby={`${id}-label ${id}-kind`}
        value={link.kind}
        onChange={(event) => change({ kind: event.target.value as LinkKind, uuid: '', to: '' })}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {words.fields.linkKinds[kind]}
          </option>
        ))}
      </select>
      <span id={`${id}-kind`} hidden>
        {words.fields.linkKind}
      </span>
      {link.kind === 'story' ? <StoryTarget {...target} /> : <AddressTarget {...target} />}
      {link.kind === 'asset' && <FileButton onChoose={(to) => change({ to })} />}
      <div className={parts.pair}>
        {(rules.mayHaveAnchor || link.anchor) && link.kind !== 'email' && (
          <label className={parts.labelled}>
            {words.fields.anchor}
            <input type="text" value={link.anchor} onChange={(event) => change({ anchor: event.target.value.replace(/^#/, '') })} />
          </label>
        )}
        <label className={parts.labelled}>
          {words.fields.linkTitle}
          <input type="text" value={link.title} onChange={(event) => change({ title: event.target.value })} />
        </label>
      </div>
      {(rules.mayOpenTab || link.newTab) && (
        <label className={parts.check}>
          <input type="checkbox" checked={link.newTab} onChange={(event) => change({ newTab: event.target.checked })} />
          {words.fields.newTab}
        </label>
      )}
    </div>
  )
}

interface TargetProps extends Omit<LinkEditorProps, 'onChange'> {
  change(part: Partial<LinkParts>): void
}

function StoryTarget({ id, link, change, rules, describedBy, isInvalid }: TargetProps) {
  const words = useWords()
  const linked = useLinkedStory(link.uuid)
  const story = linked.state === 'found' ? linked.story : undefined
  const address = story?.full_slug ?? link.to
  return (
    <>
      <StoryPicker
        id={id}
        label={words.fields.linkKinds.story}
        chosen={story?.name ?? link.to}
        onChoose={({ uuid, full_slug }) => change({ uuid, to: full_slug })}
        describedBy={describedBy}
        isInvalid={isInvalid || linked.state === 'missing'}
        startsWith={rules.startsWith}
        contentTypes={rules.contentTypes}
      />
      {address && <p className={parts.hint}>/{address}</p>}
      <div role="status">
        {linked.state === 'missing' && <p className={parts.wrong}>{words.fields.linkBroken}</p>}
        {story && !story.published && <p className={parts.warning}>{words.fields.linkUnpublished}</p>}
        {link.to && !link.uuid && <p className={parts.warning}>{words.fields.linkWithoutStory}</p>}
      </div>
    </>
  )
}

function FileButton({ onChoose }: { onChoose(address: string): void }) {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button onPress={() => setOpen(true)}>{words.fields.chooseFile}</Button>
      {isOpen && (
        <AssetDialog
          title={words.fields.chooseFile}
          onClose={() => setOpen(false)}
          onChoose={([asset]) => asset && onChoose(storedAddress(asset.filename, location.origin))}
        />
      )}
    </div>
  )
}

const inputTypes = { url: 'url', email: 'email', asset: 'url' } as const

function AddressTarget({ id, link, change, describedBy, isInvalid }: TargetProps) {
  const words = useWords()
  const { kind, to } = link
  const problem =
    kind === 'email' && to && !/^[^@\s]+@[^@\s]+$/.test(to)
      ? words.fields.noMail
      : kind !== 'email' && !isSafeAddress(to)
        ? words.fields.unsafeAddress
        : kind === 'url' && leadsBelow(to)
          ? words.fields.addressBelow
          : ''
  return (
    <>
      <input
        id={id}
        type="text"
        inputMode={kind === 'story' ? undefined : inputTypes[kind]}
        autoComplete="off"
        aria-label={words.fields.linkKinds[kind]}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || problem !== ''}
        placeholder={kind === 'email' ? 'name@example.com' : 'https://'}
        value={to}
        onChange={(event) => change({ to: event.target.value.trim() })}
      />
      <p role="status" className={parts.wrong}>
        {problem}
      </p>
    </>
  )
}
