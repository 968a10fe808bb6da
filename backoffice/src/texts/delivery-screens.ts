import { PAYMENT_TYPE_FIELDS } from '@gondola/contract/site'
import { fieldTitles, formatTyped } from '@gondola/contract/base'

// Texts of the zones and of the places where people ask for delivery.

export const ZONE_TEXTS = {
  one: 'Zona de entrega',
  many: 'Zonas de entrega',
  fields: {
    ...fieldTitles('Id Sucursal Nombre'),
    Lugares: 'Localidades y códigos postales',
    Poligono: 'Polígono',
    Costo: 'Costo del envío',
    Minimo: 'Compra mínima',
    GratisDesde: 'Envío gratis desde',
    ...fieldTitles('DiasSemana CorteDias CorteHora Activa Orden'),
  },
  off: 'Inactiva',
  drawn: 'Polígono',
  intro:
    'Una sucursal sin zonas activas entrega en todas partes. Con zonas, entrega solo en ellas. Si varias llegan a un lugar, vale la más chica: un polígono antes que una lista, la lista más corta antes que la más larga.',
  places: 'Dónde entrega',
  placesHint:
    'Uno por renglón: «Tandil 7000», «Gardey», «7003». Con polígono, la lista vale para quien no da su ubicación.',
  placeCount: (count: number) => (count === 1 ? '1 lugar' : `${count} lugares`),
  placeLong: (line: number) => `El renglón ${line} es demasiado largo.`,
  placeRange: (line: number, most: number) =>
    `El renglón ${line} no es un rango de códigos: escribilo del menor al mayor, con hasta ${most} códigos.`,
  placeUnread: (line: number) => `El renglón ${line} no se entiende: poné un lugar en cada uno.`,
  placesMany: (most: number) => `Una zona tiene hasta ${most} lugares.`,
  terms: 'Condiciones',
  termsHint: 'Lo que queda vacío es como en la sucursal.',
  freeHint: 'Desde este monto no se cobra el envío.',
  daysHint: 'Sin ninguno marcado: los de la sucursal.',
  cutoffHint: 'Sin número: el cierre de la sucursal. Sin hora: hasta que empieza cada horario.',
} as const

export const MAP_TEXTS = {
  title: 'Polígono',
  hint: 'Opcional. Tocá el plano para agregar esquinas y arrastralas para moverlas. Con el teclado: elegí una esquina con Tab; las flechas la mueven (con Mayús, de a poco), Enter agrega otra después y Supr la quita.',
  label: (corners: number) =>
    `Plano de la zona, con ${corners === 1 ? '1 esquina' : `${corners} esquinas`}. El norte está arriba.`,
  nowhere:
    'Para dibujar hace falta al menos una ubicación: cargá la latitud y la longitud de una sucursal, o pegá acá abajo las esquinas.',
  corner: (number: number, [latitude, longitude]: readonly [number, number]) =>
    `Esquina ${number}: latitud ${formatTyped(latitude, 6)}, longitud ${formatTyped(longitude, 6)}`,
  size: (corners: number, area: number) =>
    `${corners} ${corners === 1 ? 'esquina' : 'esquinas'}${corners < 3 ? '' : ` · ${formatTyped(Math.round(area * 100) / 100, 2)} km²`}`,
  none: 'Sin polígono: la zona es su lista.',
  add: 'Agregar una esquina en el centro',
  removeAll: 'Borrar el polígono',
  closer: 'Acercar',
  further: 'Alejar',
  all: 'Ver todo',
  moves: { north: 'Mover al norte', south: 'Mover al sur', west: 'Mover al oeste', east: 'Mover al este' },
  north: 'N',
  branch: 'Sucursal',
  other: 'Otra zona',
  corners: 'Esquinas',
  cornersHint:
    'Una por renglón, en orden: latitud, longitud. También podés pegar un polígono en formato GeoJSON.',
  cornersLine: (line: number) =>
    `El renglón ${line} no se entiende: escribí latitud y longitud, como «-37,3286; -59,1369».`,
  cornersMany: (most: number) => `Un polígono tiene hasta ${most} esquinas.`,
  geojson: {
    broken: 'Eso no es un GeoJSON que se pueda leer.',
    none: 'Ese GeoJSON no tiene un polígono.',
    several: 'Ese GeoJSON tiene varios polígonos: pegá uno por zona.',
    hole: 'Ese polígono tiene un hueco, y las zonas no los tienen.',
  },
} as const

export const DEMAND_TEXTS = {
  one: 'Lugar donde nos piden',
  many: 'Dónde nos piden',
  fields: {
    ...fieldTitles('Id Localidad CodigoPostal Personas Desde'),
    Ultimo: 'El último',
    Llegamos: 'Ya llegamos',
  },
  intro:
    'Personas que buscaron entrega donde ninguna zona llega y dejaron su email para que les avisen. «Ya llegamos»: desde entonces una zona llega.',
  people: 'Ver emails',
} as const

export const COVERAGE_TEXTS = {
  one: 'Aviso pedido',
  many: 'Quiénes esperan que lleguemos',
  fields: { ...fieldTitles('Id Localidad CodigoPostal Email'), Fechahora: 'Pedido el' },
  intro:
    'Usá estos emails solo para avisar que la tienda llega a su lugar, y borrá los de quienes ya avisaste.',
} as const

// Texts of the delivery and payment screens.

export const PAYMENT_TYPE_TEXTS = {
  one: 'Tipo de pago',
  many: 'Tipos de pago',
  fields: PAYMENT_TYPE_FIELDS,
  wordsHint:
    'Se leen al elegir cómo pagar, en el pedido y en su mail: a dónde transferir, cuándo llega el enlace, con cuánto se paga.',
  pickupHint: 'En lugar de las otras cuando el pedido se retira. Vacío: las mismas.',
  aliasHint: 'El cliente lo copia con un botón.',
  providerHint: 'Sus llaves se cargan en «Cobros».',
  keptWay: 'Los pedidos que ya se hicieron siguen con la forma con la que se hicieron.',
  discountMeans: {
    forma: 'Según cuándo se cobra',
    'efectivo,qr,tarjeta': 'Vale con cualquier medio',
    'qr,tarjeta': 'Vale con tarjeta o QR',
    efectivo: 'Vale sólo en efectivo',
    tarjeta: 'Vale sólo con tarjeta',
    qr: 'Vale sólo con QR',
    ninguno: 'No vale',
  },
  discountHint:
    'Para promociones por tipo de pago. Según cuándo se cobra: si es en la puerta vale con cualquier medio, si es en línea con tarjeta o QR, si es por transferencia no vale.',
  off: 'Inactivo',
} as const

export const DELIVERY_TEXTS = {
  one: 'Reglas de entrega',
  many: 'Reglas de entrega',
  fields: {
    ...fieldTitles('DiasSemana CorteDias CorteHora'),
    Monto1: 'Costo del envío a domicilio',
    Monto2: 'Compra mínima',
  },
  cutoffHint:
    'Los pedidos para un día se cierran tantos días antes, a esta hora. Sin hora: se toman hasta que empieza cada horario.',
  saved: 'Las reglas se guardaron: la tienda ya las usa.',
  zones: 'Entregar solo en algunas zonas',
} as const

export const BRANCH_RULES_TEXTS = {
  one: 'Entrega de la sucursal',
  many: 'Entrega por sucursal',
  fields: {
    ...DELIVERY_TEXTS.fields,
    Nombre: 'Sucursal',
    Propias: 'Reglas propias',
    HorariosPropios: 'Horarios propios',
  },
  follows: 'Sigue las reglas de la tienda. Al guardar cambios acá, la sucursal pasa a tener las suyas.',
  hasOwn: 'Tiene reglas propias: lo que cambies en las de la tienda no le llega.',
  zonesWin:
    'Si una zona de la sucursal tiene costo, mínimo, días o cierre propios, en esa zona valen los de la zona y no estos.',
  seeZones: 'Ver las zonas',
  leaveRules: 'Usar las de la tienda',
  leftRules: 'La sucursal usa las reglas de la tienda.',
  takeSlots: 'Usar horarios propios',
  leaveSlots: 'Usar los horarios de la tienda',
  tookSlots: 'La sucursal tiene horarios propios, copiados de los de la tienda. Cambialos en Horarios.',
  leftSlots: 'La sucursal usa los horarios de la tienda.',
} as const

export const SLOT_TEXTS = {
  one: 'Horario',
  many: 'Horarios',
  fields: fieldTitles('Id Desde Hasta Cupo Activo Orden Sucursal', { Cupo: 'Cupo (pedidos por día)' }),
  ofShop: 'Todas (las que no tienen propios)',
  firstOwn: (branch: string, common: number) =>
    `Es el primer horario propio de ${branch}. Al guardarlo, la sucursal deja de usar ${common === 1 ? 'el horario común' : `los ${common} horarios comunes`} y queda solo con los suyos.`,
  lastOwn: (branch: string, common: readonly { Desde: string; Hasta: string }[]) =>
    `Es el último horario propio de ${branch}. Si lo desactivás o lo borrás, la sucursal ${
      common.length === 0
        ? 'queda sin horarios y no toma pedidos'
        : `vuelve a usar ${common.length === 1 ? 'el horario común' : `los ${common.length} horarios comunes`} (${common.map(({ Desde, Hasta }) => `${Desde} a ${Hasta}`).join(', ')})`
    }.`,
  copyCommon: 'Copiar los horarios comunes',
  placesHint: 'Vale para todos los días desde hoy. Un día con más pedidos los conserva y no toma más.',
  timeHint: 'Por ejemplo 09:00',
  off: 'Inactivo',
} as const

export const HOLIDAY_TEXTS = {
  one: 'Día sin reparto',
  many: 'Días sin reparto',
  fields: { Fecha: 'Día', Descrip: 'Motivo' },
} as const

export const BRANCH_HOLIDAY_TEXTS = {
  one: 'Día sin reparto de una sucursal',
  many: 'Días sin reparto por sucursal',
  fields: { Sucursal: 'Sucursal', NombreSucursal: 'Sucursal', Fecha: 'Día', Descrip: 'Motivo' },
} as const

export const DAYS_TEXTS = {
  title: 'Cupos por día',
  places: 'Cupo',
  /** Of the taken places, those of customers in the checkout. */
  held: (count: number) => (count === 1 ? '(1 reservado)' : `(${count} reservados)`),
  closed: 'Cerrado',
  none: 'No hay días de reparto en las próximas dos semanas.',
  ofAll: 'Los lugares de todas tus sucursales juntas. Elegí una arriba para cambiar sus cupos.',
  save: 'Guardar el cupo',
  saved: 'El cupo se guardó.',
  placesOf: (day: string, slot: string) => `Cupo del ${day}, ${slot}`,
  changedMeanwhile:
    'Otra persona cambió este cupo mientras tanto. Mirá el número de ahora y guardá de nuevo si hace falta.',
} as const

/** Orders placed before their day or slot is removed. */
export const takenOrdersText = (count: number): string =>
  `${count === 1 ? 'Ya hay 1 pedido' : `Ya hay ${count} pedidos`} para entregar ahí: no se ${count === 1 ? 'cancela ni cambia' : 'cancelan ni cambian'} de día por esto. Avisá a quien los espera.`
