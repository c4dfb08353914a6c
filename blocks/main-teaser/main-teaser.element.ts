import { carousel } from '../../runtime/ui/carousel.ts'

/** What keeps the carousel from running by itself; it runs while there is none of them. */
type Hold = 'away' | 'hidden' | 'hover' | 'focus' | 'stopped'

interface Drag {
  x: number
  y: number
  scrollLeft: number
  isSideways: boolean
}

/**
 * Makes the slides of a main teaser move (R4.09 to R4.11). It works on the markup as it finds it, whoever put it
 * there, and changes only what React never sets: `order` of slides, `inert`, `aria-current`, `aria-disabled`,
 * `aria-live`, `data-playing`, `data-dragging`. Scrolling itself stays the browser's.
 *
 * Fires `carousel:change` with the new index (R4.04).
 */
class MainTeaser extends HTMLElement {
  #index = 0
  #holds = new Set<Hold>()
  #drag: Drag | undefined
  #movesOfPress = 0
  #frame = 0
  #autoplayTimer = 0
  #resumeTimer = 0
  #settleTimer = 0
  #resizeTimer = 0
  #life = new AbortController()

  connectedCallback() {
    this.#life = new AbortController()
    const { signal } = this.#life
    this.#holds = new Set<Hold>(['away'])
    if (document.hidden) this.#holds.add('hidden')
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.#holds.add('stopped')

    const listen = { signal }
    this.addEventListener('click', (event) => this.#swallowClickOfDrag(event), { signal, capture: true })
    this.addEventListener('click', (event) => this.#press(event), listen)
    this.addEventListener('keydown', (event) => this.#pressKey(event), listen)
    this.addEventListener('focusin', () => this.#hold('focus'), listen)
    this.addEventListener('focusout', ({ relatedTarget }) => !this.#contains(relatedTarget) && this.#release('focus'), listen)
    this.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && this.#hold('hover'), listen)
    this.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && this.#releaseHoverSoon(), listen)
    this.addEventListener('mousedown', (event) => this.#startDrag(event), listen)
    this.addEventListener('dragstart', (event) => event.preventDefault(), listen)
    this.addEventListener('touchstart', (event) => this.#meetFinger(event), { signal, passive: true })
    this.addEventListener('scroll', () => this.#settleSoon(), { signal, capture: true, passive: true })
    this.addEventListener('scrollend', () => this.#settle(), { signal, capture: true })
    window.addEventListener('mousemove', (event) => this.#moveDrag(event), listen)
    window.addEventListener('mouseup', (event) => this.#endDrag(event), listen)
    window.addEventListener('resize', () => this.#alignSoon(), listen)
    document.addEventListener('visibilitychange', () => (document.hidden ? this.#hold('hidden') : this.#release('hidden')), listen)

    const sight = new IntersectionObserver((entries) => (entries.at(-1)?.isIntersecting ? this.#release('away') : this.#hold('away')), {
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
    for (const slide of this.#slides) slide.style.order = ''
    this.#index = this.#nearest()
    this.#show()
  }

  disconnectedCallback() {
    this.#life.abort()
    this.#drag = undefined
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    for (const timer of [this.#autoplayTimer, this.#resumeTimer, this.#settleTimer, this.#resizeTimer]) clearTimeout(timer)
    this.#resizeTimer = 0
  }

  // Going

  #step(by: 1 | -1, isByUser: boolean) {
    const total = this.#slides.length
    const next = this.#index + by
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
    if (this.#slides[this.#index]?.contains(document.activeElement)) this.#track?.focus({ preventScroll: true })
    this.#track?.setAttribute('aria-live', isByUser ? 'polite' : 'off')
    this.#index = index
    this.#mark()
    this.#schedule()
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
    if (this.#frame === 0) this.#arrange()
    this.#schedule()
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

  /**
   * Puts the current slide between its neighbours, so that an endless row can be scrolled and swiped both ways.
   *
   * @param offset how far from its place the slide stands afterwards, in pixels
   */
  #arrange(offset = 0) {
    const slides = this.#slides
    const total = slides.length
    // To ask where it stands would have the browser lay the page out before it is painted.
    if (total < 2) return
    const before = total > 2 ? 1 : 0
    slides.forEach((slide, index) => {
      slide.style.order = this.#isInfinite ? String((index - this.#index + before + total) % total) : ''
    })
    const track = this.#track
    if (track) track.scrollLeft += this.#leftOf(slides[this.#index]) - offset
  }

  // Running by itself

  #schedule() {
    clearTimeout(this.#autoplayTimer)
    const isWanted = this.hasAttribute('data-autoplay') && !this.#holds.has('stopped')
    this.toggleAttribute('data-playing', isWanted)
    const isAtEnd = !this.#isInfinite && this.#index === this.#slides.length - 1
    if (!isWanted || this.#holds.size > 0 || isAtEnd || this.#slides.length < 2) return
    this.#autoplayTimer = window.setTimeout(() => this.#step(1, false), carousel.teaserAutoplayMs)
  }

  #hold(reason: Hold) {
    if (reason === 'hover') clearTimeout(this.#resumeTimer)
    if (this.#holds.has(reason)) return
    this.#holds.add(reason)
    this.#schedule()
  }

  #release(reason: Hold) {
    if (this.#holds.delete(reason)) this.#schedule()
  }

  #releaseHoverSoon() {
    clearTimeout(this.#resumeTimer)
    this.#resumeTimer = window.setTimeout(() => this.#release('hover'), carousel.resumeMs)
  }

  /** Whoever presses play wants to see it run, although the button has the mouse and the focus. */
  #toggle() {
    if (!this.#holds.has('stopped')) return this.#hold('stopped')
    this.#holds.delete('hover')
    this.#holds.delete('focus')
    this.#release('stopped')
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
      this.#toggle()
    }
  }

  #pressKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    this.#step(event.key === 'ArrowRight' ? 1 : -1, true)
  }

  #startDrag(event: MouseEvent) {
    const track = this.#track
    this.#movesOfPress = 0
    if (event.button !== 0 || this.#slides.length < 2 || !track || !(event.target instanceof Node) || !track.contains(event.target)) return
    this.#drag = { x: event.clientX, y: event.clientY, scrollLeft: track.scrollLeft, isSideways: false }
  }

  #moveDrag(event: MouseEvent) {
    const drag = this.#drag
    const track = this.#track
    if (!drag || !track) return
    this.#movesOfPress++
    const across = event.clientX - drag.x
    if (!drag.isSideways && Math.abs(across) <= carousel.dragRatio * Math.abs(event.clientY - drag.y)) return
    drag.isSideways = true
    track.toggleAttribute('data-dragging', true)
    track.style.scrollSnapType = 'none'
    track.scrollLeft = drag.scrollLeft - across
  }

  #endDrag(event: MouseEvent) {
    const drag = this.#drag
    this.#drag = undefined
    if (!drag?.isSideways) return
    this.#track?.removeAttribute('data-dragging')
    const across = event.clientX - drag.x
    if (Math.abs(across) < carousel.swipePx) this.#glide()
    else this.#step(across < 0 ? 1 : -1, true)
  }

  /** A click follows the slide's link unless it was the end of a drag. A click by keyboard has no `detail`. */
  #swallowClickOfDrag(event: MouseEvent) {
    if (event.detail === 0 || this.#movesOfPress <= carousel.dragMoves) return
    this.#movesOfPress = 0
    event.preventDefault()
    event.stopPropagation()
  }

  // Scrolling by the browser: touch, trackpad, the address of a slide

  /**
   * A finger that comes before the row has settled still finds a slide on both sides. At the end of the row
   * the browser would take its swipe for the one that leaves the page.
   */
  #meetFinger({ target }: TouchEvent) {
    if (this.#frame !== 0 || !(target instanceof Node) || !this.#track?.contains(target)) return
    this.#become(this.#nearest(), true)
    this.#arrange(this.#leftOf(this.#slides[this.#index]))
  }

  #settleSoon() {
    clearTimeout(this.#settleTimer)
    this.#settleTimer = window.setTimeout(() => this.#settle(), settleMs)
  }

  #settle() {
    clearTimeout(this.#settleTimer)
    // While the window changes its size, the browser moves slides that nobody has moved.
    if (this.#frame !== 0 || this.#resizeTimer !== 0 || this.#drag) return
    this.#become(this.#nearest(), true)
    if (Math.abs(this.#leftOf(this.#slides[this.#index])) < 1) this.#arrange()
  }

  #alignSoon() {
    clearTimeout(this.#resizeTimer)
    this.#resizeTimer = window.setTimeout(() => {
      this.#resizeTimer = 0
      if (this.#frame === 0) this.#arrange()
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

  #contains(target: EventTarget | null) {
    return target instanceof Node && this.contains(target)
  }

  /** How far a slide is from standing in view. */
  #leftOf(slide: HTMLElement | undefined) {
    return slide && this.#track ? slide.getBoundingClientRect().left - this.#track.getBoundingClientRect().left : 0
  }

  #nearest() {
    if (this.#slides.length < 2) return 0
    const distances = this.#slides.map((slide) => Math.abs(this.#leftOf(slide)))
    return Math.max(0, distances.indexOf(Math.min(...distances)))
  }
}

/** Scrolling has ended when nothing has moved for so long. */
const settleMs = 120

if (!customElements.get('main-teaser')) customElements.define('main-teaser', MainTeaser)
