import { useState } from 'react'
import { forgetConnection } from '../management/connection.ts'
import { goTo } from '../place.ts'
import { keepPreferences } from '../preferences.ts'
import { useSpoken, useStudio } from '../studio-context.ts'
import { Icon } from '../ui/icon.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { Menu } from '../ui/menu.tsx'

const ChangePassword = lazyDialog(async () => (await import('../people/change-password.tsx')).ChangePassword)

/** How somebody likes the studio, and the way out of it. */
export function PersonMenu() {
  const { client, connection, person, rights } = useStudio()
  const { words, preferences, change } = useSpoken()
  const [isChanging, setChanging] = useState(false)
  const mayManage = rights?.permissions.includes('manage_space')
  return (
    <>
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
                ...(mayManage
                  ? [
                      { id: 'outbox', label: words.outbox, run: () => location.assign('/outbox') },
                      { id: 'people', label: words.people.title, run: () => goTo({ screen: 'people' }) },
                    ]
                  : []),
              ],
          [
            ...(connection ? [] : [{ id: 'password', label: words.people.changePassword, run: () => setChanging(true) }]),
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
      {isChanging && <ChangePassword onClose={() => setChanging(false)} />}
    </>
  )
}
