import type { PaymentType } from '@gondola/contract/delivery'
import { TRANSFER_MINUTES } from '@gondola/contract/payments'
import type { SiteParameters } from '@gondola/contract/site'

/** How long an order that is paid first may stay unpaid. */
export const minutesToPay = (
  { Transferencia }: Pick<PaymentType, 'Transferencia'>,
  { MinutosParaPagar }: Pick<SiteParameters, 'MinutosParaPagar'>,
): number => (Transferencia ? TRANSFER_MINUTES : MinutosParaPagar)
