import type { FormEventHandler, ReactNode } from 'react'
import type { FieldErrors, FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/button/button.tsx'
import { classes } from '../../ui/classes.ts'
import styles from './form.module.css'
import { PersonalDataNotice } from './personal-data-notice.tsx'

interface FormCardProps {
  /** The words of the button that sends. */
  send: string
  busy: boolean
  onSubmit: FormEventHandler
  /** It collects personal data, and says what for. */
  isPersonal?: boolean
  /** Beside the button that sends. */
  other?: ReactNode
  children: ReactNode
}

export const FormCard = ({ send, busy, onSubmit, isPersonal, other, children }: FormCardProps) => (
  <form className={classes(styles['form'], styles['card'])} noValidate onSubmit={onSubmit}>
    {children}
    {isPersonal && <PersonalDataNotice />}
    <div className={styles['submit']}>
      <Button type="submit" busy={busy}>
        {send}
      </Button>
      {other}
    </div>
  </form>
)

/** A form's fields by name, each with its fault and its registration. */
export const fieldsOf = <T extends FieldValues>({ formState, register }: UseFormReturn<T>) => {
  const errors: FieldErrors = formState.errors
  return (name: Path<T>, options?: RegisterOptions<T, Path<T>>) => ({
    error: errors[name]?.message as string | undefined,
    ...register(name, options),
  })
}
