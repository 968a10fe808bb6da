// Stands in the page's head, before everything else, and starts the shop. Where the address is the home page's, the first
// screen that came with the page is shown at once and the shop's code is fetched once that has been painted with its
// picture; any other address has only the code to wait for.
// This file stands alone: the build strips its types and puts MODULES in front of it.

/** The shop's modules, each after those that it imports. */
declare const MODULES: readonly string[]

/** No address behind '#', or the home page's. */
const HOME = /^#?\/?(?:inicio\/?)?$/
/** How long the shop's code waits for the first picture: on a slow line they would share what there is. */
const PAINT_MAX_MS = 1500
/** How long a picture that has come takes to be on the screen at most. */
const PAINTED_MAX_MS = 250
/** Nothing is painted in a tab that nobody looks at: the shop starts all the same. */
const HIDDEN_MAX_MS = 300
/** As `FROM_DESKTOP` of the layout. */
const DESKTOP = '(min-width: 940px)'

let isStarted = false

function start(): void {
  if (isStarted) return
  isStarted = true
  for (const src of MODULES) {
    const script = document.createElement('script')
    // in this order, each in a turn of its own
    Object.assign(script, { type: 'module', crossOrigin: '', async: false, src })
    document.head.append(script)
  }
}

function showFirstScreen(): void {
  const drawn = document.getElementById(matchMedia(DESKTOP).matches ? 'en-escritorio' : 'en-telefono')
  if (!(drawn instanceof HTMLTemplateElement)) return start()
  const picture = drawn.content.querySelector<HTMLImageElement>('img[fetchpriority]')
  document.getElementById('app')?.append(drawn.content)
  if (picture) startOncePainted(picture)
  else requestAnimationFrame(() => requestAnimationFrame(start))
  setTimeout(start, document.hidden ? HIDDEN_MAX_MS : PAINT_MAX_MS)
}

/** Only the browser knows when a picture is on the screen, and it tells of what is largest there. */
function startOncePainted(picture: HTMLImageElement): void {
  const soon = () => setTimeout(start, PAINTED_MAX_MS)
  // one that does not come holds up nothing for good
  picture.decode().then(soon, start)
  const watch = new PerformanceObserver((list) => {
    const isPainted = list.getEntries().some((entry) => 'element' in entry && entry.element === picture)
    if (isPainted) start()
  })
  watch.observe({ type: 'largest-contentful-paint', buffered: true })
}

if (HOME.test(location.hash)) {
  // The first picture is fetched beside the styles, not after them.
  document.getElementById('portada')?.setAttribute('rel', 'preload')
  addEventListener('DOMContentLoaded', showFirstScreen)
} else start()
