import { WarningIcon } from '../icons/icons.tsx'
import styles from './field.module.css'

/** A validation message. Put its `id` into the input's `aria-describedby`. */
export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  if (!error) return null
  return (
    <p id={id} className={styles['error']}>
      <WarningIcon size={16} />
      <span>{error}</span>
    </p>
  )
}
