import { classes } from '../../ui/classes.ts'
import styles from './logo.module.css'

/** 'Gondola' in Bricolage Grotesque 800, as outlines, so that the logo needs no font. */
const WORDMARK_PATH =
  'M73 194q-20 0-37-10-16-9-25-28-10-18-10-46 0-21 6-37 5-17 16-28 11-11 26-17 16-6 36-6 16 0 28 3 13 4 22 10 10 7 15 16 5 9 5 20l-38 12q0-10-5-16-4-6-12-10-7-3-16-3-13 0-22 6-9 6-14 18-4 12-4 30 0 13 2 23 3 11 8 17 5 7 13 10 8 4 18 4 11 0 18-3 8-4 12-10 5-7 5-18h-29v-28h69v32v55h-27l-1-41h-5q-4 14-11 24-7 10-17 15-11 6-26 6zm172 0q-20 0-35-8-16-8-24-23-9-16-9-39 0-23 9-39 8-15 24-23 15-7 35-7 20 0 36 7 15 8 24 23 9 16 9 39 0 24-9 39-9 16-25 23-15 8-35 8zm1-30q9 0 15-4 6-4 9-12 3-9 3-21 0-14-3-23-3-9-10-14-6-5-16-5-8 0-15 4-6 5-9 13-3 9-3 21 0 21 8 31 8 10 21 10zm88 26v-79v-53h32l1 39h5q3-14 9-24 6-9 15-14 10-4 22-4 23 0 35 16 13 16 13 52v67h-41v-63q0-20-6-30-6-9-17-9-10 0-16 6-6 5-9 15-3 9-3 21v60zm205 4q-16 0-29-9-12-8-19-24-7-15-7-37 0-20 6-36 6-15 18-24 12-9 29-9 13 0 21 5 9 4 15 13 6 9 9 23h6q-1-9-3-16-1-8-2-15-1-6-1-11v-44h40v116v64h-33v-39h-6q-2 15-8 24-6 10-15 14-9 5-21 5zm15-33q8 0 13-3 5-4 9-9 3-5 4-11 2-6 2-11v-6q0-4-1-9-2-5-4-9-2-5-6-8-3-4-8-6-5-2-10-2-8 0-14 5-6 4-9 12-3 9-3 20 0 11 3 19 3 9 9 13 7 5 15 5zm157 33q-20 0-36-8-15-8-24-23-9-16-9-39 0-23 9-39 9-15 24-23 16-7 36-7 20 0 35 7 16 8 25 23 8 16 8 39 0 24-9 39-9 16-24 23-16 8-35 8zm1-30q9 0 15-4 6-4 9-12 3-9 3-21 0-14-3-23-4-9-10-14-6-5-16-5-9 0-15 4-6 5-9 13-3 9-3 21 0 21 7 31 8 10 22 10zm87 26v-180h40v180zm99 4q-11 0-20-5-8-4-13-13-5-8-5-20 0-11 4-19 5-7 13-11 9-5 20-8 12-2 27-5 7-1 12-2 5-1 8-4 2-2 2-7 0-6-4-11-5-4-15-4-7 0-13 2-5 3-9 8-4 4-6 11l-36-10q4-11 9-19 6-7 15-13 8-5 18-7 11-2 23-2 20 0 33 6 12 6 18 20 7 13 7 34v20q0 9 0 18 0 10 1 19 1 9 2 18h-36q-1-6-2-14-1-8-1-16h-5q-4 9-10 17-7 8-16 12-10 5-21 5zm18-29q4 0 9-2 5-1 9-4 4-3 8-7 3-4 5-9l-1-20l6 1q-5 3-11 5-5 2-11 3-6 1-12 2-5 1-10 3-4 1-7 4-2 3-2 9 0 7 5 11 4 4 12 4z'

export interface LogoProps {
  /** For a leaf green background instead of paper. */
  onBrand?: boolean
  /** Only its first two letters, for a line with little room. */
  isShort?: boolean
  className?: string | undefined
}

/**
 * The wordmark: the name on a shelf, the accent of its ó drawn as a shelf label. The enclosing link or heading must
 * name it.
 */
export function Logo({ onBrand, isShort, className }: LogoProps) {
  return (
    <svg
      viewBox={isShort ? '0 -26 318 256' : '0 -26 1000 256'}
      width={isShort ? 40 : 160}
      height={isShort ? 32 : 41}
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
