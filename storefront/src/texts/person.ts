/** Field labels for personal data (spec §2, checkout 2 and account). */
export const personTexts = {
  Nombre: 'Nombre',
  Direccion: 'Dirección',
  Telefono: 'Teléfono',
} as const
