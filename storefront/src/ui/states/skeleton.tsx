import { classes } from '../classes.ts'
import styles from './skeleton.module.css'

/** The class of a list of `data-still` placeholders, which is animated instead of each. */
export const BREATHING = styles['breathing']!

/**
 * A grey placeholder while content loads: `text` a line, `title` a heavier one, `block` fills its container, `card` an
 * article's card.
 */
export function Skeleton({
  shape = 'text',
  className,
}: {
  shape?: 'text' | 'title' | 'block' | 'card'
  className?: string | undefined
}) {
  return <span aria-hidden className={classes(styles['skeleton'], styles[shape], className)} />
}

/** Placeholder for several lines of text. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <span aria-hidden className={styles['lines']}>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} />
      ))}
    </span>
  )
}

/** Placeholders for the items of a list. */
export function SkeletonPlaces({ count, className }: { count: number; className: string | undefined }) {
  return Array.from({ length: count }, (_, place) => (
    <li key={place} className={className}>
      <Skeleton shape="block" />
    </li>
  ))
}
