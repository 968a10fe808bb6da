/** Texts of the QR code beside an account to transfer to. */
export const transferCodeTexts = {
  alias:
    'Este QR tiene solo el alias, para pasarlo a tu celular. No es un QR de pago: el importe y la referencia los escribís vos.',
  cbu: 'Este QR tiene solo el CBU, para pasarlo a tu celular. No es un QR de pago: el importe y la referencia los escribís vos.',
} as const
