import type { ReactNode } from 'react'
import styles from './states.module.css'

export interface EmptyStateProps {
  title: string
  text?: ReactNode
  /** A button or link that leads on. */
  action?: ReactNode
  /** A drawing from `drawings.tsx`. */
  drawing?: ReactNode
}

/** The message for an empty list or page. */
export function EmptyState({ title, text, action, drawing }: EmptyStateProps) {
  return (
    <div className={styles['state']}>
      {drawing}
      <p className={styles['title']} tabIndex={-1} data-empty>
        {title}
      </p>
      {text && <p className={styles['text']}>{text}</p>}
      {action}
    </div>
  )
}
