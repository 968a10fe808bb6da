import { classes } from '../../ui/classes.ts'
import { WORDMARK_PATH } from './wordmark-path.ts'
import styles from './logo.module.css'

export interface LogoProps {
  /** For a leaf green background instead of paper. */
  onBrand?: boolean
  className?: string | undefined
}

/**
 * The wordmark: the name on a shelf, the accent of its ó drawn as a shelf label. The enclosing link or heading must
 * name it.
 */
export function Logo({ onBrand, className }: LogoProps) {
  return (
    <svg
      viewBox="0 -26 1000 256"
      width={160}
      height={41}
      className={classes(styles['logo'], onBrand && styles['onBrand'], className)}
      aria-hidden
    >
      <path d={WORDMARK_PATH} />
      <rect className={styles['shelf']} y="206" width="1000" height="20" rx="5" />
      <g transform="rotate(-20 253 19)">
        <rect className={styles['label']} x="216" y="-3" width="76" height="40" rx="6" />
        <path className={styles['print']} d="M229 11h32m-32 13h50" />
      </g>
    </svg>
  )
}
