import type { Account } from '../account/account.ts'
import type { ReadRequest } from '../api/read-request.ts'
import { makeToken } from '../cards/card-tokens.ts'
import { findMethod, INSTALLMENTS, PAYMENT_METHODS } from '../cards/payment-methods.ts'
import { formOf, type PageAnswer } from './answer-page.ts'
import { installmentsField, meansField, outcomeField } from './choice-fields.ts'
import { html, pesos } from './html.ts'
import { page, pageHeaders } from './layout.ts'

export const CARD_PATH = '/checkout/tarjeta'

const CENTAVOS_MAX = 1e12

/**
 * The page of the secure card fields: `GET ?importe=CENTAVOS&vuelta=ADDRESS&titulo=…`. It makes a token of the card that
 * is chosen and hands it to the shop's address by a form (`token`, `payment_method_id`, `installments`), as the shop's
 * own page does with the provider's fields.
 */
export function answerCardPage(account: Account, request: ReadRequest): PageAnswer {
  const { query } = request
  const back = query.get('vuelta') ?? ''
  const centavos = Number(query.get('importe'))
  const protocol = URL.parse(back)?.protocol
  const isAsked = Number.isSafeInteger(centavos) && centavos > 0 && centavos < CENTAVOS_MAX
  if (!isAsked || (protocol !== 'http:' && protocol !== 'https:'))
    return {
      status: 400,
      headers: pageHeaders([]),
      text: page('Falta el importe o la vuelta', html`<p>Volvé a la tienda y probá otra vez.</p>`),
    }
  const headers = pageHeaders([back])
  if (request.method === 'POST') return { status: 200, headers, text: handOver(account, request, back) }
  const content = html`<p>${query.get('titulo') ?? ''}</p>
    <p class="amount">${pesos(centavos)}</p>
    <p class="note">Se reserva este importe en la tarjeta; se cobra lo exacto cuando el pedido está listo.</p>
    <form method="post">
      ${meansField(PAYMENT_METHODS.filter(({ type }) => type === 'credit_card'))}
      ${installmentsField(centavos, 'Sin interés, porque es una prueba.')} ${outcomeField()}
      <button>Reservar ${pesos(centavos)}</button>
    </form>
    <a class="button" href="${back}">Volver a la tienda sin reservar</a>`
  return { status: 200, headers, text: page('Reservar con tarjeta', content) }
}

/** The token as a form to the shop: in an address it would be in logs. */
function handOver(account: Account, request: ReadRequest, back: string): string {
  const form = formOf(request)
  const method = findMethod(form.get('medio')) ?? PAYMENT_METHODS[0]
  const installments = INSTALLMENTS.find((number) => String(number) === form.get('cuotas')) ?? 1
  const token = makeToken(account, {
    payment_method_id: method.id,
    cardholder: { name: form.get('resultado') },
  }) as { id: string }
  return page(
    'La tarjeta está lista',
    html`<p>${method.name}, ${installments === 1 ? '1 pago' : `${installments} cuotas`}.</p>
      <form method="post" action="${back}">
        <input type="hidden" name="token" value="${token.id}" />
        <input type="hidden" name="payment_method_id" value="${method.id}" />
        <input type="hidden" name="installments" value="${installments}" />
        <button>Confirmar en la tienda</button>
      </form>`,
  )
}
