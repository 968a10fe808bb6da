import { formatTyped } from '@gondola/contract/base'

// Texts of the zones and of the places where people ask for delivery.

export const ZONE_TEXTS = {
  one: 'Zona de entrega',
  many: 'Zonas de entrega',
  fields: {
    Id: 'N.º',
    Sucursal: 'Sucursal',
    Nombre: 'Nombre',
    Lugares: 'Localidades y códigos postales',
    Poligono: 'Polígono',
    Costo: 'Costo del envío',
    Minimo: 'Compra mínima',
    GratisDesde: 'Envío gratis desde',
    DiasSemana: 'Días de reparto',
    CorteDias: 'Cierre: días antes',
    CorteHora: 'Cierre: hora',
    Activa: 'Activa',
    Orden: 'Orden',
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
    Id: 'N.º',
    Localidad: 'Localidad',
    CodigoPostal: 'Código postal',
    Personas: 'Personas',
    Desde: 'Desde',
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
  fields: {
    Id: 'N.º',
    Localidad: 'Localidad',
    CodigoPostal: 'Código postal',
    Email: 'Email',
    Fechahora: 'Pedido el',
  },
  intro:
    'Usá estos emails solo para avisar que la tienda llega a su lugar, y borrá los de quienes ya avisaste.',
} as const
