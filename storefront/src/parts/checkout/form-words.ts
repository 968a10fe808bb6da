import { pickUpWords } from '@gondola/contract/branches'
import type { DeliveryForm } from '@gondola/contract/delivery'
import { checkoutTexts } from '../../texts/checkout.ts'
import { sellingBranches } from '../../state/place/change-place.ts'

/** A delivery form in words; pickup names the branch where several take orders. */
export function formWords(form: DeliveryForm, branch: string | undefined): string {
  return form === 'RS' && branch !== undefined ? pickUpWords(branch) : checkoutTexts.forms[form]
}

/**
 * The delivery forms of an order from a branch, beside 'Seleccionar'. Where several take orders (else undefined), pickup
 * names the branch, if it can be picked up there.
 */
export function formChoices(branch: number | undefined): [code: string, words: string][] {
  const forms: [code: string, words: string][] = Object.entries(checkoutTexts.forms)
  if (branch === undefined) return forms
  const place = sellingBranches().find(({ Id }) => Id === branch)
  return forms.flatMap(([code, words]) => {
    if (code !== 'RS') return [[code, words]]
    return place?.Retiro ? [[code, pickUpWords(place.Nombre)]] : []
  })
}
