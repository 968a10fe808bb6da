import type { DeliveryForm, GridSlot, CostParameters } from '@gondola/contract/delivery'
import { capital, formatPesos, ownTexts, say, weekdayName } from '@gondola/contract/base'

// No label here holds the words of the selects beside the grid: whoever looks for these finds them.

/** Texts of the grid of slots, the held place and the usual delivery. */
export const slotTexts = ownTexts({
  question: { ED: '¿Cuándo te lo llevamos?', RS: '¿Cuándo lo retirás?' } satisfies Record<
    DeliveryForm,
    string
  >,
  dates: 'Fechas',
  fromList: 'O elegilo de la lista:',
  usual: 'el de siempre',
  first: 'el primero libre',
  own: 'el de tu pedido',
  full: 'completo',
  closed: 'cerrado',
  noAlcohol: 'sin alcohol',
  /** `Tu carrito tiene bebidas con alcohol: se entregan de 10:00 a 21:00; desde el martes 1, se entregan de 10:00 a 23:00.` */
  alcohol: (told: readonly { Fecha: string; when: string }[], Pedido: number | null) => {
    const when = told.map(({ Fecha, when: words }, at) =>
      at === 0 ? words : say`desde el ${dayWords(Fecha)}, ${words}`,
    )
    return say`${Pedido === null ? say`Tu carrito` : say`Tu pedido ${Pedido}`} tiene bebidas con alcohol: ${when.join('; ')}.`
  },
  last: 'últimos lugares',
  /** `pedí hasta hoy 18:00`, `pedí hasta mañana 9:00`, `pedí hasta lun 23/11 9:00` */
  until: (local: string, today: string) =>
    say`pedí hasta ${shortDayWord(local.slice(0, 10), today)} ${clock(local)}`,
  sameFee: 'Cuesta lo mismo en todos los horarios.',
  pickupFree: 'Retirar no tiene costo.',
  /** A day of the week as a whole, in a word that fits its button. */
  dayStates: { libre: 'libre', pocos: 'pocos', completo: 'lleno', cerrado: 'cerró' },
  willHold: 'Elegí un horario y te guardamos el lugar.',
  needsAddress: 'Con una dirección a la que llegamos te guardamos el lugar.',
  notServed: 'A esa dirección todavía no llegamos desde esta sucursal: elegí otra para ver los horarios.',
  willHoldOther: 'Si elegís otro horario, te guardamos el lugar.',
  holding: 'Guardando tu lugar…',
  held: (when: string, until: string) => say`Te guardamos el lugar del ${when} hasta las ${until}.`,
  ranOut: 'Se venció la reserva de tu horario: elegí de nuevo',
  usualTitle: 'Como siempre',
  usualText: (form: string, when: string) => `${form}, ${when}.`,
  usualPayment: (payment: string) => say`Pagás con ${payment}.`,
  takeUsual: 'Seguir con esto',
} as const)

/** `lunes 23`. */
export const dayWords = (isoDate: string): string => `${weekdayName(isoDate)} ${Number(isoDate.slice(8, 10))}`

/** `lun` and `23/11`. */
export const shortDay = (isoDate: string): [weekday: string, date: string] => [
  weekdayName(isoDate).slice(0, 3),
  `${Number(isoDate.slice(8, 10))}/${Number(isoDate.slice(5, 7))}`,
]

const DAY_MS = 86_400_000

function shortDayWord(isoDate: string, today: string): string {
  const days = Math.round((Date.parse(isoDate) - Date.parse(today)) / DAY_MS)
  return days === 0 ? say`hoy` : days === 1 ? say`mañana` : shortDay(isoDate).join(' ')
}

/** `9:00` of a local time. */
const clock = (local: string) => local.slice(11).replace(/^0/, '')

/** `9 a 12`, `9:30 a 12`. */
export const hoursWords = ({ Desde, Hasta }: Pick<GridSlot, 'Desde' | 'Hasta'>): string =>
  `${hour(Desde)} a ${hour(Hasta)}`

const hour = (time: string) => `${Number(time.slice(0, 2))}${time.endsWith(':00') ? '' : time.slice(2)}`

/** `lunes 23 entre 12 y 15`, of an order's `12:00 a 15:00`. */
export function whenWords(isoDate: string, HorarioEntrega: string): string {
  const [, from, to] = /^(\d\d:\d\d) a (\d\d:\d\d)$/.exec(HorarioEntrega) ?? []
  const hours = from && to ? say`entre ${hour(from)} y ${hour(to)}` : HorarioEntrega
  return `${dayWords(isoDate)} ${hours}`
}

/** Texts of the checkout where several branches take orders. */
export const checkoutPlaceTexts = ownTexts({
  address: 'Dirección de entrega',
  choose: 'Elegí a qué dirección te lo llevamos.',
  incomplete: 'A esa dirección le falta la localidad o el código postal: completala para saber si llegamos.',
  add: 'Agregar una dirección',
  otherBranch: (branch: string) => say`A esa dirección llega ${branch}, con sus precios.`,
  moveTo: (branch: string) => say`Ver mi carrito en ${branch}`,
  pickUpOrWait: 'Retirar en una sucursal, o que me avisen',
  noFee: 'Según la dirección',
  pickupElsewhere: (there: string, own: string) =>
    say`Ojo: se retira en ${there}, y tu dirección es de ${own}.`,
  pickupIn: (branch: string) => say`Retirar en ${branch}`,
  from: 'Lo prepara',
} as const)

/** The terms of a delivery: `Envío $ 2.500, gratis desde $ 60.000, compra mínima $ 15.000.`; `branch` names whose. */
export function termsText(
  { Monto1, Monto2, GratisDesde }: CostParameters,
  FormaEntrega: DeliveryForm = 'ED',
  branch = '',
): string {
  const isFree = FormaEntrega === 'RS' || Monto1 === 0
  const terms = [
    FormaEntrega === 'RS'
      ? say`retiro sin cargo`
      : isFree
        ? say`envío sin cargo`
        : say`envío ${formatPesos(Monto1)}`,
    !isFree && GratisDesde !== undefined && say`gratis desde ${formatPesos(GratisDesde)}`,
    Monto2 > 0 && say`compra mínima ${formatPesos(Monto2)}`,
  ]
  const words = terms.filter(Boolean).join(', ')
  return branch === '' ? `${capital(words)}.` : `${branch}: ${words}.`
}
