/** Texts about payment types. */
export const paymentTexts = {
  alias: 'Alias',
  copyAlias: 'Copiar alias',
  copied: 'Copiado',
  copyFailed: 'No pudimos copiar el alias: mantenelo apretado para copiarlo.',
} as const
