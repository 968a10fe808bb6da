import type { StaffViolation } from '@gondola/contract/base'
import {
  isAliasValid,
  isCbuValid,
  transferFault,
  type TransferAccountDraft,
} from '@gondola/contract/payments'
import { isCuitValid } from '../../site/check-parameters.ts'

/** The first broken rule of the account that customers transfer to. */
export function checkTransferAccount(draft: TransferAccountDraft): StaffViolation | null {
  const [alias, cbu, cuit] = [draft.Alias.trim(), draft.Cbu.trim(), draft.Cuit.trim()]
  if (alias === '' && cbu === '') return transferFault('sin-cuenta', 'Alias')
  if (alias !== '' && !isAliasValid(alias)) return transferFault('alias-forma', 'Alias')
  if (cbu !== '' && !isCbuValid(cbu)) return transferFault('cbu-digito', 'Cbu')
  if (draft.Titular.trim() === '') return transferFault('titular-vacio', 'Titular')
  return isCuitValid(cuit) ? null : transferFault('cuit-digito', 'Cuit')
}
