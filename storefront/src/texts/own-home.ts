import { formatDate, formatDay, formatPesos, ownTexts, say } from '@gondola/contract/base'
import { itemsWords } from '@gondola/contract/cart'
import { basketName } from './checkout.ts'

/** Texts of the home page's own part: for who has ordered, and for who has not. */
export const ownHomeTexts = ownTexts({
  next: 'Tu próxima entrega',
  nextPickup: 'Tu próximo retiro',
  follow: 'Seguir el pedido',
  /** `Repetí el del 16/11` */
  repeat: (isoDate: string) => say`Repetí el del ${formatDate(isoDate).slice(0, 5)}`,
  today: 'hoy',
  repeatFacts: (items: number, missing: number) =>
    [
      itemsWords(items),
      missing > 0 && say`${missing} hoy no ${missing === 1 ? say`se vende` : say`se venden`}`,
    ]
      .filter(Boolean)
      .join(' · '),
  usualText: 'En las cantidades que pedís siempre.',
  addAll: 'Agregar todos',
  allThere: (Pedido: number | null) => say`Ya están en ${basketName(Pedido)}`,
  added: (items: number, Pedido: number | null) =>
    say`Agregamos ${itemsWords(items)} a ${basketName(Pedido)}`,
  /** What 'Agregar todos' left out. */
  leftOut: (there: number, out: readonly string[]) =>
    [
      there === 1 ? say`1 ya estaba.` : there > 1 && say`${there} ya estaban.`,
      out.length > 0 && say`Hoy no hay: ${out.join(', ')}.`,
    ]
      .filter(Boolean)
      .join(' '),

  terms: 'Cómo te llega',
  deliverTo: (places: readonly string[]) => say`Llevamos a ${spoken(places)}`,
  deliverHere: (place: string) => say`Llegamos a ${place}`,
  pickUp: (branch = 'la sucursal') => say`Retirás en ${branch}, sin costo de envío`,
  outside: (place: string) => say`Todavía no llegamos a ${place}`,
  askPlace: 'Fijate si llegamos a tu casa',
  otherPlace: 'Cambiar de lugar',
  fee: (pesos: number) => (pesos === 0 ? say`Envío sin cargo` : say`Envío ${formatPesos(pesos)}`),
  freeFrom: (pesos: number) => say`Gratis desde ${formatPesos(pesos)}`,
  freeByZone: (pesos: number) => say`Gratis desde ${formatPesos(pesos)} según tu zona`,
  minimum: (pesos: number) => say`Compra mínima ${formatPesos(pesos)}`,
  firstFree: (isPickUp: boolean) => (isPickUp ? say`Primer horario libre` : say`Primera entrega libre`),
  /** `hoy, 15:00 a 18:00`, `mañana, 9:00 a 12:00`, `Lunes 23 de noviembre, 9:00 a 12:00` */
  slot: (isoDate: string, today: string, hours: string) => `${dayWord(isoDate, today)}, ${hours}`,
  noneFree: 'Por ahora no quedan horarios libres',
} as const)

const DAY_MS = 86_400_000

function dayWord(isoDate: string, today: string): string {
  const days = Math.round((Date.parse(isoDate) - Date.parse(today)) / DAY_MS)
  return days === 0 ? say`Hoy` : days === 1 ? say`Mañana` : formatDay(isoDate)
}

/** `Tandil`, `Tandil y Olavarría`, `Tandil, Azul y Olavarría` */
const spoken = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)!}`
