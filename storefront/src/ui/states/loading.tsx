import { interfaceTexts } from '../../texts/interface.ts'
import { Spinner } from './spinner.tsx'
import styles from './states.module.css'

/** A spinner with its text, announced politely. */
export function Loading({ text = interfaceTexts.loading }: { text?: string }) {
  return (
    <p role="status" className={styles['loading']}>
      <Spinner />
      <span>{text}</span>
    </p>
  )
}
