/** What of the browser's history is needed, as `window.history` and `location` have it. */
export interface BrowserHistory {
  readonly state: unknown
  readonly href: string
  push(state: object): void
  /** Gives the current entry another state and address. */
  replace(state: object, href: string): void
  back(): void
}

/** Something open over the page; without `close` it stays open whatever is asked. */
export interface Layer {
  close?: (() => void) | undefined
}

/** Marks the entry that stands for what is open over the page. */
const MARK = 'sobreLaPagina'

/**
 * A step back closes what is open over the page before it leaves the page. While anything is open, one entry of the
 * history more stands for it, with the page's own address; a step back takes that entry away and nothing else. The
 * router hears of none of this: both entries are the same place to it (`idx` is its count of places).
 */
export class LayerHistory {
  readonly #history: BrowserHistory
  readonly #layers: Layer[] = []
  /** The page below and where it has come to meanwhile: a filter's address changes while its panel is open. */
  #place: { state: object; href: string; idx: unknown } | null = null
  /** The step back that comes is our own. */
  #isDropping = false
  #hasDropped = false
  /** The page was loaded on such an entry: nothing is open, one step back is nothing. */
  #isLeftOver: boolean

  constructor(history: BrowserHistory) {
    this.#history = history
    this.#isLeftOver = this.#isOurs()
  }

  /** Something opens. Gives the function that says that it is closed; `settle` follows once the page has settled. */
  open(layer: Layer): () => void {
    this.#layers.push(layer)
    this.settle()
    return () => {
      this.#layers.splice(this.#layers.indexOf(layer), 1)
    }
  }

  /** Puts the entry where something is open, and takes it away where nothing is any more. */
  settle(): void {
    if (this.#isDropping) return
    if (this.#layers.length > 0) this.#put()
    else if (this.#place && this.#idx() === this.#place.idx) this.#drop()
    // Who has gone on to another place meanwhile leaves the entry behind; a step back passes over it.
    else this.#place = null
  }

  /** The router has gone to `href`, or changed the address of the page below. */
  moved(href: string): void {
    if (this.#place) this.#keepPlace()
    // It did so while a step of ours was on its way: the entry that had its address is gone.
    else if (this.#hasDropped && !isSame(this.#history.href, href))
      this.#history.replace(this.#unmarked(), href)
    this.#hasDropped = false
  }

  /** A step in the history has been taken. Whether it was ours, and the router is not to hear of it. */
  stepped(): boolean {
    if (this.#isDropping) {
      this.#isDropping = false
      this.#hasDropped = true
      this.#backInPlace()
      this.settle()
      return true
    }
    if (this.#layers.length === 0) return this.#passOver()
    // Somewhere else altogether: the router goes there, what is open closes with its screen.
    if (this.#place === null || this.#idx() !== this.#place.idx) return false
    this.#backInPlace()
    this.#layers.at(-1)?.close?.()
    return true
  }

  #put(): void {
    if (this.#place !== null) return
    this.#isLeftOver = false
    this.#place = { state: this.#unmarked(), href: this.#history.href, idx: this.#idx() }
    if (!this.#isOurs()) this.#history.push({ ...this.#place.state, [MARK]: true })
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

  /** On the page's own entry, which may be of before its address changed. */
  #backInPlace(): void {
    if (this.#place && this.#idx() === this.#place.idx && this.#history.href !== this.#place.href)
      this.#history.replace(this.#place.state, this.#place.href)
    this.#place = null
  }

  /** Nothing is open: an entry that was left behind is no place to stop at. */
  #passOver(): boolean {
    const isNothing = this.#isLeftOver || this.#isOurs()
    this.#isLeftOver = false
    if (isNothing) this.#history.back()
    return isNothing
  }

  #idx(): unknown {
    return (this.#history.state as { idx?: unknown } | null)?.idx
  }

  #isOurs(): boolean {
    return (this.#history.state as Record<string, unknown> | null)?.[MARK] === true
  }

  #unmarked(): object {
    const { [MARK]: _, ...state } = { ...(this.#history.state as Record<string, unknown> | null) }
    return state
  }
}

/** Browsers write some letters of an address otherwise than the router does. */
const isSame = (one: string, other: string) => decoded(one) === decoded(other)

function decoded(href: string): string {
  try {
    return decodeURI(href)
  } catch {
    return href
  }
}
