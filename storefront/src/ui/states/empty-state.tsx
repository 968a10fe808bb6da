import type { ReactNode } from 'react'
import styles from './states.module.css'

export interface EmptyStateProps {
  title: string
  text?: ReactNode
  /** A button or link: the way out of emptiness. */
  action?: ReactNode
  /** A drawing from `drawings.tsx`. */
  drawing?: ReactNode
}

/** What is shown where there is nothing to show. */
export function EmptyState({ title, text, action, drawing }: EmptyStateProps) {
  return (
    <div className={styles['state']}>
      {drawing}
      <p className={styles['title']}>{title}</p>
      {text && <p className={styles['text']}>{text}</p>}
      {action}
    </div>
  )
}
