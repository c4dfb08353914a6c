import { useEffect, useState } from 'react'
import type { Place } from '../../runtime/edits/edit.ts'
import { findBlok } from '../../runtime/edits/find-blok.ts'
import type { BlokActions } from '../editor/blok-actions.ts'
import { useEditor } from '../editor/editor-context.ts'
import { useFoundStories } from '../find/use-found-stories.ts'
import type { ComponentGroup } from '../management/answers.ts'
import type { ModelComponent } from '../model/component-model.ts'
import { goTo } from '../place.ts'
import { StoryLinks } from '../stories/story-links.tsx'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import styles from './palette.module.css'
import { Preview } from './preview.tsx'
import { useTurns } from './use-turns.ts'

const WhereUsed = lazyDialog(async () => (await import('../usage/where-used.tsx')).WhereUsed)

export interface PaletteProps {
  actions: BlokActions
  /** Where the new blok goes; `'anywhere'`: where it fits, seen from what is selected. */
  to: Place | 'anywhere'
  onClose(): void
}

/** The blocks that may be added here, to be found by name. */
export function Palette({ actions, to, onClose }: PaletteProps) {
  const { client, connection, model } = useStudio()
  const { session } = useEditor()
  const words = useWords()
  const folder = session.state().story.full_slug.split('/')[0] || '-'
  const [search, setSearch] = useState('')
  /** The same keys lead to another page. */
  const pages = useFoundStories(to === 'anywhere' ? search : '')
  const [groups, setGroups] = useState<readonly ComponentGroup[]>()
  const [used, setUsed] = useState<ModelComponent>()
  const allowed = allowedAt()
  const inGroups = grouped(allowed, groups ?? [])
  const isFound = ({ label, name, description }: ModelComponent) =>
    `${label} ${name} ${description}`.toLocaleLowerCase('de').includes(search.toLocaleLowerCase('de'))
  const found = inGroups.flatMap(({ components }) => components).filter(isFound)
  const turnOf = useTurns(found.map(({ name }) => name))

  useEffect(() => {
    // Without groups the blocks stand in one list.
    void client.componentGroups().then(setGroups, () => setGroups([]))
  }, [client])

  function allowedAt(): ModelComponent[] {
    if (to === 'anywhere') return model.components.filter(({ name, isNestable }) => isNestable && actions.placeFor(name) !== undefined)
    const parent = findBlok(session.state().content, to.parent)?.blok
    return parent ? model.allowedIn(parent.component, to.field) : []
  }

  const add = ({ name }: ModelComponent) => {
    onClose()
    actions.add(name, to === 'anywhere' ? undefined : to)
  }

  return (
    <Dialog title={words.addBlock} isOpen onClose={onClose} look="wide">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = found
          if (first) return add(first)
          const [page] = pages ?? []
          if (!page) return
          onClose()
          goTo({ screen: 'story', id: page.id })
        }}
      >
        <input
          type="search"
          aria-label={words.searchBlocks}
          placeholder={to === 'anywhere' ? words.find.blocksOrPages : words.searchBlocks}
          value={search}
          autoFocus
          onChange={(event) => setSearch(event.target.value)}
        />
      </form>
      {found.length === 0 && !pages?.length && <p>{allowed.length === 0 ? words.noBlockHere : words.nothingFound}</p>}
      {groups &&
        inGroups.map(({ name, components }) => (
          <section key={name} hidden={!components.some(isFound)} className={styles.group}>
            {(name || groups.length > 0) && <h3>{name || words.otherBlocks}</h3>}
            <ul className={styles.blocks}>
              {components.map((component) => (
                // Out of sight rather than gone: what was drawn is not drawn again for each letter.
                <li key={component.name} hidden={!isFound(component)}>
                  <button type="button" className={styles.block} onClick={() => add(component)}>
                    {/* The gallery has the blocks of this shop. */}
                    {!connection && <Preview component={component} folder={folder} turn={turnOf(component.name)} />}
                    <span className={styles.name}>{component.label}</span>
                    {component.description && <span className={styles.about}>{component.description}</span>}
                  </button>
                  <span className={styles.usage} title={words.usage.whereUsed}>
                    <Button look="icon" aria-label={`${words.usage.whereUsed}: ${component.label}`} onPress={() => setUsed(component)}>
                      <Icon name="link" />
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      {pages && pages.length > 0 && (
        <section aria-label={words.find.jump} className={styles.pages}>
          <h3>{words.find.jump}</h3>
          <StoryLinks texts={pages.map((story) => ({ story }))} onOpen={onClose} />
        </section>
      )}
      {used && <WhereUsed used={{ what: 'block', component: used.name, name: used.label }} onClose={() => setUsed(undefined)} />}
    </Dialog>
  )
}

/** In the order of the groups; those in none come last. */
function grouped(components: readonly ModelComponent[], groups: readonly ComponentGroup[]) {
  const isInNone = ({ group }: ModelComponent) => !groups.some(({ uuid }) => uuid === group)
  return [
    ...groups.map(({ name, uuid }) => ({ name, components: components.filter(({ group }) => group === uuid) })),
    { name: '', components: components.filter(isInNone) },
  ].filter((group) => group.components.length > 0)
}
