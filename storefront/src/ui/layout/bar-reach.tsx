import styles from './bar-reach.module.css'

/**
 * Extends the box of a sticky bottom bar upwards by the height of the smallest target. Tools that measure target sizes
 * compare boxes: an element that scrolls under the bar then counts as covered instead of as a target of a few pixels.
 * The extension is clipped to the bar, so it is neither visible nor pressable.
 */
export function BarReach() {
  return <span aria-hidden className={styles['reach']} />
}
