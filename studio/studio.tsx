import { useEffect, useMemo, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import type { Person, Rights, Space } from './management/answers.ts'
import { type Connection, forgetConnection, keepConnection, readConnection } from './management/connection.ts'
import { createManagementClient, type ManagementClient } from './management/management-client.ts'
import { ManagementError } from './management/management-error.ts'
import { german, type Words } from './messages/german.ts'
import { createModel, type Model } from './model/component-model.ts'
import { addressOf, type StoryPlace, usePlace } from './place.ts'
import { keepPreferences, readPreferences } from './preferences.ts'
import { SignIn } from './sign-in/sign-in.tsx'
import { SignInScreen } from './sign-in/sign-in-screen.tsx'
import { useSignInAgain } from './sign-in/use-sign-in-again.ts'
import { StoriesScreen } from './stories/stories-screen.tsx'
import { type Spoken, SpokenContext, StudioContext } from './studio-context.ts'
import { Button } from './ui/button.tsx'
import { Dialog } from './ui/dialog.tsx'
import { LastBoundary } from './ui/last-boundary.tsx'
import { lazyScreen } from './ui/lazy-screen.tsx'
import { Waiting } from './ui/waiting.tsx'

const EditorScreen = lazyScreen(async () => (await import('./editor/editor-screen.tsx')).EditorScreen)
const ReleasesScreen = lazyScreen(async () => (await import('./releases/releases-screen.tsx')).ReleasesScreen)
const AheadScreen = lazyScreen(async () => (await import('./ahead/ahead-screen.tsx')).AheadScreen)
const CommentsScreen = lazyScreen(async () => (await import('./comments/comments-screen.tsx')).CommentsScreen)
const DiscussionScreen = lazyScreen(async () => (await import('./comments/discussion-screen.tsx')).DiscussionScreen)
const FlagsScreen = lazyScreen(async () => (await import('./flags/flags-screen.tsx')).FlagsScreen)
const PeopleScreen = lazyScreen(async () => (await import('./people/people-screen.tsx')).PeopleScreen)
const ActivityScreen = lazyScreen(async () => (await import('./activity/activity-screen.tsx')).ActivityScreen)

/** Whose session is over can sign in again at the studio's own service alone. */
const openClient = (connection: Connection | undefined, signInAgain: () => Promise<boolean>) =>
  createManagementClient({ connection, word: inWordsOfReader, ...(!connection && { signInAgain }) })

/** They are loaded with the first refusal; where they can't be, it stands as it came. */
async function inWordsOfReader(sentence: string): Promise<string> {
  if (document.documentElement.lang !== 'de') return sentence
  return import('./messages/german-refusals.ts').then(
    ({ refusalInGerman }) => refusalInGerman(sentence),
    () => sentence,
  )
}

type Entry =
  | { step: 'asking' | 'signed-out' | 'unreachable' }
  | { step: 'in'; person: Person; rights: Rights | undefined; space: Space; model: Model }

/** Who is here, in which language, on which screen. */
export function Studio() {
  const [preferences, setPreferences] = useState(() => readPreferences(localStorage))
  const [connection, setConnection] = useState(() => readConnection(sessionStorage))
  const [entry, setEntry] = useState<Entry>({ step: 'asking' })
  const { isAsked, askAgain, goOn } = useSignInAgain(entry.step === 'in')
  const client = useMemo(() => openClient(connection, askAgain), [connection, askAgain])
  const place = usePlace()
  const words = useLanguage(preferences.language)

  const enter = () => {
    setEntry({ step: 'asking' })
    void readEntry(client, connection).then(setEntry)
  }
  /** It may be somebody else who signs in over the work of who was here. */
  const enterAgain = async () => {
    const { user, rights } = await client.session()
    setEntry((before) => (before.step === 'in' ? { ...before, person: user, rights } : before))
    goOn()
  }
  useEffect(() => void readEntry(client, connection).then(setEntry), [client, connection])
  /** Into a space elsewhere, or back to the studio's own. */
  const connect = (next: Connection | undefined) => {
    if (next) keepConnection(sessionStorage, next)
    else forgetConnection(sessionStorage)
    setEntry({ step: 'asking' })
    setConnection(next)
  }
  useEffect(() => {
    const { language, appearance } = preferences
    document.documentElement.lang = language
    document.documentElement.dataset.appearance = appearance
    keepPreferences(localStorage, preferences)
  }, [preferences])

  const spoken: Spoken = useMemo(
    () => ({
      words,
      locale: preferences.language === 'en' ? 'en-GB' : 'de-DE',
      preferences,
      change: (part) => setPreferences((before) => ({ ...before, ...part })),
    }),
    [words, preferences],
  )
  const parts = useMemo(
    () =>
      entry.step === 'in'
        ? { client, connection, person: entry.person, rights: entry.rights, space: entry.space, model: entry.model }
        : undefined,
    [entry, client, connection],
  )

  return (
    <I18nProvider locale={spoken.locale}>
      <SpokenContext value={spoken}>
        <LastBoundary>
          {entry.step === 'asking' && <Waiting />}
          {entry.step === 'signed-out' && <SignInScreen client={client} connection={connection} onSignedIn={enter} onConnect={connect} />}
          {entry.step === 'unreachable' && (
            <Waiting message={connection ? words.elsewhere.unreachable : words.noConnection}>
              <Button onPress={enter}>{words.tryAgain}</Button>
              {connection && <Button onPress={() => connect(undefined)}>{words.elsewhere.back}</Button>}
            </Waiting>
          )}
          {parts && (
            <StudioContext value={parts}>
              {place.screen === 'stories' && <StoriesScreen />}
              {place.screen === 'story' && <EditorScreen key={textOf(place)} place={place} />}
              {place.screen === 'discussion' && <DiscussionScreen key={place.id} id={place.id} />}
              {place.screen === 'releases' && <ReleasesScreen id={place.id} />}
              {place.screen === 'ahead' && (
                <AheadScreen key={addressOf(place)} storyId={place.story} releaseId={place.release} language={place.language ?? ''} />
              )}
              {place.screen === 'comments' && <CommentsScreen />}
              {place.screen === 'activity' && <ActivityScreen />}
              {place.screen === 'flags' && <FlagsScreen />}
              {place.screen === 'people' && <PeopleScreen />}
              {isAsked && (
                <Dialog title={words.signIn} isOpen isKept onClose={() => {}}>
                  <SignIn client={client} again={parts.person} onSignedIn={enterAgain} />
                </Dialog>
              )}
            </StudioContext>
          )}
        </LastBoundary>
      </SpokenContext>
    </I18nProvider>
  )
}

/** Which text is edited; where in it one is led changes nothing of that. */
const textOf = ({ id, release }: StoryPlace) => addressOf({ screen: 'story', id, release })

/** The words of a language; those before it until they have come. */
function useLanguage(language: 'de' | 'en'): Words {
  const [english, setEnglish] = useState<Words>()
  useEffect(() => {
    if (language === 'en') void import('./messages/english.ts').then((loaded) => setEnglish(loaded.english))
  }, [language])
  return (language === 'en' && english) || german
}

async function readEntry(client: ManagementClient, connection: Connection | undefined): Promise<Entry> {
  try {
    const [{ user, rights }, space] = await Promise.all([client.session(), client.space()])
    return { step: 'in', person: user, rights, space, model: createModel(await client.components()) }
  } catch (error) {
    const refused = connection ? [401, 403, 404] : [401]
    return { step: error instanceof ManagementError && refused.includes(error.status) ? 'signed-out' : 'unreachable' }
  }
}
