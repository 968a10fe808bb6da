// The outbox, the mails' texts.

export const MAIL_FAULTS = {
  'plantilla-vacia': 'Completá este texto.',
  'asunto-una-linea': 'El asunto es de una sola línea.',
  'correo-enviandose': 'El correo se está enviando en este momento. Probá de nuevo en un rato.',
  'correo-no-espera': 'Solo se puede abandonar un correo que espera ser enviado.',
} as const
export type MailFault = keyof typeof MAIL_FAULTS

export function unknownFieldText(typed: string, known: readonly string[]): string {
  const names = known.map((name) => `{${name}}`).join(', ')
  return names === ''
    ? `${typed} no existe: este correo no tiene datos para completar.`
    : `${typed} no existe: los datos de este correo son ${names}.`
}

/** The greeting's name in previews. */
export const PREVIEW_NAME = 'Ana'
