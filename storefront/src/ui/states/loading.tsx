import { interfaceTexts } from '../../texts/interface.ts'
import styles from './states.module.css'
import { classes } from '../classes.ts'
import spinnerStyles from './spinner.module.css'

/** A spinning ring, silent for screen readers: put it beside a text, or use `Loading`. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={classes(spinnerStyles['spinner'], className)}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden
    >
      <circle className={spinnerStyles['track']} cx="12" cy="12" r="9" />
      <path className={spinnerStyles['arc']} d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}

/** A spinner with its text, announced politely. */
export function Loading({ text = interfaceTexts.loading }: { text?: string }) {
  return (
    <p role="status" className={styles['loading']}>
      <Spinner />
      <span>{text}</span>
    </p>
  )
}
