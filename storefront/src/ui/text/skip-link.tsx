import styles from './text.module.css'

interface SkipLinkProps {
  label: string
  /** Finds the element to focus; an href cannot point there, because the URL's hash is the route. */
  findTarget: () => HTMLElement | null
}

/** A link among the page's first tab stops that skips the content before its target. */
export function SkipLink({ label, findTarget }: SkipLinkProps) {
  return (
    <button type="button" className={styles['skip']} onClick={() => findTarget()?.focus()}>
      {label}
    </button>
  )
}
