import { OUTCOMES } from '../cards/outcomes.ts'
import { INSTALLMENTS, PAYMENT_METHODS, type PaymentMethod } from '../cards/payment-methods.ts'
import { html, pesos, type Markup } from './html.ts'

const KIND_NAMES: Readonly<Record<PaymentMethod['type'], string>> = {
  credit_card: 'crédito de prueba',
  debit_card: 'de prueba',
  account_money: 'de prueba',
}

/** The means of payment, as buttons by their names: no card number is asked for. */
export const meansField = (methods: readonly PaymentMethod[] = PAYMENT_METHODS): Markup =>
  html`<fieldset>
    <legend>Medio de pago</legend>
    ${methods.map(
      ({ id, name, type }, index) =>
        html`<label class="choice">
          <input type="radio" name="medio" value="${id}" ${index === 0 ? html`checked` : ''} />
          <span>${name} (${KIND_NAMES[type]})</span>
        </label>`,
    )}
  </fieldset>`

/** Instalments without interest, for credit cards; other means pay at once. */
export const installmentsField = (centavos: number, hint: string): Markup =>
  html`<label class="above" for="cuotas">Cuotas</label>
    <select id="cuotas" name="cuotas" aria-describedby="cuotas-nota">
      ${INSTALLMENTS.map(
        (number) =>
          html`<option value="${number}">
            ${number === 1 ? '1 pago' : `${number} cuotas`} de ${pesos(Math.round(centavos / number))}
          </option>`,
      )}
    </select>
    <p class="hint" id="cuotas-nota">${hint}</p>`

/** How the simulated payment ends. */
export const outcomeField = (): Markup =>
  html`<label class="above" for="resultado">Qué tiene que pasar</label>
    <select id="resultado" name="resultado">
      ${OUTCOMES.map(({ name, words }) => html`<option value="${name}">${words}</option>`)}
    </select>
    <p class="hint">Lo elegís vos, porque es una prueba.</p>`
