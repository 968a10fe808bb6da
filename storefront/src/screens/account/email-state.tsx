import { emailStateTexts as texts } from '../../texts/account.ts'
import { useMutation } from '@tanstack/react-query'
import { resendConfirmation } from '../../api/clients.ts'
import formStyles from '../../parts/forms/form.module.css'
import { tellFailure } from '../../parts/messages/tell.ts'
import { useCustomer } from '../../state/customer.ts'
import { Button } from '../../ui/button/button.tsx'
import { classes } from '../../ui/classes.ts'
import { showToast } from '../../ui/notices/toasts.ts'

/**
 * Whether the email address is confirmed, and why to confirm it. Unconfirmed: a button that sends the link again. If
 * another account confirmed the address: that this account has none.
 */
export function EmailState() {
  const { Email, EmailConfirmado } = useCustomer()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: resendConfirmation,
    onSuccess: () => showToast({ kind: 'success', title: texts.sent }),
    onError: (error) => tellFailure(error),
  })
  if (EmailConfirmado)
    return <p className={classes(formStyles['notice'], formStyles['found'])}>{texts.confirmed}</p>
  if (Email === '') return <p className={formStyles['notice']}>{texts.lost}</p>
  return (
    <div className={formStyles['notice']}>
      <p>{texts.unconfirmed}</p>
      <Button variant="quiet" busy={isPending} disabled={isSuccess} onClick={() => mutate()}>
        {isSuccess ? texts.sent : texts.send}
      </Button>
    </div>
  )
}
