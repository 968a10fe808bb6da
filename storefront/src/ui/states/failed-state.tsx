import { interfaceTexts } from '../../texts/interface.ts'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { BrokenShelfDrawing } from './broken-shelf-drawing.tsx'
import styles from './states.module.css'

export interface FailedStateProps {
  title?: string
  text?: string
  /** Called by 'Reintentar'; without it there is no button. */
  onRetry?: (() => void) | undefined
  /** The retry is in progress. */
  busy?: boolean
  /** Another action beside the retry. */
  otherwise?: ReactNode
}

/** The message for content that failed to load. */
export function FailedState({
  title = interfaceTexts.failedTitle,
  text = interfaceTexts.failedText,
  onRetry,
  busy,
  otherwise,
}: FailedStateProps) {
  return (
    <div className={styles['state']} role="alert">
      <BrokenShelfDrawing />
      <p className={styles['title']}>{title}</p>
      <p className={styles['text']}>{text}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} busy={busy}>
          {interfaceTexts.retry}
        </Button>
      )}
      {otherwise}
    </div>
  )
}
