import { type RefObject, useEffect, useState } from 'react'

/** Whether an element's content overflows, so that it must be a tab stop for scrolling by keyboard. */
export function useIsScrolling(element: RefObject<HTMLElement | null>): boolean {
  const [isScrolling, setScrolling] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const look = () => setScrolling(box.scrollHeight > box.clientHeight)
    const observer = new ResizeObserver(look)
    observer.observe(box)
    for (const child of box.children) observer.observe(child)
    return () => observer.disconnect()
  })
  return isScrolling
}
