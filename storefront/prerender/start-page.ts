// Runs in the page's head before everything else and starts the app. At the home page's address it first shows the
// server-rendered first screen and loads the app's code once that is painted with its picture; at any other address it
// loads the code at once.
// This file has no imports: the build strips its types and prepends MODULES.

/** The app's modules, each after its imports. */
declare const MODULES: readonly string[]

/** An empty hash, or the home page's. */
const HOME = /^#?\/?(?:inicio\/?)?$/
/** How long the app's code waits for the first picture: on a slow line the two would share the bandwidth. */
const PAINT_MAX_MS = 1500
/** The longest time between a picture's decoding and its painting. */
const PAINTED_MAX_MS = 250
/** A hidden tab paints nothing, so the app starts without waiting for a paint. */
const HIDDEN_MAX_MS = 300
/** Pauses before a page whose code did not load is loaded again; after the last the customer decides. */
const RELOAD_PAUSES_MS = [1000, 4000, 15_000]
/** Earlier reloads were of another failure. */
const RELOADS_LAST_MS = 600_000
/** In session storage: when the page was loaded again. */
const RELOADS = 'recargas'

/** The contract's. */
const SEARCH_MIN_LETTERS = 3
/** The same as the layout's `FROM_DESKTOP`. */
const DESKTOP = '(min-width: 940px)'

let isStarted = false
/** In the drawn screen. */
let focused: Element | null = null
let pressed: HTMLElement | null = null

function start(): void {
  if (isStarted) return
  isStarted = true
  for (const src of MODULES) {
    const script = document.createElement('script')
    // executed in this order, each in its own task
    Object.assign(script, { type: 'module', crossOrigin: '', async: false, src })
    script.addEventListener('error', loadAgain)
    document.head.append(script)
  }
}

let isLost = false

/**
 * Without its code, as when a phone changes networks, the page would stay as it was drawn and answer nothing. Not every
 * browser fetches a failed module again, so the whole page is loaded again.
 */
function loadAgain(): void {
  if (isLost) return
  isLost = true
  const pause = RELOAD_PAUSES_MS[recentReloads().length]
  if (pause === undefined) return sayLost()
  setTimeout(() => {
    if (navigator.onLine) reload()
    else addEventListener('online', reload, { once: true })
  }, pause)
}

/** Without storage nothing would end the reloads: as if all had been made. */
function recentReloads(): readonly number[] {
  try {
    const times: unknown = JSON.parse(sessionStorage.getItem(RELOADS) ?? '[]')
    sessionStorage.setItem(RELOADS, JSON.stringify(times))
    return Array.isArray(times) ? times.filter((time) => time > Date.now() - RELOADS_LAST_MS) : []
  } catch {
    return RELOAD_PAUSES_MS
  }
}

function reload(): void {
  sessionStorage.setItem(RELOADS, JSON.stringify([...recentReloads(), Date.now()]))
  location.reload()
}

function sayLost(): void {
  const said = document.createElement('p')
  const again = document.createElement('button')
  again.textContent = 'Probar de nuevo'
  again.addEventListener('click', () => location.reload())
  said.setAttribute('role', 'alert')
  said.append('No pudimos cargar la tienda. Revisá tu conexión. ', again)
  said.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:9999;margin:0;padding:16px;background:#fff;color:#1d2521;text-align:center'
  again.style.cssText = 'min-height:44px;padding:8px 16px;font:inherit;font-weight:700;color:inherit'
  ;(document.body ?? document.documentElement).append(said)
  addEventListener('online', () => location.reload(), { once: true })
}

function showFirstScreen(): void {
  const drawn = document.getElementById(matchMedia(DESKTOP).matches ? 'en-escritorio' : 'en-telefono')
  if (!(drawn instanceof HTMLTemplateElement)) return start()
  const picture = drawn.content.querySelector<HTMLImageElement>('img[fetchpriority]')
  writeStored(drawn.content)
  drawn.content.querySelector('[role=search] form')?.addEventListener('submit', searchFirst)
  const app = document.getElementById('app')!
  app.append(drawn.content)
  handOver(app)
  if (picture) startOncePainted(picture)
  else requestAnimationFrame(() => requestAnimationFrame(start))
  setTimeout(start, document.hidden ? HIDDEN_MAX_MS : PAINT_MAX_MS)
}

/**
 * A search sent before the app has taken over is the screen that it starts with; the browser itself would load the home
 * page anew, without the words.
 */
function searchFirst(event: Event): void {
  event.preventDefault()
  const box = (event.currentTarget as HTMLFormElement).querySelector<HTMLInputElement>('[type=search]')
  const text = box?.value.trim() ?? ''
  if ([...text.replaceAll(/\s/g, '')].length < SEARCH_MIN_LETTERS) return
  box?.blur()
  location.hash = `#/busqueda?texto=${encodeURIComponent(text)}`
  leaveDrawn()
  start()
}

/** The app starts with another screen than the drawn one: as after each navigation, its heading gets the focus. */
function leaveDrawn(): void {
  focused = pressed = null
  // not the router's of a visit's first entry
  history.replaceState({ ...(history.state as object | null), key: 'seguido' }, '')
}

/**
 * The server draws for a new visitor. What this browser stores shows from the first frame: the larger place of a customer
 * who has ordered, and the header's place.
 */
function writeStored(drawn: DocumentFragment): void {
  try {
    if (localStorage.getItem('usuario') && localStorage.getItem('habituales') !== 'false')
      drawn.querySelector('[data-own]')?.setAttribute('data-own', 'cliente')
    const place = drawn.querySelector('[data-place]')
    const words: unknown = JSON.parse(localStorage.getItem('lugarEscrito') ?? 'null')
    if (place && typeof words === 'string') place.textContent = words
  } catch {
    // Storage is blocked, or holds something else: the page starts as for a new visitor.
  }
}

/** Once the app has drawn its own screen, hands it the focus, what was typed, before the next key, and the last press. */
function handOver(app: HTMLElement): void {
  const drawn = new AbortController()
  const note = ({ target }: FocusEvent) => void (focused = target as Element)
  const press = ({ target }: Event) => {
    pressed = (target as Element).closest('button[type=button]')
    if (pressed) start()
  }
  app.addEventListener('focusin', note, drawn)
  app.addEventListener('click', press, drawn)
  addEventListener('hashchange', leaveDrawn, drawn)
  new MutationObserver((_, observer) => {
    observer.disconnect()
    drawn.abort()
    if (focused && document.activeElement === document.body) focusSame(focused)
    const name = pressed && nameOf(pressed)
    ;[...app.querySelectorAll('button')].find((button) => nameOf(button) === name)?.click()
  }).observe(app, { childList: true })
}

/** What a button is called, without its count. */
const nameOf = ({ ariaLabel, textContent, title }: HTMLElement) =>
  (ariaLabel || title || textContent).split(',')[0]

/** The same has the same id, or is a link to the same address. */
function focusSame(gone: Element): void {
  const href = gone.getAttribute('href')
  const same = document.querySelector<HTMLElement>(
    gone.id ? `#${gone.id}` : href ? `#app a[href="${href}"]` : '#app button',
  )
  same?.focus()
  if (!(gone instanceof HTMLInputElement && same instanceof HTMLInputElement) || gone.value === '') return
  // past React, which then hears of it as of a key
  same.setRangeText(gone.value, 0, same.value.length, 'end')
  same.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Only the browser knows when a picture is painted, and it reports that for the largest one. */
function startOncePainted(picture: HTMLImageElement): void {
  const soon = () => setTimeout(start, PAINTED_MAX_MS)
  // a picture that fails to load must not block the start
  picture.decode().then(soon, start)
  const watch = new PerformanceObserver((list) => {
    const isPainted = list.getEntries().some((entry) => 'element' in entry && entry.element === picture)
    if (isPainted) start()
  })
  watch.observe({ type: 'largest-contentful-paint', buffered: true })
}

if (HOME.test(location.hash)) {
  // Fetches the first picture in parallel with the styles.
  document.getElementById('portada')?.setAttribute('rel', 'preload')
  addEventListener('DOMContentLoaded', showFirstScreen)
} else start()
