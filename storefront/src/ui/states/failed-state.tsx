import { interfaceTexts } from '../../texts/interface.ts'
import { lazy, Suspense, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Button } from '../button/button.tsx'
import styles from './states.module.css'

// a failure is no time to fail for a drawing
const Drawing = lazy(async () => {
  const drawings = await import('./drawings.tsx').catch(() => null)
  return { default: drawings?.BrokenShelfDrawing ?? (() => null) }
})

/** The drawing of a failure, which no first load waits for. */
export const BrokenShelf = () => (
  <Suspense>
    <Drawing />
  </Suspense>
)

export interface FailedStateProps {
  title?: string
  text?: string
  /** Called by 'Reintentar'; without it there is no button. */
  onRetry?: (() => void) | undefined
  /** The retry is in progress. */
  busy?: boolean
  /** Another action beside the retry. */
  otherwise?: ReactNode
  /** For a narrow part beside others: no drawing, smaller title. */
  compact?: boolean | undefined
}

/** The message for content that failed to load. */
export function FailedState({
  title = interfaceTexts.failedTitle,
  text = interfaceTexts.failedText,
  onRetry,
  busy,
  otherwise,
  compact,
}: FailedStateProps) {
  return (
    <div className={classes(styles['state'], compact && styles['compact'])} role="alert">
      {!compact && <BrokenShelf />}
      <p className={styles['title']}>{title}</p>
      <p className={styles['text']}>{text}</p>
      {onRetry && (
        <Button variant="secondary" size={compact ? 's' : 'm'} onClick={onRetry} busy={busy}>
          {interfaceTexts.retry}
        </Button>
      )}
      {otherwise}
    </div>
  )
}
