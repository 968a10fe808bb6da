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

/** Once what closes has closed, and what takes its place or leads on from it has come. */
const settleSoon = () => setTimeout(() => layers.settle())

lookAtSteps(() => {
  const isOwn = layers.stepped()
  settleSoon()
  return isOwn
})

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
