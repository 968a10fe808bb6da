import { flushSync } from 'react-dom'

/**
 * Removes a row by its own control, which goes with it. The focus goes to the row that takes its place, or to the last
 * one: to what that asks (`data-accepts`), or to the same control (`data-removes`); if no row is left, to the words that say so (`data-empty`), or to the page's
 * heading.
 */
export function removeRow(control: HTMLElement, remove: () => void): void {
  const rooms = roomsOf(control)
  const list = control.closest('table, ul')
  const place = controlsIn(list).indexOf(control)
  flushSync(remove)
  const left = list?.isConnected ? controlsIn(list) : []
  const same = left[place] ?? left.at(-1)
  const next = same?.closest('li, tr')?.querySelector<HTMLElement>('[data-accepts]') ?? same
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
