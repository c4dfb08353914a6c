import * as carousel from '../../runtime/ui/carousel.ts'
import { type Autoplay, createAutoplay } from './autoplay.ts'
import { dragTrack } from './drag-track.ts'

/**
 * Makes the slides of a main teaser move (R4.09 to R4.11). It works on the markup as it finds it, whoever put it
 * there, and changes only what React never sets: `left` of slides, `display` of their pictures, `inert`, `aria-current`, `aria-disabled`,
 * `aria-live`, `data-playing`, `data-dragging`. Scrolling itself stays the browser's.
 *
 * Fires `carousel:change` with the new index (R4.04).
 */
class MainTeaser extends HTMLElement {
  #index = 0
  /** In an endless row there are places before the first slide. */
  #isArranged = false
  #holdsPictures = false
  #autoplay: Autoplay | undefined
  #isDragged = () => false
  #frame = 0
  #settleTimer = 0
  #resizeTimer = 0
  #life = new AbortController()

  connectedCallback() {
    this.#life = new AbortController()
    const { signal } = this.#life
    this.#autoplay = createAutoplay({
      isWanted: () => this.hasAttribute('data-autoplay'),
      hasNext: () => this.#slides.length > 1 && (this.#isInfinite || this.#index < this.#slides.length - 1),
      onPlaying: (isPlaying) => this.toggleAttribute('data-playing', isPlaying),
      onTurn: () => this.#step(1, false),
    })
    const { hold, release, releaseHoverSoon } = this.#autoplay
    // Before the clicks: the one that ends a drag is none.
    this.#isDragged = dragTrack(this, {
      track: () => (this.#slides.length > 1 ? (this.#track ?? undefined) : undefined),
      onEnd: (by) => (by === 0 ? this.#glide() : this.#step(by, true)),
      signal,
    })

    const listen = { signal }
    this.addEventListener('click', (event) => this.#press(event), listen)
    this.addEventListener('keydown', (event) => this.#pressKey(event), listen)
    this.addEventListener('focusin', () => hold('focus'), listen)
    this.addEventListener('focusout', ({ relatedTarget }) => !this.#contains(relatedTarget) && release('focus'), listen)
    this.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && hold('hover'), listen)
    this.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && releaseHoverSoon(), listen)
    this.addEventListener('scroll', () => this.#moved(), { signal, capture: true, passive: true })
    this.addEventListener('scrollend', () => this.#settle(), { signal, capture: true })
    window.addEventListener('resize', () => this.#alignSoon(), listen)
    document.addEventListener('visibilitychange', () => (document.hidden ? hold('hidden') : release('hidden')), listen)

    const sight = new IntersectionObserver((entries) => (entries.at(-1)?.isIntersecting ? release('away') : hold('away')), {
      threshold: 0.5,
    })
    sight.observe(this)
    // In the editor slides come and go.
    const slides = new MutationObserver(() => this.#show())
    slides.observe(this, { childList: true, subtree: true })
    signal.addEventListener('abort', () => {
      sight.disconnect()
      slides.disconnect()
    })

    // Who has put the element here may have taken it from elsewhere, arranged.
    for (const slide of this.#slides) slide.style.left = ''
    this.#isArranged = false
    this.#index = 0
    this.#show()
    // To ask where slides stand has the page laid out, and to move them at once with its fonts moves all of it.
    const settle = () => requestAnimationFrame(() => !signal.aborted && !this.#isArranged && this.#settle())
    if (document.readyState === 'complete') return settle()
    this.#holdPictures(true)
    const load = () => {
      this.#holdPictures(false)
      settle()
    }
    window.addEventListener('load', load, listen)
  }

  disconnectedCallback() {
    this.#life.abort()
    this.#holdPictures(false)
    this.#autoplay?.end()
    this.#isDragged = () => false
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    for (const timer of [this.#settleTimer, this.#resizeTimer]) clearTimeout(timer)
    this.#resizeTimer = 0
  }

  // Going

  #step(by: 1 | -1, isByUser: boolean) {
    const total = this.#slides.length
    const next = this.#index + by
    if (by < 0 && !this.#isArranged) this.#arrange(this.#leftOf(this.#slides[this.#index]))
    if (this.#isInfinite) this.#go((next + total) % total, isByUser)
    else if (next >= 0 && next < total) this.#go(next, isByUser)
    else this.#glide()
  }

  #go(index: number, isByUser: boolean) {
    this.#become(index, isByUser)
    this.#glide()
  }

  /** Makes a slide the current one, for everyone who does not look at where it stands. */
  #become(index: number, isByUser: boolean) {
    if (index === this.#index) return
    this.#holdPictures(false)
    if (this.#slides[this.#index]?.contains(document.activeElement)) this.#track?.focus({ preventScroll: true })
    this.#track?.setAttribute('aria-live', isByUser ? 'polite' : 'off')
    this.#index = index
    this.#mark()
    this.#autoplay?.schedule()
    this.dispatchEvent(new CustomEvent('carousel:change', { bubbles: true, detail: { index } }))
  }

  /** Scrolls to the current slide. */
  #glide() {
    const track = this.#track
    if (!track) return
    cancelAnimationFrame(this.#frame)
    const from = track.scrollLeft
    const distance = this.#leftOf(this.#slides[this.#index])
    const start = performance.now()
    const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : carousel.transitionMs
    track.style.scrollSnapType = 'none'

    const draw = (now: number) => {
      const progress = duration === 0 ? 1 : Math.min(1, Math.max(0, now - start) / duration)
      track.scrollLeft = from + distance * (1 - (1 - progress) ** 3)
      if (progress < 1) {
        this.#frame = requestAnimationFrame(draw)
      } else {
        this.#frame = 0
        this.#arrange()
        track.style.scrollSnapType = ''
      }
    }
    this.#frame = requestAnimationFrame(draw)
  }

  // Showing

  #show() {
    this.#index = Math.max(0, Math.min(this.#index, this.#slides.length - 1))
    this.#mark()
    if (this.#frame === 0 && this.#isArranged) this.#arrange()
    this.#autoplay?.schedule()
  }

  /** Says which slide is the current one; the others can't be reached while they are out of view. */
  #mark() {
    const total = this.#slides.length
    this.#slides.forEach((slide, index) => {
      slide.inert = index !== this.#index
    })
    this.querySelectorAll('[data-dot]').forEach((dot, index) => {
      if (index === this.#index) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    })
    for (const button of this.querySelectorAll<HTMLElement>('[data-step]')) {
      const next = this.#index + Number(button.dataset.step)
      const isBlocked = !this.#isInfinite && (next < 0 || next >= total)
      button.setAttribute('aria-disabled', String(isBlocked))
    }
  }

  /** Later slides' pictures, which browsers fetch with the first one's, would take from it what a slow line has. */
  #holdPictures(isHeld: boolean) {
    if (this.#holdsPictures === isHeld) return
    this.#holdsPictures = isHeld
    for (const { style } of this.querySelectorAll<HTMLElement>('[data-slide] ~ [data-slide] img')) style.display = isHeld ? 'none' : ''
  }

  /**
   * Has the current slide stand at one of the places of an endless row that are far from both its ends: at the same
   * one as before if it can.
   *
   * @param offset how far from its place the slide stands afterwards, in pixels
   */
  #arrange(offset = 0) {
    this.#isArranged = true
    const track = this.#track
    const total = this.#slides.length
    // To ask where it stands would have the browser lay the page out before it is painted.
    if (!track || total < 2) return
    const current = Math.round(this.#position)
    const hasRoom = current >= total && current < 2 * lapsBefore * total
    const endless = hasRoom && this.#nearest() === this.#index ? current : lapsBefore * total + this.#index
    const place = this.#isInfinite ? endless : this.#index
    this.#spread(place)
    track.scrollLeft = place * widthOf(track) - offset
  }

  /**
   * Has every slide of an endless row stand at that of its places which is next to a position. What is in view stays
   * where it is, so that a browser that is scrolling goes on to where it was going.
   */
  #spread(position: number) {
    const slides = this.#slides
    slides.forEach((slide, index) => {
      const laps = this.#isInfinite ? Math.round((position - index) / slides.length) : 0
      slide.style.left = `${laps * slides.length * 100}%`
    })
  }

  // Hands

  #press(event: MouseEvent) {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return
    const dot = event.target.closest('[data-dot]')
    const step = event.target.closest<HTMLElement>('[data-step]')
    if (dot) {
      event.preventDefault()
      this.#go([...this.querySelectorAll('[data-dot]')].indexOf(dot), true)
    } else if (step) {
      if (step.getAttribute('aria-disabled') !== 'true') this.#step(step.dataset.step === '1' ? 1 : -1, true)
    } else if (event.target.closest('[data-toggle]')) {
      this.#autoplay?.toggle()
    }
  }

  #pressKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    this.#step(event.key === 'ArrowRight' ? 1 : -1, true)
  }

  // Scrolling by the browser: touch, trackpad, the address of a slide

  #moved() {
    this.#holdPictures(false)
    // A swipe that comes before the row has settled still finds a slide on both sides. At the end of the row the browser
    // would take it for the one that leaves the page.
    if (this.#isArranged) this.#spread(this.#position)
    clearTimeout(this.#settleTimer)
    this.#settleTimer = window.setTimeout(() => this.#settle(), settleMs)
  }

  #settle() {
    clearTimeout(this.#settleTimer)
    // While the window changes its size, the browser moves slides that nobody has moved.
    if (this.#frame !== 0 || this.#resizeTimer !== 0 || this.#isDragged()) return
    this.#become(this.#nearest(), true)
    if (Math.abs(this.#leftOf(this.#slides[this.#index])) < 1) this.#arrange()
  }

  #alignSoon() {
    clearTimeout(this.#resizeTimer)
    this.#resizeTimer = window.setTimeout(() => {
      this.#resizeTimer = 0
      // Phones tell of a size before the page is loaded, and then nobody has moved yet.
      if (this.#frame === 0 && !this.#holdsPictures) this.#arrange()
    }, carousel.resizeDebounceMs)
  }

  // Looking

  get #track() {
    return this.querySelector<HTMLElement>('[data-track]')
  }

  get #slides() {
    return [...this.querySelectorAll<HTMLElement>('[data-slide]')]
  }

  get #isInfinite() {
    return this.hasAttribute('data-infinite')
  }

  /** What is in view, in slides from the beginning of the row. */
  get #position() {
    const track = this.#track
    return track ? track.scrollLeft / widthOf(track) : 0
  }

  #contains(target: EventTarget | null) {
    return target instanceof Node && this.contains(target)
  }

  /** How far a slide is from standing in view. */
  #leftOf(slide: HTMLElement | undefined) {
    return slide && this.#track ? slide.getBoundingClientRect().left - this.#track.getBoundingClientRect().left : 0
  }

  #nearest() {
    return Math.round(this.#position) % (this.#slides.length || 1)
  }
}

/** Scrolling has ended when nothing has moved for so long. */
const settleMs = 120

/** How often all slides would find a place before the first one. */
const lapsBefore = 10

/** Slides are as wide as the row, to a fraction of a pixel. Never 0, which is what a row has that is not shown. */
const widthOf = (track: HTMLElement) => track.getBoundingClientRect().width || 1

if (!customElements.get('main-teaser')) customElements.define('main-teaser', MainTeaser)
