import { pickUpWords } from '@gondola/contract/branches'
import type { DeliveryForm } from '@gondola/contract/delivery'
import { checkoutTexts } from '../../texts/checkout.ts'

/** A delivery form in words; pickup names the branch where several take orders. */
export function formWords(form: DeliveryForm, branch: string | undefined): string {
  return form === 'RS' && branch !== undefined ? pickUpWords(branch) : checkoutTexts.forms[form]
}
