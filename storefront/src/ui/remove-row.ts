import { flushSync } from 'react-dom'

/**
 * Removes a row by its own control, which goes with it. The focus goes to the same control (`data-removes`) of the row
 * that takes its place, or of the last one; if no row is left, to the words that say so (`data-empty`), or to the page's
 * heading.
 */
export function removeRow(control: HTMLElement, remove: () => void): void {
  const rooms = roomsOf(control)
  const list = control.closest('table, ul')
  const place = controlsIn(list).indexOf(control)
  flushSync(remove)
  const left = list?.isConnected ? controlsIn(list) : []
  const next = left[place] ?? left.at(-1)
  const other = rooms
    .filter(({ isConnected }) => isConnected)
    .map((room) => room.querySelector<HTMLElement>('[data-removes], [data-empty]'))
    .find((found) => found !== null)
  ;(next ?? other ?? document.querySelector('h1'))?.focus()
}

const controlsIn = (room: Element | null): HTMLElement[] => [
  ...(room?.querySelectorAll<HTMLElement>('[data-removes]') ?? []),
]

/** Everything around an element, from near to far. */
function roomsOf({ parentElement: room }: Element): Element[] {
  return room === null ? [] : [room, ...roomsOf(room)]
}
