import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Field, type FieldLook } from './field.tsx'
import styles from './field.module.css'

export interface TextAreaFieldProps extends FieldLook, Omit<ComponentProps<'textarea'>, 'className'> {}

/** A multi-line text field with its label. */
export function TextAreaField({ label, error, hint, labelHidden, className, ...area }: TextAreaFieldProps) {
  return (
    <Field {...{ label, error, hint, labelHidden, className }} id={area.id} required={area.required}>
      {(tie) => <textarea rows={4} {...area} {...tie} className={classes(styles['input'], styles['area'])} />}
    </Field>
  )
}
