/** Fields of `VentanasAlcohol`, of the shop or of a branch. */
export const ALCOHOL_WINDOW_FIELDS = {
  'VentanasAlcohol.Desde': 'Desde (mes-día)',
  'VentanasAlcohol.Hasta': 'Hasta (mes-día)',
  'VentanasAlcohol.HoraDesde': 'De',
  'VentanasAlcohol.HoraHasta': 'A',
} as const
