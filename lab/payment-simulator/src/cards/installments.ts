import { toCentavos } from '../account/payment.ts'
import { ApiError } from '../api/api-error.ts'
import { pesos } from '../pages/html.ts'
import { INSTALLMENTS, listMethods, methodOfNumber } from './payment-methods.ts'

/** `GET /v1/payment_methods/search?bins=…`: the means of a card by its first digits. */
export function searchMethods(query: URLSearchParams): object {
  const method = methodOfNumber(query.get('bins'))
  const results = listMethods().filter(({ id }) => id === method)
  return { paging: { total: results.length, limit: 30, offset: 0 }, results }
}

/** `GET /v1/payment_methods/installments?bin=…&amount=…`: in how many parts a card may pay, and what each costs. */
export function listInstallments(query: URLSearchParams): object[] {
  const centavos = toCentavos(Number(query.get('amount') ?? Number.NaN))
  if (centavos === null || centavos === 0) throw new ApiError(400, 'bad_request', 'invalid amount')
  const method = methodOfNumber(query.get('bin'))
  const found = listMethods().find(({ id }) => id === method)
  if (found === undefined) return []
  const numbers = found.payment_type_id === 'credit_card' ? INSTALLMENTS : ([1] as const)
  return [
    {
      payment_method_id: found.id,
      payment_type_id: found.payment_type_id,
      processing_mode: 'aggregator',
      payer_costs: numbers.map((installments) => ({
        installments,
        installment_rate: 0,
        discount_rate: 0,
        labels: ['CFT_0,00%|TEA_0,00%'],
        min_allowed_amount: 1,
        max_allowed_amount: 100_000_000,
        recommended_message: message(installments, centavos),
        installment_amount: Math.round(centavos / installments) / 100,
        total_amount: centavos / 100,
        payment_method_option_id: '',
      })),
    },
  ]
}

const message = (installments: number, centavos: number): string =>
  installments === 1
    ? `1 cuota de ${pesos(centavos)} (${pesos(centavos)})`
    : `${installments} cuotas de ${pesos(Math.round(centavos / installments))} (${pesos(centavos)})`
