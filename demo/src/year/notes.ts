/** What customers write to the shop with their orders. */
export const COMMENTS = [
  'Tocar timbre, por favor.',
  'Si no hay nadie, dejar con el encargado.',
  'Las bananas que no estén muy maduras.',
  'Pago con billetes de $ 20.000, traer cambio.',
  'El timbre no anda: avisar por teléfono al llegar.',
  'Portón verde, al lado de la panadería.',
  'Si falta la leche, cualquier otra marca.',
  'La carne, por favor, en dos paquetes.',
  'Dejar en la entrada, hay un perro pero es bueno.',
  'Por favor que los tomates estén firmes.',
  'Es un regalo para mi mamá: ella lo recibe.',
  'Después de las 18:30 hay alguien seguro.',
] as const

/** Why the shop cancelled. */
export const CANCELLATIONS = [
  'No pudimos comunicarnos para coordinar la entrega.',
  'No se acreditó la transferencia.',
  'La dirección queda fuera de la zona de reparto.',
  'No había nadie en el domicilio en dos visitas.',
] as const

/** Why points were taken off. */
export const REDEMPTION = 'canje por vale de compra'

/** What was searched for and not found: things that the shop does not sell. */
export const EMPTY_SEARCHES = [
  'garrafa',
  'kombucha',
  'cargador usb',
  'tempeh',
  'zapatillas',
  'auriculares',
  'pileta de lona',
  'toner',
  'mochila escolar',
  'matafuego',
] as const

/** Staff of the example year: they sign its history, and nobody knows their passwords. */
export const YEAR_STAFF = [
  { user_name: 'lucia.prepara', full_name: 'Lucía Sosa (ejemplo)', branch: 0 },
  { user_name: 'matias.prepara', full_name: 'Matías Vera (ejemplo)', branch: 0 },
  { user_name: 'carla.prepara', full_name: 'Carla Juárez (ejemplo)', branch: 1 },
  { user_name: 'hernan.prepara', full_name: 'Hernán Ríos (ejemplo)', branch: 1 },
  { user_name: 'sofia.prepara', full_name: 'Sofía Peralta (ejemplo)', branch: 2 },
] as const
