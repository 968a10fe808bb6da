/** The part of the browser's history that is needed, as in `window.history` and `location`. */
export interface BrowserHistory {
  readonly state: unknown
  readonly href: string
  push(state: object): void
  /** Replaces the state and URL of the current entry. */
  replace(state: object, href: string): void
  back(): void
}

/** Key of an identity of our own, for an entry that the router has not numbered: its address was typed. */
const PLACE = 'lugarDeLaPagina'

/** Something open over the page. Without `close`, going back does not close it. */
export interface Layer {
  close?: (() => void) | undefined
}

/** Key in the history state that marks the extra entry. */
const MARK = 'sobreLaPagina'

/**
 * Makes the browser's back close the layers over the page before it leaves the page. While a layer is open, the history
 * has one extra entry with the page's own URL; going back removes only that entry. The router does not notice: both
 * entries have the same `idx`, the router's position counter, or the same identity of ours.
 */
export class LayerHistory {
  readonly #history: BrowserHistory
  readonly #layers: Layer[] = []
  /** The page below the layers, with its current URL: a filter changes the URL while its panel is open. */
  #place: { state: object; href: string; idx: unknown } | null = null
  /** The next popstate is caused by our own `back()`. */
  #isDropping = false
  #hasDropped = false
  /** The page was loaded on an extra entry: nothing is open, and the next step back must be skipped. */
  #isLeftOver: boolean

  constructor(history: BrowserHistory) {
    this.#history = history
    this.#isLeftOver = this.#isOurs()
  }

  /** Adds a layer. Returns the function that removes it; call `settle` afterwards, once the page has settled. */
  open(layer: Layer): () => void {
    this.#layers.push(layer)
    this.settle()
    return () => {
      this.#layers.splice(this.#layers.indexOf(layer), 1)
    }
  }

  /** Adds the extra entry if a layer is open, and removes it if none is. */
  settle(): void {
    if (this.#isDropping) return
    if (this.#layers.length > 0) this.#put()
    else if (this.#place && this.#idx() === this.#place.idx) this.#drop()
    // After navigation the extra entry remains in the history; going back skips it.
    else this.#place = null
  }

  /** Reports that the router has navigated to `href`, or changed the URL of the page below. */
  moved(href: string): void {
    this.#keepIdentity()
    if (this.#place) this.#keepPlace()
    // The router changed the URL while a step back was pending, so the entry with the new URL is gone: set it again.
    else if (this.#hasDropped && !isSame(this.#history.href, href))
      this.#history.replace(this.#unmarked(), href)
    this.#hasDropped = false
  }

  /** Handles a popstate. Returns whether the step was ours, so that the router must not get it. */
  stepped(): boolean {
    if (this.#isDropping) {
      this.#isDropping = false
      this.#backInPlace()
      this.settle()
      return true
    }
    if (this.#layers.length === 0) return this.#passOver()
    // Navigation to another place: the router follows it, and the layers close with their screen.
    if (this.#place === null || this.#idx() !== this.#place.idx) return false
    this.#backInPlace()
    this.#layers.at(-1)?.close?.()
    return true
  }

  #put(): void {
    if (this.#place !== null) return
    this.#isLeftOver = false
    if (this.#idx() === undefined && !this.#isOurs())
      this.#history.replace({ ...this.#unmarked(), [PLACE]: Date.now() }, this.#history.href)
    this.#place = { state: this.#unmarked(), href: this.#history.href, idx: this.#idx() }
    if (!this.#isOurs()) this.#history.push({ ...this.#place.state, [MARK]: true })
  }

  /** The router replaced our entry's state, and with it the identity of an entry that it had not numbered. */
  #keepIdentity(): void {
    const state = this.#history.state as { key?: string } | null
    // a typed address has no state of the router's
    if (this.#place === null || state?.key === undefined || this.#idx() !== undefined) return
    this.#history.replace({ ...state, [PLACE]: this.#place.idx, [MARK]: true }, this.#history.href)
  }

  #drop(): void {
    this.#keepPlace()
    this.#isDropping = true
    this.#history.back()
  }

  #keepPlace(): void {
    if (!this.#place || this.#idx() !== this.#place.idx) return
    this.#place = { ...this.#place, state: this.#unmarked(), href: this.#history.href }
  }

  /** Back on the page's own entry, whose URL may be outdated: restores the current one. */
  #backInPlace(): void {
    if (this.#place && this.#idx() === this.#place.idx && this.#history.href !== this.#place.href)
      this.#history.replace(this.#place.state, this.#place.href)
    this.#place = null
    this.#hasDropped = true
  }

  /** No layer is open: skips an extra entry that was left behind. */
  #passOver(): boolean {
    const isNothing = this.#isLeftOver || this.#isOurs()
    this.#isLeftOver = false
    if (isNothing) this.#history.back()
    return isNothing
  }

  /** The router's number of an entry, or ours. */
  #idx(): unknown {
    const { idx, [PLACE]: own } = { ...(this.#history.state as Record<string, unknown> | null) }
    return idx ?? own
  }

  #isOurs(): boolean {
    return (this.#history.state as Record<string, unknown> | null)?.[MARK] === true
  }

  #unmarked(): object {
    const { [MARK]: _, ...state } = { ...(this.#history.state as Record<string, unknown> | null) }
    return state
  }
}

/** Browsers percent-encode URLs differently from the router. */
const isSame = (one: string, other: string) => decoded(one) === decoded(other)

function decoded(href: string): string {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}
