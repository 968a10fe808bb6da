/** Texts of paying by transfer. */
export const transferTexts = {
  amount: 'Importe exacto',
  alias: 'Alias',
  cbu: 'CBU o CVU',
  reference: 'Referencia',
  referenceHint: 'Escribila en el concepto o la referencia de la transferencia: así la encontramos.',
  holder: 'Titular',
  cuit: 'CUIT',
  bank: 'Banco',
  copy: (name: string) => `Copiar ${name === 'CBU o CVU' ? 'CBU' : name.toLowerCase()}`,
  copied: 'Copiado',
  copyFailed: 'No pudimos copiarlo: mantenelo apretado para copiarlo.',
  codeOfAlias:
    'Este QR tiene solo el alias, para pasarlo a tu celular. No es un QR de pago: el importe y la referencia los escribís vos.',
  codeOfCbu:
    'Este QR tiene solo el CBU, para pasarlo a tu celular. No es un QR de pago: el importe y la referencia los escribís vos.',
  then: (day: string, time: string) =>
    `Cuando veamos la transferencia en la cuenta te lo mostramos acá. La esperamos hasta el ${day} a las ${time}.`,
  noAccount: 'Todavía no podemos mostrarte la cuenta para transferir. Escribinos y te la pasamos.',
} as const
