import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { RawBlok } from '../../schemas/blok.ts'
import { slugOf } from '../../schemas/slug-of.ts'
import type { StoryInList } from '../management/answers.ts'
import { copyBlok, newBlok } from '../model/new-blok.ts'
import { goTo } from '../place.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { fillTemplate } from '../templates/fill-template.ts'
import { occasionTag, templateSlugs } from '../templates/template-stories.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useProblem } from '../use-problem.ts'
import styles from './story-dialog.module.css'

export interface NewStoryProps {
  what: 'story' | 'folder'
  onClose(): void
  onMade(): void
}

export function NewStory({ what, onClose, onMade }: NewStoryProps) {
  const { client, model } = useStudio()
  const words = useWords()
  const [folders, setFolders] = useState<readonly StoryInList[]>()
  const [templates, setTemplates] = useState<readonly StoryInList[]>([])
  const [templateId, setTemplateId] = useState('')
  const [name, setName] = useState('')
  const [slug, setSlug] = useState<string>()
  const [problem, setProblem] = useProblem()
  const form = useRef<HTMLFormElement>(null)
  /** Asked for before the folders were there. */
  const [isWanted, setWanted] = useState(false)
  const types = model.components.filter(({ isRoot }) => isRoot)
  const brandOf = (fullSlug: string) => {
    const [slug = ''] = fullSlug.split('/')
    return folders?.find(({ full_slug }) => full_slug === slug)?.name ?? slug
  }

  useEffect(() => {
    void client.allStories({ folder_only: true, sort_by: 'full_slug:asc' }).then(setFolders, () => setFolders([]))
  }, [client])

  useEffect(() => {
    if (what !== 'story') return
    client.allStories({ by_slugs: templateSlugs, story_only: true }).then(
      // Those of occasions are filled with more than a name.
      (found) => setTemplates(found.filter(({ tag_list }) => !tag_list.includes(occasionTag))),
      () => {},
    )
  }, [client, what])

  useEffect(() => {
    if (!folders || !isWanted) return
    setWanted(false)
    form.current?.requestSubmit()
  }, [folders, isWanted])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!folders) return setWanted(true)
    const said = new FormData(event.currentTarget)
    const common = { name, slug: slug ?? slugOf(name), parent_id: Number(said.get('parent')) }
    try {
      const type = String(said.get('type') ?? '')
      const made = await client.createStory(
        what === 'folder'
          ? { ...common, is_folder: true }
          : { ...common, content: templateId ? await filled() : named(newBlok(type, model), name) },
      )
      onMade()
      onClose()
      if (what === 'story') goTo({ screen: 'story', id: made.id })
    } catch (error) {
      setProblem(error)
    }
  }

  async function filled(): Promise<RawBlok> {
    const { content } = await client.story(Number(templateId))
    const facts = { '': { values: { seite: name }, lists: {} } }
    return copyBlok(fillTemplate(content, { facts, isTranslatable: () => false, files: new Map(), stories: new Map() }).content)
  }

  /** A page's title is its name at first. */
  function named(blok: RawBlok, title: string): RawBlok {
    const { previewField } = model.find(blok.component) ?? {}
    return previewField ? { ...blok, [previewField]: title } : blok
  }

  return (
    <Dialog title={what === 'story' ? words.newStory : words.newFolder} isOpen onClose={onClose}>
      <form ref={form} className={styles.form} onSubmit={submit}>
        <label>
          {words.name}
          <input value={name} required maxLength={255} autoFocus onChange={(event) => setName(event.target.value)} />
        </label>
        <label>
          {words.slug}
          <input value={slug ?? slugOf(name)} required onChange={(event) => setSlug(event.target.value)} />
        </label>
        <label>
          {words.inFolder}
          <select name="parent" key={folders?.length} defaultValue={folders?.find(({ parent_id }) => !parent_id)?.id}>
            <option value="0">{words.topLevel}</option>
            {folders?.map(({ id, full_slug }) => (
              <option key={id} value={id}>
                {full_slug}
              </option>
            ))}
          </select>
        </label>
        {templates.length > 0 && (
          <label>
            {words.find.template}
            <select value={templateId} onChange={(event) => setTemplateId(event.target.value)}>
              <option value="">{words.find.empty}</option>
              {templates.map(({ id, name: template, full_slug }) => (
                <option key={id} value={id}>
                  {template} ({brandOf(full_slug)})
                </option>
              ))}
            </select>
          </label>
        )}
        {what === 'story' && !templateId && (
          <label>
            {words.contentType}
            <select name="type" defaultValue={types.find(({ name: type }) => type === 'page')?.name}>
              {types.map(({ name: type, label }) => (
                <option key={type} value={type}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        {problem && <p role="alert">{problem}</p>}
        <DialogActions onCancel={onClose}>
          <Button type="submit" look="primary" isDisabled={isWanted}>
            {words.create}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
