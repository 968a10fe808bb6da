import styles from './text.module.css'

interface SkipLinkProps {
  label: string
  /** Finds the element to focus; an href cannot point there, because the URL's hash is the route. */
  findTarget: () => HTMLElement | null | undefined
}

/** In sight only while it has the focus: skips the tab stops before its target. */
export function SkipLink({ label, findTarget }: SkipLinkProps) {
  return (
    <button type="button" className={styles['skip']} onClick={() => findTarget()?.focus()}>
      {label}
    </button>
  )
}
