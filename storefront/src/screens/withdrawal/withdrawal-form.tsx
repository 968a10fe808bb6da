import type { Withdrawal, WithdrawalDraft } from '@gondola/contract/inboxes'
import { withdrawalTexts } from '../../texts/withdrawal.ts'
import formStyles from '../../parts/forms/form.module.css'
import { PersonalDataNotice } from '../../parts/forms/personal-data-notice.tsx'
import { Button } from '../../ui/button/button.tsx'
import { classes } from '../../ui/classes.ts'
import { TextAreaField } from '../../ui/field/text-area-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useWithdrawal } from './use-withdrawal.ts'

/** Name, email or telephone, and optionally the order's number and a reason. */
export function WithdrawalForm({ onMade }: { onMade: (made: Withdrawal) => void }) {
  const { form, submit } = useWithdrawal(onMade)
  const { errors, isSubmitting } = form.formState
  const field = (name: keyof WithdrawalDraft) => ({
    label: withdrawalTexts[name],
    error: errors[name]?.message,
    ...form.register(name),
  })
  return (
    <form className={classes(formStyles['form'], formStyles['card'])} noValidate onSubmit={submit}>
      <TextField {...field('Nombre')} required autoComplete="name" />
      <p className={formStyles['intro']}>{withdrawalTexts.reach}</p>
      <div className={formStyles['columns']}>
        <TextField {...field('Email')} type="email" autoComplete="email" />
        <TextField {...field('Telefono')} type="tel" autoComplete="tel" />
      </div>
      <TextField {...field('Pedido')} hint={withdrawalTexts.optional} inputMode="numeric" />
      <TextAreaField {...field('Motivo')} hint={withdrawalTexts.optional} maxLength={2000} />
      <PersonalDataNotice />
      <div className={formStyles['submit']}>
        <Button type="submit" busy={isSubmitting}>
          {withdrawalTexts.submit}
        </Button>
      </div>
    </form>
  )
}
