import { useState } from 'react'
import type { Flag } from '../management/flag-calls.ts'
import { useSpoken, useStudio } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useProblem } from '../use-problem.ts'
import { DeleteFlag } from './delete-flag.tsx'
import { FlagShare } from './flag-share.tsx'
import styles from './flags.module.css'
import { isSkewed } from './is-skewed.ts'

export interface FlagEntryProps {
  flag: Flag
  onChanged(flag: Flag): void
  onDeleted(): void
}

/** One test: what it is about, who sees the new variant, and how many have. */
export function FlagEntry({ flag, onChanged, onDeleted }: FlagEntryProps) {
  const { client } = useStudio()
  const { words, locale } = useSpoken()
  const [isDeleting, setDeleting] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [problem, setProblem] = useProblem()
  const { name, description, share, seen } = flag
  const write = (count: number) => count.toLocaleString(locale)

  const changeShare = (next: number) => {
    setSaved(false)
    setProblem(undefined)
    client.changeShare(name, next).then((changed) => {
      onChanged(changed)
      setSaved(true)
    }, setProblem)
  }

  return (
    <li className={styles.flag} aria-label={description || name}>
      <h2 className={styles.what}>{description || name}</h2>
      <FlagName name={name} />
      <FlagShare key={share} share={share} onChange={changeShare} />
      <p role="status" className={styles.saved}>
        {isSaved && words.flags.saved}
      </p>
      {problem && <p role="alert">{problem}</p>}
      <p className={styles.seen}>{seen.on + seen.off === 0 ? words.flags.notSeen : words.flags.seen(write(seen.on), write(seen.off))}</p>
      {isSkewed(flag) && <p className={styles.skewed}>{words.flags.skewed}</p>}
      <FlagPages flag={flag} />
      <div className={styles.actions}>
        <Button onPress={() => setDeleting(true)}>{words.flags.remove}</Button>
      </div>
      {isDeleting && <DeleteFlag name={name} onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </li>
  )
}

/** Where the test is to be seen, each page with and without the new variant. */
function FlagPages({ flag: { name, stories } }: { flag: Flag }) {
  const { space } = useStudio()
  const { words } = useSpoken()
  if (stories.length === 0) return <p className={styles.seen}>{words.flags.notShown}</p>
  return (
    <div>
      <p className={styles.label}>{words.flags.shownOn}</p>
      <ul className={styles.pages}>
        {stories.map((slug) => (
          <li key={slug}>
            <span className={styles.slug}>/{slug}</span>
            {(['on', 'off'] as const).map((treatment) => (
              <a key={treatment} href={seenWith(space.domain, slug, { flag: name, treatment })} target="_blank" rel="noreferrer">
                {treatment === 'on' ? words.flags.seeOn : words.flags.seeOff}
                <span className="only-read-aloud"> /{slug}</span>
              </a>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A page as somebody sees it who was treated so; nobody is counted for it (R2.18). */
function seenWith(shop: string, slug: string, treated: { flag: string; treatment: 'on' | 'off' }): string {
  const address = new URL(`${slug}/`, shop)
  address.search = new URLSearchParams(treated).toString()
  return address.href
}

function FlagName({ name }: { name: string }) {
  const { words } = useSpoken()
  const [isCopied, setCopied] = useState(false)
  return (
    <p className={styles.name}>
      <code>{name}</code>
      <Button
        look="icon"
        aria-label={words.flags.copy}
        onPress={() =>
          navigator.clipboard.writeText(name).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        <Icon name="copy" />
      </Button>
      <span role="status" className={styles.saved}>
        {isCopied && words.flags.copied}
      </span>
    </p>
  )
}
