import type { Story, StoryInList } from '../management/answers.ts'
import type { Release } from '../management/release-calls.ts'
import { useStudio, useWords } from '../studio-context.ts'
import styles from './ahead.module.css'
import type { Look } from './look.ts'

export interface AheadChoicesProps {
  look: Look
  story: Story | undefined
  folders: readonly StoryInList[]
  releases: readonly Release[]
  onChange(part: Partial<Look>): void
}

/** What is looked at: this page or the whole shop, when, with which release, in which language, and where. */
export function AheadChoices({ look, story, folders, releases, onChange }: AheadChoicesProps) {
  const { space } = useStudio()
  const words = useWords()
  const shows: Look['show'][] = [
    ...(look.scope === 'story' ? (['draft'] as const) : []),
    'at',
    ...(releases.length > 0 ? (['release'] as const) : []),
  ]
  const show = (next: Look['show']) =>
    onChange({ show: next, releaseId: next === 'release' ? (look.releaseId ?? releases[0]?.id) : undefined })

  return (
    <div className={styles.choices}>
      {story && (
        <label>
          {words.ahead.what}
          <select
            value={look.scope}
            onChange={(event) => {
              const scope = event.target.value === 'story' ? 'story' : 'shop'
              onChange({ scope, ...(scope === 'shop' && look.show === 'draft' && { show: 'at' as const }) })
            }}
          >
            <option value="story">{words.ahead.page(story.name)}</option>
            <option value="shop">{words.ahead.wholeShop}</option>
          </select>
        </label>
      )}
      <fieldset className={styles.shows}>
        <legend>{words.ahead.state}</legend>
        {shows.map((each) => (
          <label key={each}>
            <input type="radio" name="show" checked={look.show === each} onChange={() => show(each)} />
            {words.ahead.shows[each]}
          </label>
        ))}
      </fieldset>
      {look.show === 'at' && (
        <label>
          {words.ahead.at}
          <input type="datetime-local" value={look.at} onChange={(event) => onChange({ at: event.target.value })} required />
          <span className={styles.hint}>{words.germanTime}</span>
        </label>
      )}
      {look.show === 'release' && (
        <label>
          {words.releases.one}
          <select value={look.releaseId} onChange={(event) => onChange({ releaseId: Number(event.target.value) })}>
            {releases.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {space.languages.length > 0 && (
        <label>
          {words.ahead.language}
          <select value={look.language} onChange={(event) => onChange({ language: event.target.value })}>
            <option value="">{space.default_lang_name || words.fields.defaultLanguage}</option>
            {space.languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {look.scope === 'shop' && (
        <>
          {folders.length > 1 && (
            <label>
              {words.ahead.brand}
              <select value={look.brand} onChange={(event) => onChange({ brand: event.target.value, path: '' })}>
                {folders.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label>
            {words.ahead.path}
            <input value={`/${look.path}`} onChange={(event) => onChange({ path: event.target.value.replace(/^\/+/, '') })} />
          </label>
        </>
      )}
    </div>
  )
}
