import styles from './bar-reach.module.css'

/**
 * For a bar that stays at the window's bottom while the page scrolls beneath it. What is just going under the bar counts
 * as covered by it, not as a target of a few pixels: tools that measure targets look at boxes, and this one reaches the
 * smallest target's height above the bar. It is cut to the bar itself, so nothing of it is drawn or takes a tap there.
 */
export function BarReach() {
  return <span aria-hidden className={styles['reach']} />
}
