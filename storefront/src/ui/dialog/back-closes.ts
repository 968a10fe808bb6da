import { lookAtSteps } from './history-steps.ts'
import { type Layer, LayerHistory } from './layer-history.ts'

const layers = new LayerHistory({
  get state() {
    return history.state as unknown
  },
  get href() {
    return location.href
  },
  push: (state) => history.pushState(state, ''),
  replace: (state, href) => history.replaceState(state, '', href),
  back: () => history.back(),
})

/** Delayed until the closing layer is removed and its successor, or the navigation, has arrived. */
const settleSoon = () => setTimeout(() => layers.settle())

lookAtSteps(() => {
  const isOwn = layers.stepped()
  settleSoon()
  return isOwn
})

/** Registers a layer over the page that the browser's back closes. Returns the function that reports it as closed. */
export function openOverPage(layer: Layer): () => void {
  const close = layers.open(layer)
  return () => {
    close()
    settleSoon()
  }
}

/** Reports that the router has navigated or changed the current address (`href` as in a link). */
export const placeChanged = (href: string): void => layers.moved(new URL(href, location.href).href)
