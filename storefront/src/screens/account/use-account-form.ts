import {
  type Client,
  type AccountEdit,
  checkAccountEdit,
  findTakenUser,
  updateClient,
  hasBlank,
} from '@gondola/contract/clients'
import { type AccountAnchor, normalisedEmail, type ViolationCode } from '@gondola/contract/base'
import { ACCOUNT_SAVED, accountTexts } from '../../texts/account.ts'
import { violationMessage } from '@gondola/contract/http'
import { useForm, useWatch } from 'react-hook-form'
import { send } from '../../api/client.ts'
import { Refused } from '../../api/errors.ts'
import { markFields } from '../../parts/forms/mark-fields.ts'
import { useDraft } from '../../parts/forms/use-draft.ts'
import { tellFailure, tellSuccess } from '../../parts/messages/tell.ts'
import { tellRefusedRule } from '../../parts/messages/tell-rule.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { setClient } from '../../state/session/session.ts'

/** Changing the email address requires the password: a link sent to the address gives access to the account. */
type TypedAccount = AccountEdit & { Pass: string }

/**
 * A form over the account's data (spec §5, account edit): checks the rules in order, then saves. `isMoving`: the email
 * address differs from the saved one.
 */
export function useAccountForm(tab: AccountAnchor) {
  const customer = useCustomer()
  const form = useForm<TypedAccount>({ values: { ...editOf(customer), Pass: '' } })
  useDraft(form, `${tab} ${customer.Id}`, { ...editOf(customer) })
  const Email = useWatch({ control: form.control, name: 'Email' })

  const submit = form.handleSubmit(async ({ Pass, ...typed }) => {
    const mark = (code: string, message: string) =>
      markFields(form, accountFieldsAtFault(code, typed), message)
    try {
      const violation = await checkAccountEdit(typed, () => isTakenBySomebodyElse(typed, customer), customer)
      if (violation) {
        const isBlank = violation.code === 'cuenta-campos-vacios'
        mark(violation.code, violationMessage(isBlank ? { code: 'campos-vacios' } : violation).text)
        return
      }
      const shown = isOtherEmail(typed, customer) ? { Pass } : {}
      setClient(await send(updateClient, { body: { Id: customer.Id, ...typed, ...shown } }))
      tellSuccess(ACCOUNT_SAVED)
    } catch (error) {
      if (!(error instanceof Refused && error.problem.status === 422)) {
        return tellFailure(error, accountTexts.saveFailed)
      }
      if (!mark(error.problem.code, error.problem.detail)) tellRefusedRule(error)
    }
  })
  return { form, submit, isMoving: isOtherEmail({ Email }, customer) }
}

function editOf({ Usuario, Email, Telefono, Direccion, Nombre }: Client): AccountEdit {
  return { Usuario, Email, Telefono, Direccion, Nombre }
}

const isOtherEmail = ({ Email }: Pick<AccountEdit, 'Email'>, customer: Client) =>
  normalisedEmail(Email) !== normalisedEmail(customer.Email)

/** Whether another client has the user name; the customer's own counts as free. */
async function isTakenBySomebodyElse({ Usuario }: AccountEdit, customer: Client): Promise<boolean> {
  if (Usuario.toLowerCase() === customer.Usuario.toLowerCase()) return false
  return (await send(findTakenUser, { params: { Usuario } })) !== null
}

const FIELDS: Partial<Record<ViolationCode, keyof AccountEdit | 'Pass'>> = {
  'cuenta-usuario-vacio': 'Usuario',
  'cuenta-usuario-corto': 'Usuario',
  'cuenta-usuario-espacios': 'Usuario',
  'cuenta-usuario-en-uso': 'Usuario',
  'cuenta-usuario-signos': 'Usuario',
  'cuenta-usuario-letras': 'Usuario',
  'contrasena-actual': 'Pass',
  'cuenta-email-invalido': 'Email',
  'email-registrado': 'Email',
  'telefono-invalido': 'Telefono',
}

/** The fields that a violated rule concerns; empty if the code is not one of the account's rules. */
export function accountFieldsAtFault(code: string, typed: AccountEdit): (keyof AccountEdit | 'Pass')[] {
  if (code === 'cuenta-campos-vacios') {
    return (['Telefono', 'Direccion', 'Nombre'] as const).filter((field) => hasBlank(typed[field]))
  }
  const field = FIELDS[code as ViolationCode]
  return field ? [field] : []
}
