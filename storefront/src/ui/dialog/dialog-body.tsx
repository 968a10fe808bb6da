import { type ReactNode, useRef, type RefObject, useEffect, useState } from 'react'
import styles from './dialog.module.css'

/** The content of a dialog or panel; a tab stop if it scrolls. */
export function DialogBody({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const isScrolling = useIsScrolling(box)
  return (
    <div
      ref={box}
      className={styles['body']}
      {...(isScrolling && { tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy })}
    >
      {children}
    </div>
  )
}

/** Whether an element's content overflows, so that it must be a tab stop for scrolling by keyboard. */
function useIsScrolling(element: RefObject<HTMLElement | null>): boolean {
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
