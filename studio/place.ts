import { useSyncExternalStore } from 'react'

/** Where in the studio one is: its addresses, and what they stand for. */
export type Place =
  | { screen: 'stories' | 'activity' | 'comments' | 'flags' | 'people' }
  | StoryPlace
  /** What is said about a blok of a story that is looked up first. */
  | { screen: 'discussion'; id: number }
  /** All releases, or one of them. */
  | { screen: 'releases'; id?: number | undefined }
  /** The shop as it will be; a story as it will be, or with its text in a release. */
  | { screen: 'ahead'; story?: number | undefined; release?: number | undefined; language?: string | undefined }

export interface StoryPlace {
  screen: 'story'
  id: number
  /** Whose text of the story it is; the story itself without one. */
  release?: number | undefined
  /** In which of the space's languages; its default without one. */
  language?: string | undefined
  /** The `_uid` of a blok that is selected on arrival. */
  blok?: string | undefined
  /** What is said about a blok, opened on arrival. */
  discussion?: number | undefined
}

const listeners = new Set<() => void>()

export function placeOf(address: string): Place {
  const { pathname, searchParams } = new URL(address, 'http://studio')
  const number = (name: string) => (/^\d+$/.test(searchParams.get(name) ?? '') ? Number(searchParams.get(name)) : undefined)
  const language = searchParams.get('language') ?? undefined
  const [, screen, id] = /^\/(stories|releases|ahead|discussions)(?:\/(\d+))?$/.exec(pathname) ?? []
  if (screen === 'stories' && id !== undefined) {
    const at = { blok: searchParams.get('blok') ?? undefined, discussion: number('discussion') }
    return { screen: 'story', id: Number(id), release: number('release'), language, ...at }
  }
  if (screen === 'discussions' && id !== undefined) return { screen: 'discussion', id: Number(id) }
  if (screen === 'releases') return { screen, id: id === undefined ? undefined : Number(id) }
  if (screen === 'ahead') return { screen, story: number('story'), release: number('release'), language }
  if (pathname === '/tests') return { screen: 'flags' }
  const plain = (['activity', 'comments', 'people'] as const).find((name) => pathname === `/${name}`)
  return { screen: plain ?? 'stories' }
}

export function addressOf(place: Place): string {
  switch (place.screen) {
    case 'stories':
      return '/'
    case 'activity':
    case 'comments':
    case 'people':
      return `/${place.screen}`
    case 'flags':
      return '/tests'
    case 'story':
      return withQuery(`/stories/${place.id}`, {
        release: place.release,
        language: place.language,
        blok: place.blok,
        discussion: place.discussion,
      })
    case 'discussion':
      return `/discussions/${place.id}`
    case 'releases':
      return place.id === undefined ? '/releases' : `/releases/${place.id}`
    case 'ahead':
      return withQuery('/ahead', { story: place.story, release: place.release, language: place.language })
  }
}

function withQuery(path: string, query: Record<string, number | string | undefined>): string {
  const said = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
  return said.length === 0 ? path : `${path}?${said.join('&')}`
}

export function goTo(place: Place): void {
  history.pushState(null, '', addressOf(place))
  tell()
}

/** Goes on from where one has only been led through: going back does not come by here again. */
export function goOnTo(place: Place): void {
  history.replaceState(null, '', addressOf(place))
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}

export function usePlace(): Place {
  return placeOf(useSyncExternalStore(subscribe, () => location.pathname + location.search))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}
