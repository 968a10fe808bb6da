import { useId, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { FieldError } from './field-error.tsx'
import styles from './field.module.css'

/** What every field has besides its input. */
export interface FieldLook {
  label: string
  /** The message of a failed check: shown beneath, tied to the input, announced. */
  error?: string | null | undefined
  /** A lasting help beneath the input. */
  hint?: ReactNode
  /** The label is read aloud only. */
  labelHidden?: boolean | undefined
  className?: string | undefined
}

interface FieldProps extends FieldLook {
  id?: string | undefined
  required?: boolean | undefined
  children: (tie: FieldTie) => ReactNode
}

/** What ties an input to its label, hint and error. */
export interface FieldTie {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label, input, hint and error in one column; the input is drawn by `children` with the ties it is given. */
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
