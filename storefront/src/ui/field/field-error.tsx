import { WarningIcon } from '../icons/icons.tsx'
import styles from './field.module.css'

/** The message of a failed check. Name its `id` in the input's `aria-describedby`. */
export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  if (!error) return null
  return (
    <p id={id} className={styles['error']}>
      <WarningIcon size={16} />
      <span>{error}</span>
    </p>
  )
}
