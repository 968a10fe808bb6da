import styles from './text.module.css'

interface SkipLinkProps {
  label: string
  /** What takes the focus: the address's hash is the route, so that a link cannot lead there. */
  findTarget: () => HTMLElement | null
}

/** One of the first stops of the Tab key: jumps over the header. */
export function SkipLink({ label, findTarget }: SkipLinkProps) {
  return (
    <button type="button" className={styles['skip']} onClick={() => findTarget()?.focus()}>
      {label}
    </button>
  )
}
