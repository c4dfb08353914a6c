import { useEffect, useState } from 'react'
import { useEditor } from '../editor/editor-context.ts'
import { useStudio, useWords } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { PlaceLink } from '../ui/place-link.tsx'
import styles from './canvas.module.css'

export interface BlokElsewhereProps {
  story: number
  blok: string
  onClose(): void
}

/** Says to which story it belongs what was clicked on the page, and leads there. */
export function BlokElsewhere({ story, blok, onClose }: BlokElsewhereProps) {
  const { client } = useStudio()
  const { announce } = useEditor()
  const words = useWords()
  const { usage: said } = words
  /** `null`: it can't be read. */
  const [name, setName] = useState<string | null>()

  useEffect(() => {
    let isStale = false
    client.story(story).then(
      (read) => !isStale && setName(read.name),
      () => !isStale && setName(null),
    )
    return () => {
      isStale = true
    }
  }, [client, story])

  const sentence = name === undefined ? '' : name === null ? said.belongsElsewhere : said.belongsTo(name)
  useEffect(() => {
    if (sentence) announce(sentence)
  }, [sentence, announce])

  if (!sentence) return null
  return (
    <div className={styles.elsewhere}>
      <p>{sentence}</p>
      {name && <PlaceLink to={{ screen: 'story', id: story, blok }}>{said.editThere}</PlaceLink>}
      <Button look="icon" aria-label={words.close} onPress={onClose}>
        <Icon name="close" />
      </Button>
    </div>
  )
}
