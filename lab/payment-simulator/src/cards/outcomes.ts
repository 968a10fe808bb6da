/**
 * How a simulated payment ends: the provider's status and detail, the words that choose it, and what the customer
 * reads. The names are those that the provider documents for the holders of its test cards, and some of ours.
 */
export const OUTCOMES = [
  { name: 'APRO', status: 'approved', detail: 'accredited', words: 'Aprobarlo', told: 'Se acreditó.' },
  {
    name: 'CONT',
    status: 'in_process',
    detail: 'pending_contingency',
    words: 'Dejarlo pendiente',
    told: 'Lo estamos procesando.',
  },
  {
    name: 'BANC',
    status: 'pending',
    detail: 'pending_challenge',
    words: 'Que el banco pida confirmarlo (3-D Secure)',
    told: 'Tu banco pide que lo confirmes.',
  },
  {
    name: 'DEMO',
    status: 'in_process',
    detail: 'pending_review_manual',
    words: 'Demorarlo: se aprueba en 20 segundos',
    told: 'Lo estamos revisando.',
  },
  {
    name: 'FUND',
    status: 'rejected',
    detail: 'cc_rejected_insufficient_amount',
    words: 'Rechazarlo: fondos insuficientes',
    told: 'La tarjeta no tiene fondos suficientes.',
  },
  {
    name: 'SECU',
    status: 'rejected',
    detail: 'cc_rejected_bad_filled_security_code',
    words: 'Rechazarlo: código de seguridad',
    told: 'El código de seguridad no es correcto.',
  },
  {
    name: 'EXPI',
    status: 'rejected',
    detail: 'cc_rejected_bad_filled_date',
    words: 'Rechazarlo: fecha de vencimiento',
    told: 'La fecha de vencimiento no es correcta.',
  },
  {
    name: 'FORM',
    status: 'rejected',
    detail: 'cc_rejected_bad_filled_other',
    words: 'Rechazarlo: datos de la tarjeta',
    told: 'Hay un error en los datos de la tarjeta.',
  },
  {
    name: 'CALL',
    status: 'rejected',
    detail: 'cc_rejected_call_for_authorize',
    words: 'Rechazarlo: llamar al banco',
    told: 'El banco pide que lo autorices por teléfono.',
  },
  {
    name: 'DUPL',
    status: 'rejected',
    detail: 'cc_rejected_duplicated_payment',
    words: 'Rechazarlo: pago repetido',
    told: 'Parece un pago repetido.',
  },
  {
    name: 'LOCK',
    status: 'rejected',
    detail: 'cc_rejected_card_disabled',
    words: 'Rechazarlo: tarjeta no habilitada',
    told: 'La tarjeta no está habilitada.',
  },
  {
    name: 'RISK',
    status: 'rejected',
    detail: 'cc_rejected_high_risk',
    words: 'Rechazarlo: prevención de fraude',
    told: 'No pasó los controles de prevención de fraude.',
  },
  {
    name: 'OTHE',
    status: 'rejected',
    detail: 'cc_rejected_other_reason',
    words: 'Rechazarlo sin decir por qué',
    told: 'La tarjeta lo rechazó.',
  },
] as const

export type Outcome = (typeof OUTCOMES)[number]
export type OutcomeName = Outcome['name']

export const findOutcome = (name: unknown): Outcome | null =>
  OUTCOMES.find((outcome) => outcome.name === name) ?? null

/** After this time a delayed payment is approved by itself. */
export const DELAYED_MS = 20_000
