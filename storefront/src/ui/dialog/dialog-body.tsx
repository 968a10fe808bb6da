import { type ReactNode, useRef } from 'react'
import styles from './dialog.module.css'
import { useIsScrolling } from './use-is-scrolling.ts'

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
