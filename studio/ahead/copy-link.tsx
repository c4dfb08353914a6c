import { useState } from 'react'
import type { Preview, PreviewAsked } from '../management/preview-calls.ts'
import { inGermanTime } from '../publish/german-time.ts'
import { useSpoken, useStudio } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './ahead.module.css'

/** Takes a link to what is shown, good for a day from now, for somebody without an account. */
export function CopyLink({ preview, asked }: { preview: Preview; asked: PreviewAsked }) {
  const { client } = useStudio()
  const { words, locale } = useSpoken()
  const [copied, setCopied] = useState<Preview>()
  /** Where the browser does not let it be copied, it can be read. */
  const [isShown, setShown] = useState(false)

  const copy = async () => {
    const fresh = await client.createPreview(asked).catch(() => preview)
    setCopied(fresh)
    setShown(false)
    await navigator.clipboard.writeText(fresh.url).catch(() => setShown(true))
  }

  return (
    <div className={styles.copy}>
      <p role="status">{copied && words.ahead.copied(inGermanTime(copied.good_until, locale))}</p>
      {isShown && copied && <input readOnly aria-label={words.ahead.link} value={copied.url} onFocus={(event) => event.target.select()} />}
      <Button look="primary" onPress={copy}>
        <Icon name="link" />
        {words.ahead.copy}
      </Button>
    </div>
  )
}
