import { type ReactNode, useEffect, useRef } from 'react'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import styles from './done-card.module.css'

/** Replaces a form after it was sent. Takes the focus, so that it is in view and read aloud. */
export function DoneCard({ title, children }: { title: string; children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.focus(), [])
  return (
    <div ref={card} role="status" tabIndex={-1} className={styles['card']}>
      <span className={styles['sign']}>
        <CheckIcon size={32} />
      </span>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
