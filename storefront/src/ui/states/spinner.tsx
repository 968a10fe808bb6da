import { classes } from '../classes.ts'
import styles from './spinner.module.css'

/** A spinning ring, silent for screen readers: put it beside a text, or use `Loading`. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={classes(styles['spinner'], className)}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden
    >
      <circle className={styles['track']} cx="12" cy="12" r="9" />
      <path className={styles['arc']} d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}
