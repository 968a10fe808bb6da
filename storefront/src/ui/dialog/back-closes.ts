import { type Layer, LayerHistory } from './layer-history.ts'

// Where the first screen is drawn ahead, by the server, there is no history.
const layers = new LayerHistory({
  get state() {
    return globalThis.history?.state as unknown
  },
  get href() {
    return location.href
  },
  push: (state) => history.pushState(state, ''),
  replace: (state, href) => history.replaceState(state, '', href),
  back: () => history.back(),
})

/** Once what closes has closed, and what takes its place or leads on from it has come. */
const settleSoon = () => setTimeout(() => layers.settle())

globalThis.addEventListener?.(
  'popstate',
  (event) => {
    // Before the router hears of it: this file is read before the router is made.
    if (layers.stepped()) event.stopImmediatePropagation()
    settleSoon()
  },
  { capture: true },
)

/** Something opens over the page: a step back closes it. Gives the function that says that it is closed. */
export function openOverPage(layer: Layer): () => void {
  const close = layers.open(layer)
  return () => {
    close()
    settleSoon()
  }
}

/** The router has gone to another place, or changed this one's address (`href` as of a link). */
export const placeChanged = (href: string): void => layers.moved(new URL(href, location.href).href)
