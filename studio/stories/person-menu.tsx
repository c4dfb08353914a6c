import { forgetConnection } from '../management/connection.ts'
import { keepPreferences } from '../preferences.ts'
import { useSpoken, useStudio } from '../studio-context.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'

/** How somebody likes the studio, and the way out of it. */
export function PersonMenu() {
  const { client, connection, person, rights } = useStudio()
  const { words, preferences, change } = useSpoken()
  return (
    <Menu
      label={words.more}
      commands={[
        [
          {
            id: 'language',
            label: preferences.language === 'de' ? 'English' : 'Deutsch',
            run: () => change({ language: preferences.language === 'de' ? 'en' : 'de' }),
          },
          ...(['system', 'light', 'dark'] as const)
            .filter((appearance) => appearance !== preferences.appearance)
            .map((appearance) => ({
              id: appearance,
              label: `${words.appearance}: ${words[appearance]}`,
              run: () => change({ appearance }),
            })),
        ],
        // Of another service nothing is known.
        connection
          ? []
          : [
              { id: 'figures', label: words.figures, run: () => location.assign('/figures') },
              ...(rights?.permissions.includes('manage_space')
                ? [{ id: 'outbox', label: words.outbox, run: () => location.assign('/outbox') }]
                : []),
            ],
        [
          {
            id: 'sign-out',
            label: connection ? words.elsewhere.back : `${words.signOut} (${person.friendly_name ?? person.email})`,
            run: () => {
              keepPreferences(localStorage, preferences)
              forgetConnection(sessionStorage)
              void (connection ? Promise.resolve() : client.signOut()).then(() => location.reload())
            },
          },
        ],
      ]}
    >
      <Icon name="more" />
    </Menu>
  )
}
