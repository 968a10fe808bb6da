import { useId, type ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { type FieldLook, FieldError } from './field.tsx'
import styles from './field.module.css'

export interface CheckboxFieldProps
  extends Omit<FieldLook, 'labelHidden'>, Omit<ComponentProps<'input'>, 'className' | 'type'> {}

export function CheckboxField({ label, error, hint, className, id, ...input }: CheckboxFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const describedBy = classes(hint ? `${inputId}-hint` : null, error ? `${inputId}-error` : null)
  return (
    <div className={classes(styles['field'], className)}>
      <label className={styles['tick']} htmlFor={inputId}>
        <input
          {...input}
          id={inputId}
          type="checkbox"
          className={styles['checkbox']}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${inputId}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
      <FieldError id={`${inputId}-error`} error={error} />
    </div>
  )
}
