import { useEffect, useRef, useState } from 'react'
import { keyIn } from '../../runtime/content-language.ts'
import { placeOf } from '../../runtime/edits/edit.ts'
import { findBlok } from '../../runtime/edits/find-blok.ts'
import type { BlokActions } from '../editor/blok-actions.ts'
import { useEditor, useSessionState } from '../editor/editor-context.ts'
import { withoutPictures } from '../fields/rich-text/without-pictures.ts'
import { useSpoken, useStudio } from '../studio-context.ts'
import { Button } from '../ui/button.tsx'
import { useLatest } from '../ui/use-latest.ts'
import { BlokElsewhere } from './blok-elsewhere.tsx'
import { type Bridge, createBridge } from './bridge.ts'
import type { FromPage } from './bridge-messages.ts'
import styles from './canvas.module.css'
import { PageStage } from './page-stage.tsx'
import { previewAddress, siteOf } from './preview-address.ts'
import { createStoryResolver } from './story-resolver.ts'
import type { Viewport } from './viewports.ts'

export interface CanvasProps {
  actions: BlokActions
  viewport: Viewport
  onViewport(viewport: Viewport): void
  /** Opens the palette for a place. */
  onAdd(to: { parent: string; field: string; after: string | undefined }): void
  /** A key pressed while the page has the focus. */
  onKey(event: Extract<FromPage, { action: 'anlass:key' }>): void
}

/** A page that says nothing for so long is said to be silent. */
const silentMs = 2_000

/** The real page in its draft, clickable; every edit is shown on it before it is saved. */
export function Canvas(props: CanvasProps) {
  const { client, model, space } = useStudio()
  const { session, selection, select, language, release } = useEditor()
  const { words, preferences } = useSpoken()
  const site = siteOf(space, preferences.previewSite).location
  const shown = { site, language, release: release?.id }
  const state = useSessionState(session)
  const frame = useRef<HTMLIFrameElement>(null)
  const bridge = useRef<Bridge>(undefined)
  const [address, setAddress] = useState(() => previewAddress(space, state.story, shown).href)
  const shownLanguage = useRef(language)
  const [isSilent, setSilent] = useState(false)
  const fromPage = useRef<string>(undefined)
  /** What the bridge will name for a click of which our own page has said already what it chose. */
  const named = useRef<string>(undefined)
  /** What was clicked last, of another story. */
  const [elsewhere, setElsewhere] = useState<{ story: number; blok: string }>()
  const selected = selection.uids.at(-1)

  const handle = useLatest((message: FromPage) => {
    const { story, content } = session.state()
    const bridgeNow = bridge.current
    if (!bridgeNow) return
    setSilent(false)
    switch (message.action) {
      case 'initialized':
        bridgeNow.begin(story, selected, message.config)
        bridgeNow.input(story, content)
        return
      case 'anlass:ready':
      case 'anlass:lost':
        bridgeNow.tellAll()
        return bridgeNow.input(story, content)
      case 'ping':
        return bridgeNow.pong()
      case 'edit':
        if (isElsewhere(message.dataC.id)) return setElsewhere({ story: message.dataC.id, blok: message.dataC.uid })
        setElsewhere(undefined)
        if (named.current !== message.dataC.uid) {
          fromPage.current = message.dataC.uid
          select([message.dataC.uid])
        }
        named.current = undefined
        return bridgeNow.edited(story, content, message.dataC.uid)
      case 'anlass:select':
        // The bridge says it, too.
        if (isElsewhere(message.storyId)) return
        named.current = message.marked
        fromPage.current = message.uid
        if (message.isMore) return select([...selection.uids.filter((uid) => uid !== message.uid), message.uid])
        return select([message.uid], message.field)
      case 'anlass:text':
        return writeText(message)
      case 'anlass:rich-text':
        return void offerTools(message)
      case 'anlass:form':
        return select([message.uid], message.field, true)
      case 'anlass:move':
        return void props.actions.move(message.uid, { ...message.to, after: message.to.after })
      case 'anlass:key':
        return props.onKey(message)
      case 'noFocus':
        return
      default:
        return doOnPage(message)
    }
  })

  /** Of the head or the foot, say, or of a story that this one refers to. */
  function isElsewhere(storyId: number | undefined): storyId is number {
    return storyId !== undefined && storyId !== session.state().story.id
  }

  /** A text that was written on the page, in the language that it is shown in. */
  function writeText({ uid, field, value, was }: Extract<FromPage, { action: 'anlass:text' }>) {
    const blok = findBlok(session.state().content, uid)?.blok
    const isTranslatable = model.find(blok?.component ?? '')?.fields.some(({ name, translatable }) => name === field && translatable)
    const key = isTranslatable ? keyIn(field, language) : field
    session.setField(uid, key, value, key === field ? was : blok?.[key])
  }

  /** With which tools a formatted text is written on the page. */
  async function offerTools({ uid, field }: { uid: string; field: string }) {
    const { toolsOf } = await import('../fields/rich-text/tools-of.ts')
    const component = findBlok(session.state().content, uid)?.blok.component ?? ''
    const known = model.find(component)?.fields.find(({ name }) => name === field)
    const names = known ? toolsOf(known) : []
    const { toolbar: label, inForm: more, tools } = words.fields
    const named = names.map((name) => ({ name, label: tools[name] ?? name }))
    bridge.current?.send({
      action: 'anlass:rich-text',
      uid,
      field,
      label,
      more,
      withoutPictures: withoutPictures(names, words),
      tools: named,
    })
  }

  /** A button of the bridge's own bar on the page. It belongs to a blok that is selected already. */
  function doOnPage({ action, blok }: Extract<FromPage, { blok: unknown }>) {
    const place = placeOf(session.state().content, blok._uid)
    if (!place) return
    const { actions, onAdd } = props
    const run = {
      addBlockBefore: () => onAdd(place.to),
      addBlockAfter: () => onAdd({ ...place.to, after: blok._uid }),
      duplicateBlock: actions.duplicate,
      copy: actions.copy,
      moveForward: actions.moveDown,
      moveBackward: actions.moveUp,
      deleteBlock: actions.remove,
    }
    run[action]()
  }

  useEffect(() => {
    if (!frame.current) return
    const showAgain = () => made.input(session.state().story, session.state().content)
    const made = createBridge({
      frame: frame.current,
      origin: new URL(address).origin,
      spaceId: space.id,
      model,
      language: shownLanguage.current,
      resolve: createStoryResolver({ client, spaceId: space.id, onRead: showAgain }),
      onMessage: (message) => handle.current(message),
    })
    bridge.current = made
    const timer = setTimeout(() => {
      setSilent(true)
      made.speakToSilent()
      showAgain()
    }, silentMs)
    const stop = () => clearTimeout(timer)
    addEventListener('message', stop, { once: true })
    return () => {
      made.end()
      stop()
      removeEventListener('message', stop)
    }
  }, [address, client, model, session, space.id, handle])

  useEffect(() => {
    bridge.current?.input(session.state().story, state.content)
  }, [state.content, session])

  useEffect(() => {
    const { story, content } = session.state()
    if (selected === undefined) bridge.current?.deselect()
    else if (selected !== fromPage.current) bridge.current?.select(story, content, selected)
    fromPage.current = undefined
  }, [selected, session])

  /** The signature of an address is good for an hour. */
  const reload = async () => {
    setSilent(false)
    const story = await client.story(state.story.id).catch(() => state.story)
    shownLanguage.current = language
    setAddress(previewAddress(space, { ...state.story, preview_token: story.preview_token }, shown).href)
  }
  const show = useLatest(reload)
  useEffect(() => {
    if (language !== shownLanguage.current) void show.current()
  }, [language, show])

  return (
    <div className={styles.canvas}>
      {isSilent && (
        <div className={styles.silent} role="alert">
          <p>
            <strong>{words.previewSilent}</strong>{' '}
            {site === space.domain ? words.previewSilentWhy : words.previewSilentSite(location.origin)}
          </p>
          <Button onPress={reload}>{words.reloadPreview}</Button>
          <a href={address} target="_blank" rel="noreferrer">
            {words.openPreview}
          </a>
        </div>
      )}
      <PageStage
        frame={frame}
        id="storyblok-preview"
        title={words.canvas}
        src={address}
        viewport={props.viewport}
        onViewport={props.onViewport}
      />
      {elsewhere && <BlokElsewhere key={elsewhere.story} {...elsewhere} onClose={() => setElsewhere(undefined)} />}
    </div>
  )
}
