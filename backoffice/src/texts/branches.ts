// Texts of branches and price lists in the panel.

export const BRANCH_TEXTS = {
  one: 'Sucursal',
  many: 'Sucursales',
  fields: {
    Id: 'N.º',
    Nombre: 'Nombre',
    Codigo: 'Código de la cadena',
    Direccion: 'Dirección',
    Localidad: 'Localidad',
    CodigoPostal: 'Código postal',
    Provincia: 'Provincia',
    Latitud: 'Latitud',
    Longitud: 'Longitud',
    Telefono: 'Teléfono',
    Horarios: 'Horarios',
    Retiro: 'Se puede retirar ahí',
    Lista: 'Lista de precios',
    Activa: 'Toma pedidos',
    Visible: 'Se muestra en la página de contacto',
    Predeterminada: 'Predeterminada',
    ClaveImportacion: 'Clave en las importaciones',
    Orden: 'Orden',
  },
  place: 'Dónde está',
  hours: 'Horarios',
  sale: 'Venta',
  imports: 'Importaciones',
  positionHint: 'Con coma decimal, como las da un mapa: −37,3217 y −59,1332. Vacías: sin posición.',
  listHint: 'Vacía: los precios base.',
  activeHint: 'Sin marcar, la sucursal está cerrada para pedidos nuevos; los que ya tiene siguen su curso.',
  defaultHint: 'La de quien todavía no dijo dónde vive. Hay una sola: al marcarla, la otra deja de serlo.',
  keyHint: 'En archivos SEPA, comercio-bandera-sucursal: 10-1-23.',
  orderHint: 'Los números menores van primero.',
  basePrices: 'Precios base',
  closed: 'No toma pedidos',
} as const

export const BRANCH_HOURS_TEXTS = {
  hint: 'La medianoche se escribe 00:00.',
  closed: 'Cerrado',
  open: 'Abrir',
  add: 'Otro tramo',
  copy: 'A todos los días',
  incomplete: 'Completá las dos horas de cada tramo, o quitalo.',
  from: (day: string) => `${day}, desde`,
  to: (day: string) => `${day}, hasta`,
  remove: (day: string) => `Quitar el tramo del ${day.toLowerCase()}`,
  addTo: (day: string) => `Agregar un horario el ${day.toLowerCase()}`,
  copyOf: (day: string) => `Copiar los horarios del ${day.toLowerCase()} a todos los días`,
} as const

/** Fields of records that are for all branches or for some. */
export const FOR_BRANCHES_TEXTS = {
  label: 'Sucursales',
  hint: 'Ninguna: todas.',
  filter: 'Sucursal',
} as const
