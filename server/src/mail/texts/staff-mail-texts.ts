// Texts of the back office's outbox and mail templates.

export const MAIL_FAULTS = {
  'plantilla-vacia': 'Completá este texto.',
  'asunto-una-linea': 'El asunto es de una sola línea.',
  'correo-enviandose': 'El correo se está enviando en este momento. Probá de nuevo en un rato.',
  'correo-sin-contenido': 'El contenido de este correo ya no se guarda: no se puede reenviar.',
  'correo-no-espera': 'Solo se puede abandonar un correo que ya se intentó enviar y no salió.',
} as const
export type MailFault = keyof typeof MAIL_FAULTS

/** The reason stored with a mail over the limit; staff can send it again. */
export const TOO_MANY_MAILS =
  'Demasiados correos a una dirección sin confirmar en un día, o de los formularios en una hora: no se envió.'

/** Shown instead of a mail's content that has been deleted. */
export const EMPTIED_MAIL = 'El contenido de este correo ya no se guarda.'

export function unknownFieldText(typed: string, known: readonly string[]): string {
  const names = known.map((name) => `{${name}}`).join(', ')
  return names === ''
    ? `${typed} no existe: este correo no tiene datos para completar.`
    : `${typed} no existe: los datos de este correo son ${names}.`
}

export const PREVIEW_NAME = 'Ana'
