import type { Client } from '@gondola/contract/entities/client.ts'
import { type AccountEdit, checkAccountEdit } from '@gondola/contract/rules/account-edit.ts'
import { ACCOUNT_SAVED, ACCOUNT_SAVE_FAILED } from '@gondola/contract/texts/notices.ts'
import { violationMessage } from '@gondola/contract/texts/violations.ts'
import { useForm } from 'react-hook-form'
import { isUserTaken, updateClient } from '../../api/clients.ts'
import { Refused } from '../../api/errors.ts'
import { markFields } from '../../parts/forms/mark-fields.ts'
import { tellFailure, tellSuccess } from '../../parts/messages/tell.ts'
import { tellRefusedRule, tellViolation } from '../../parts/messages/tell-rule.ts'
import { useCustomer } from '../../state/customer.ts'
import { setClient } from '../../state/session.ts'
import { accountFieldsAtFault } from './account-fields.ts'

/** A form over the account's data (spec §5, account edit): the rules in order, then saving. */
export function useAccountForm() {
  const customer = useCustomer()
  const form = useForm<AccountEdit>({ values: editOf(customer) })

  const submit = form.handleSubmit(async (typed) => {
    const mark = (code: string, message: string) =>
      markFields(form, accountFieldsAtFault(code, typed), message)
    try {
      const violation = await checkAccountEdit(typed, () => isTakenBySomebodyElse(typed, customer))
      if (violation) {
        mark(violation.code, violationMessage(violation).text)
        return tellViolation(violation)
      }
      setClient(await updateClient({ Id: customer.Id, ...typed }))
      tellSuccess(ACCOUNT_SAVED)
    } catch (error) {
      if (!(error instanceof Refused && error.problem.status === 422)) {
        return tellFailure(error, ACCOUNT_SAVE_FAILED)
      }
      mark(error.problem.code, error.problem.detail)
      tellRefusedRule(error)
    }
  })
  return { form, submit }
}

function editOf({ Usuario, Email, Telefono, Direccion, Nombre }: Client): AccountEdit {
  return { Usuario, Email, Telefono, Direccion, Nombre }
}

/** The own name is free to its owner. */
async function isTakenBySomebodyElse({ Usuario }: AccountEdit, customer: Client): Promise<boolean> {
  if (Usuario.toLowerCase() === customer.Usuario.toLowerCase()) return false
  return isUserTaken(Usuario)
}
