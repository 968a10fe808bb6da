import { classes } from '../../ui/classes.ts'
import { WORDMARK_PATH } from './wordmark-path.ts'
import styles from './logo.module.css'

export interface LogoProps {
  /** On leaf green instead of on paper. */
  onBrand?: boolean
  className?: string | undefined
}

/** The wordmark: the name stands on a shelf, and the accent of its ó is a shelf label. Its link or heading names it. */
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
