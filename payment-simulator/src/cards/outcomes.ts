/**
 * How a simulated payment ends, with the status detail of the provider and what the customer reads. The names are those
 * that the provider documents for the holders of its test cards; the last three have none.
 */
export const OUTCOMES = [
  { name: 'APRO', status: 'approved', detail: 'accredited', words: 'Aprobar el pago' },
  {
    name: 'CONT',
    status: 'in_process',
    detail: 'pending_contingency',
    words: 'Dejarlo pendiente, en revisión',
  },
  {
    name: 'DEMO',
    status: 'in_process',
    detail: 'pending_review_manual',
    words: 'Demorarlo: pendiente, y aprobado en 20 segundos',
  },
  {
    name: 'FUND',
    status: 'rejected',
    detail: 'cc_rejected_insufficient_amount',
    words: 'Rechazarlo: la tarjeta no tiene fondos suficientes',
  },
  {
    name: 'SECU',
    status: 'rejected',
    detail: 'cc_rejected_bad_filled_security_code',
    words: 'Rechazarlo: código de seguridad incorrecto',
  },
  {
    name: 'EXPI',
    status: 'rejected',
    detail: 'cc_rejected_bad_filled_date',
    words: 'Rechazarlo: fecha de vencimiento incorrecta',
  },
  {
    name: 'FORM',
    status: 'rejected',
    detail: 'cc_rejected_bad_filled_other',
    words: 'Rechazarlo: hay un error en los datos de la tarjeta',
  },
  {
    name: 'CALL',
    status: 'rejected',
    detail: 'cc_rejected_call_for_authorize',
    words: 'Rechazarlo: el banco pide autorización por teléfono',
  },
  {
    name: 'DUPL',
    status: 'rejected',
    detail: 'cc_rejected_duplicated_payment',
    words: 'Rechazarlo: parece un pago repetido',
  },
  {
    name: 'LOCK',
    status: 'rejected',
    detail: 'cc_rejected_card_disabled',
    words: 'Rechazarlo: la tarjeta no está habilitada',
  },
  {
    name: 'RISK',
    status: 'rejected',
    detail: 'cc_rejected_high_risk',
    words: 'Rechazarlo por prevención de fraude',
  },
  {
    name: 'OTHE',
    status: 'rejected',
    detail: 'cc_rejected_other_reason',
    words: 'Rechazarlo sin decir por qué',
  },
] as const

export type Outcome = (typeof OUTCOMES)[number]
export type OutcomeName = Outcome['name']

export const findOutcome = (name: unknown): Outcome | null =>
  OUTCOMES.find((outcome) => outcome.name === name) ?? null

/** After this time a delayed payment is approved by itself. */
export const DELAYED_MS = 20_000
