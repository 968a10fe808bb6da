/** Texts of the loyalty card request (spec §2, super-card). */
export const cardTexts = {
  title: 'Pedí tu SuperCard',
  intro: 'Sumá puntos en cada compra. Completá tus datos y te avisamos cuando tu tarjeta esté lista.',
  Nombre: 'Nombre',
  Apellido: 'Apellido',
  Direccion: 'Dirección',
  Email: 'Email',
  Telefono: 'Teléfono',
  Tipodoc: 'Tipo de documento',
  Nrodoc: 'Número de documento',
  choose: 'Seleccionar',
  submit: 'Enviar',
  benefits: [
    'Puntos en cada compra, en la tienda y en las sucursales',
    'Promociones solo para socios',
    'Sin costo de emisión ni de renovación',
  ],
} as const
