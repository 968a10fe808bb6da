import { useEffect } from 'react'
import { useDialogStack } from '../ui/dialog/dialog-stack.ts'
import { isContentComing } from '../ui/late.tsx'

const FOCUSABLE =
  'h1[tabindex], h2[tabindex], h3[tabindex], a[href], button, input, select, textarea, summary, [tabindex="0"]'

/**
 * Whoever works by keyboard, or by a screen reader's clicks, never loses the focus: if the focused element goes or is
 * disabled, and nothing else takes the focus, it goes to the first stop of the nearest part that is still there, else to
 * the screen's heading. A finger or mouse needs none.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** The element that had the focus last, and what it is in. */
    let path: Element[] = []
    let frame = 0
    const inFrame = (then: () => void) => (frame = requestAnimationFrame(then))
    const observer = new MutationObserver(() => {
      // Not asked before a frame is laid out, which asking would do once more. A disabled element keeps the focus until
      // the next one.
      cancelAnimationFrame(frame)
      inFrame(() => inFrame(() => isLost(path) && refocus(path)))
    })
    const begin = () =>
      observer.observe(document.body, {
        childList: true,
        subtree: true,
        attributeFilter: ['disabled', 'hidden', 'inert'],
      })
    const listening = new AbortController()
    const options = { signal: listening.signal, capture: true }
    document.addEventListener('keydown', begin, options)
    document.addEventListener('click', ({ detail }) => detail === 0 && begin(), options)
    document.addEventListener('pointerdown', () => observer.disconnect(), options)
    document.addEventListener('focusin', (event) => (path = event.composedPath().filter(isElement)), options)
    return () => {
      listening.abort()
      observer.disconnect()
    }
  }, [])
}

const isElement = (target: EventTarget): target is Element => target instanceof Element

/** Whether nothing is focused because what was cannot be any more; a field may also have been left on purpose. */
function isLost([last]: Element[]): boolean {
  const { activeElement, body } = document
  if (last === undefined || (activeElement !== null && activeElement !== body)) return false
  // it changes the page when it is there, and then this is asked again
  if (isContentComing()) return false
  return !isStop(last)
}

const isStop = (element: Element) =>
  element.isConnected && element.matches(':not(:disabled)') && element.checkVisibility()

function refocus(path: Element[]): void {
  const dialog = useDialogStack.getState().open.at(-1)
  const isPart = (element: Element) =>
    element.isConnected && !element.matches('main, body, html') && dialog?.contains(element) !== false
  for (const part of [...path.slice(1).filter(isPart), ...(dialog ? [dialog] : [])]) {
    const stop = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isStop)
    if (stop) return stop.focus()
  }
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
