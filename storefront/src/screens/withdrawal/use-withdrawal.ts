import { type Withdrawal, type WithdrawalDraft, checkWithdrawal } from '@gondola/contract/inboxes'
import { hasBlank } from '@gondola/contract/clients'
import { violationMessage } from '@gondola/contract/http'
import { useForm } from 'react-hook-form'
import { saveWithdrawal } from '../../api/site.ts'
import { markFields } from '../../parts/forms/mark-fields.ts'
import { tellFailure } from '../../parts/messages/tell.ts'
import { tellViolation } from '../../parts/messages/tell-rule.ts'
import { useSession } from '../../state/session/session.ts'

/** The withdrawal's form; `onMade` gets the result with its code. */
export function useWithdrawal(onMade: (made: Withdrawal) => void) {
  const client = useSession((session) => session.client)
  const form = useForm<Required<WithdrawalDraft>>({
    defaultValues: {
      Nombre: client?.Nombre ?? '',
      Email: client?.Email ?? '',
      Telefono: client?.Telefono ?? '',
      Pedido: '',
      Motivo: '',
    },
  })
  const submit = form.handleSubmit(async (typed) => {
    const violation = checkWithdrawal(typed)
    if (violation) {
      markFields(form, [fieldAtFault(typed)], violationMessage(violation).text)
      return tellViolation(violation)
    }
    try {
      onMade(await saveWithdrawal(typed))
    } catch (error) {
      tellFailure(error)
    }
  })
  return { form, submit }
}

const fieldAtFault = ({ Nombre }: WithdrawalDraft) => (hasBlank(Nombre) ? 'Nombre' : 'Email')
