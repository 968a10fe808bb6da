/** Why a card refused and what to do about it, by the provider's detail. */
const REJECTIONS: Readonly<Record<string, string>> = {
  cc_rejected_insufficient_amount:
    'La tarjeta no tiene fondos suficientes. Probá con otra, o con otro medio.',
  cc_rejected_bad_filled_security_code: 'El código de seguridad no es correcto. Revisalo y probá de nuevo.',
  cc_rejected_bad_filled_date: 'La fecha de vencimiento no es correcta. Revisala y probá de nuevo.',
  cc_rejected_bad_filled_card_number: 'El número de la tarjeta no es correcto. Revisalo y probá de nuevo.',
  cc_rejected_bad_filled_other: 'Hay un error en los datos de la tarjeta. Revisalos y probá de nuevo.',
  cc_rejected_call_for_authorize: 'El banco pide que autorices el pago por teléfono. Después probá de nuevo.',
  cc_rejected_card_disabled: 'La tarjeta no está habilitada. Llamá a tu banco, o probá con otra.',
  cc_rejected_duplicated_payment: 'Parece un pago repetido. Mirá tu pedido antes de probar con otra tarjeta.',
  cc_rejected_high_risk: 'El pago no pasó los controles de seguridad. Probá con otra tarjeta.',
  cc_rejected_max_attempts: 'Llegaste al límite de intentos con esta tarjeta. Probá con otra.',
}

/** `status` is in the provider's words, 'rejected / cc_rejected_insufficient_amount'; null: it gives no reason. */
export const rejectionText = (status: string): string | null =>
  REJECTIONS[status.split(' / ').at(-1) ?? ''] ?? null

/** What a payment that is not decided waits for, where its customer can do something about it, by the provider's detail. */
const AWAITED: Readonly<Record<string, string>> = {
  pending_challenge:
    'Tu banco pide que confirmes el pago: hacelo en su aplicación o con el código que te mandó. Si no lo confirmás, no se cobra y podés probar con otra tarjeta.',
  pending_waiting_payment: 'Falta que pagues el cupón que elegiste. Hasta que se acredite no lo preparamos.',
  pending_waiting_transfer:
    'Falta que hagas la transferencia que elegiste. Hasta que se acredite no lo preparamos.',
}

/** `status` is in the provider's words, 'pending / pending_challenge'; null: there is nothing to do but to wait. */
export const awaitedText = (status: string): string | null =>
  AWAITED[status.split(' / ').at(-1) ?? ''] ?? null
