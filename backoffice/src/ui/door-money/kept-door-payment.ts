import { DoorPaymentDraft } from '@gondola/contract/payments'
import { fits } from '../../api/fits.ts'
import { Kept } from '../../api/kept.ts'

const isDraft = fits(DoorPaymentDraft)

/** A payment at the door that was sent and not answered: sent again with its key, it is recorded once. */
export const keptDoorPayment = (Id: number): Kept<DoorPaymentDraft> =>
  new Kept(`cobro-${Id}`, (value): value is DoorPaymentDraft => isDraft(value))
