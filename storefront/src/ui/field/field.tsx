import { useId, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { WarningIcon } from '../icons/icons.tsx'
import styles from './field.module.css'

/** Props of every field, apart from its input's. */
export interface FieldLook {
  label: string
  /** The validation message: shown below the input, linked to it, announced. */
  error?: string | null | undefined
  /** Permanent help below the input. */
  hint?: ReactNode
  /** The label is for screen readers only. */
  labelHidden?: boolean | undefined
  className?: string | undefined
}

interface FieldProps extends FieldLook {
  id?: string | undefined
  required?: boolean | undefined
  children: (tie: FieldTie) => ReactNode
}

/** Attributes that link an input to its label, hint and error. */
export interface FieldTie {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, input, hint and error in one column; `children` renders the input with the attributes it gets. */
export function Field({ label, error, hint, labelHidden, className, id, required, children }: FieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const describedBy = classes(hint ? `${inputId}-hint` : null, error ? `${inputId}-error` : null)
  return (
    <div className={classes(styles['field'], className)}>
      <label
        htmlFor={inputId}
        className={
          labelHidden ? styles['labelHidden'] : classes(styles['label'], required && styles['required'])
        }
      >
        {label}
      </label>
      {children({
        id: inputId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${inputId}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      <FieldError id={`${inputId}-error`} error={error} />
    </div>
  )
}

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
