import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Field, type FieldLook } from './field.tsx'
import styles from './field.module.css'

export interface TextFieldProps extends FieldLook, Omit<ComponentProps<'input'>, 'className'> {
  /** An element at the end inside the field, for instance a password's show button. */
  end?: ReactNode
}

/** A single-line text field with its label. Spread `register('Nombre')` of react-hook-form into it. */
export function TextField({ label, error, hint, labelHidden, className, end, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, error, hint, labelHidden, className }} id={input.id} required={input.required}>
      {(tie) => (
        <span className={styles['box']}>
          <input
            type="text"
            {...input}
            {...tie}
            className={classes(styles['input'], end ? styles['withEnd'] : null)}
          />
          {end && <span className={styles['end']}>{end}</span>}
        </span>
      )}
    </Field>
  )
}

interface TextAreaFieldProps extends FieldLook, Omit<ComponentProps<'textarea'>, 'className'> {}

/** A multi-line text field with its label. */
export function TextAreaField({ label, error, hint, labelHidden, className, ...area }: TextAreaFieldProps) {
  return (
    <Field {...{ label, error, hint, labelHidden, className }} id={area.id} required={area.required}>
      {(tie) => <textarea rows={4} {...area} {...tie} className={classes(styles['input'], styles['area'])} />}
    </Field>
  )
}
