import type { ComponentProps } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { classes } from '../classes.ts'
import { Field, type FieldLook } from './field.tsx'
import styles from './field.module.css'

export interface SelectFieldProps extends FieldLook, Omit<ComponentProps<'select'>, 'className'> {
  /** Label beside the select instead of above: for 'Ordenar por'. */
  inline?: boolean | undefined
}

/** A native select with its label; options are its children. */
export function SelectField({
  label,
  error,
  hint,
  labelHidden,
  className,
  inline,
  children,
  ...select
}: SelectFieldProps) {
  const look = { label, error, hint, labelHidden, className: classes(inline && styles['inline'], className) }
  return (
    <Field {...look} id={select.id} required={select.required}>
      {(tie) => (
        <span className={styles['box']}>
          <select {...select} {...tie} className={classes(styles['input'], styles['select'])}>
            {children}
          </select>
          <span className={styles['chevron']}>
            <ChevronDownIcon size={20} />
          </span>
        </span>
      )}
    </Field>
  )
}
