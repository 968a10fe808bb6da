import { formatPesos, formatTime, sumOfPesos, ownTexts, say } from '@gondola/contract/base'
import { type DeliveryForm, whenInHand } from '@gondola/contract/delivery'
import { dayWords } from './delivery.ts'
import {
  CARD_NAMES,
  CREDIT,
  creditName,
  type MoneyMove,
  type MoneyMoveKind,
  type OrderMoney,
  type DoorMeans,
  isPaidFirst,
  RESERVE_DAYS,
  REFUND_DELAY_TEXTS,
  refundDelay,
  releaseText,
  returnTexts,
  type PaymentWay,
  WALLETS,
} from '@gondola/contract/payments'

/** Texts of an order's money (decision 0031). */
export const orderMoneyTexts = ownTexts({
  title: 'Pago',
  amounts: 'Importes',
  reserved: 'Reservado en tu tarjeta',
  taken: 'Cobrado',
  returned: 'Devuelto o a tu favor',
  cost: 'Te costó',
  missing: 'Falta pagar',
  reserveNow: 'Reservar ahora',
  moves: 'Movimientos',
  bankDelay: 'Tu banco puede tardar unos días en mostrarlo.',
  going: 'Te llevamos a pagar…',
  pay: (pesos: number) => say`Pagar ${formatPesos(pesos)}`,
  reserve: (pesos: number) => say`Reservar ${formatPesos(pesos)} en mi tarjeta`,
  payNow: 'Pagar ahora',
  again: 'Probar de nuevo',
  otherMeans: 'Cambiar el tipo de pago',
  orderAgain: 'Volver a pedir',
  checking: 'Estamos preguntando si tu pago llegó. Si ya pagaste, no pagues otra vez.',
  margin: 'Reservamos un margen por lo que se pesa: cobramos sólo el total exacto y el resto se libera.',
  instalments:
    'El precio es en un pago. Si elegís cuotas, antes de confirmar ves cuántas son y de cuánto es cada una.',
  transferTitle: 'Datos para transferir',
  transferAmount: 'Importe exacto',
  transferAlias: 'Alias',
  transferCbu: 'CBU o CVU',
  transferReference: 'Referencia',
  transferHolder: 'Titular',
  transferCuit: 'CUIT',
  transferBank: 'Banco',
  transferHint:
    'Poné la referencia en el concepto de la transferencia: así la encontramos. La confirmamos cuando la vemos en el banco.',
  copy: (what: string) => say`Copiar ${what.toLowerCase().replace('cbu o cvu', 'CBU')}`,
  copied: 'Copiado',
  copyFailed: 'No pudimos copiarlo: mantenelo apretado para copiarlo.',
} as const)

/** What is asked for is a reserve on a card, not a payment: nothing was taken yet, and its page takes a card. */
export const isReserve = ({ Forma, Cobrado, Pagina, Movimientos }: OrderMoney): boolean =>
  Forma === 'reserva' &&
  Cobrado === 0 &&
  Pagina?.Tarjeta !== false &&
  !Movimientos.some(({ Clase }) => Clase === 'contracargo')

const payWord = (money: OrderMoney) => (isReserve(money) ? say`reservar` : say`pagar`)

/** The time to pay is over, though the shop has not cancelled the order yet. */
export const isOverTime = ({ PagarHasta }: OrderMoney): boolean =>
  PagarHasta !== null && Date.parse(PagarHasta) < Date.now()

/** Until when an order is kept: 'hasta las 15:40', for a transfer 'hasta el martes 24 a las 15:40'. */
function until({ PagarHasta, Pagina }: OrderMoney): string {
  if (PagarHasta === null) return ''
  const day = Pagina?.Transferencia ? say` el ${dayWords(PagarHasta.slice(0, 10))} a` : ''
  return say` hasta${day} las ${formatTime(PagarHasta)}`
}

/** Part is paid or reserved. A reserve that is too small is made again for the whole (decision 0031). */
function missingText(money: OrderMoney, canPay: boolean, form: DeliveryForm | null): string {
  const { Forma, Falta, Reservado, Total, Pagina, Movimientos } = money
  const amount = formatPesos(Falta)
  const when = whenInHand(form)
  if (canPay && Reservado > 0 && isReserve(money))
    return say`Tu reserva es de ${formatPesos(Reservado)}; para el total nuevo reservamos ${formatPesos(Pagina?.Importe ?? Total)} y liberamos la anterior. Lo entregamos cuando esté reservado.`
  if (Movimientos.some(({ Clase }) => Clase === 'contracargo'))
    return say`Falta pagar ${amount}: tu banco nos sacó un pago que figura como desconocido.${canPay ? '' : say` Comunicate con la tienda.`}`
  const online =
    Forma === 'listo' ? say`Si no llegás, lo pagás ${when}.` : say`Lo entregamos cuando esté pagado.`
  const end = canPay ? online : say`Lo que falta lo pagás ${when}.`
  return say`Falta pagar ${amount}: el pedido cuesta más que lo que ya pagaste. ${end}`
}

/** A difference by weight within the shop's tolerance is not asked of who paid before. */
function paidText(money: OrderMoney): string {
  const { Total, Cobrado, Devuelto } = money
  const borne = sumOfPesos([Total, -Cobrado, Devuelto])
  return borne > 0
    ? say`Tu pedido está pagado. Pesó más que lo estimado: los ${formatPesos(borne)} de diferencia los pone la tienda.`
    : [say`Tu pedido está pagado.`, ...returnedTexts(money)].join(' ')
}

const isTaken = ({ Clase }: MoneyMove) => Clase === 'cobro'

/** What goes back or went, by which means, and when it is seen; nothing where nothing does. */
function returnedTexts({ Cobrado, Total, Movimientos }: OrderMoney): string[] {
  const refunds = Movimientos.filter(({ Clase }) => Clase === 'devolucion')
  const isAsked = refunds.length > 0
  const moves = isAsked || Total > 0 ? refunds : Movimientos.filter(isTaken)
  if (moves.length === 0) return []
  const amount = formatPesos(isAsked ? sumOfPesos(refunds.map(({ Importe }) => Importe)) : Cobrado)
  const means = new Set(
    moves.map(({ Medio }) => {
      if (Medio === CREDIT) return say`como saldo a favor`
      return Medio === null ? say`por el medio con el que pagaste` : say`por ${MEANS[Medio] ?? Medio}`
    }),
  )
  const verb = moves.every(({ Clase, Pendiente }) => Clase === 'devolucion' && !Pendiente)
    ? say`Te devolvimos`
    : say`Te devolvemos`
  return [say`${verb} ${amount} ${[...means].join(' y ')}.`, ...delayTexts(moves)]
}

/** When money of some moves is seen once it is given back: the slowest. */
function delayTexts(moves: readonly MoneyMove[]): string[] {
  const delays = moves.map(({ Medio, Plazo }) => Plazo ?? refundDelay(Medio))
  const slowest = delays.includes('resumen') ? 'resumen' : delays[0]
  return slowest === undefined ? [] : [REFUND_DELAY_TEXTS[slowest]]
}

/** What becomes or became of a card's reserve for an order that is paid this way; empty: it has none, or needs it. */
export function reserveEndText(way: PaymentWay, { Total, Reservado, Movimientos }: OrderMoney): string {
  const pesos = Reservado || Movimientos.findLast(({ Clase }) => Clase === 'liberacion')?.Importe
  return pesos && Total > 0 && !isPaidFirst(way) ? releaseText(formatPesos(pesos)) : ''
}

/**
 * What the state of an order's money means, and what comes next; `canPay`: in the shop, now. `form`: of the order's
 * delivery.
 */
export function moneyText(money: OrderMoney, canPay: boolean, form: DeliveryForm | null): string {
  const { Estado, Forma, Cobrado } = money
  const when = whenInHand(form)
  if (Estado === 'a-pagar' && isOverTime(money))
    return say`Se venció el plazo para ${payWord(money)}. Si ya lo hiciste, lo vemos enseguida; si no, cancelamos el pedido y no se te cobra nada.`
  switch (Estado) {
    case 'puerta':
      return say`Lo pagás ${when}.`
    case 'despues':
      return say`Todavía no pagás nada: cuando esté pesado te mandamos por mail cómo pagar el total exacto.`
    case 'a-pagar':
      if (!canPay) return say`Todavía falta el pago: lo pagás cuando esté listo o ${when}.`
      if (Forma === 'listo')
        return form === 'RS'
          ? say`Tu pedido está listo. Pagá el total exacto antes de venir; si no, lo pagás cuando lo retirás.`
          : say`Tu pedido está listo. Pagá el total exacto antes de que salga; si no, lo pagás cuando lo recibís.`
      return say`Guardamos tu pedido y tu horario${until(money)}. Para confirmarlo falta ${isReserve(money) ? say`la reserva en tu tarjeta` : say`el pago`}.`
    case 'falta':
      return missingText(money, canPay, form)
    case 'esperando':
      if (money.Espera !== undefined) return money.Espera
      return say`Tu pago está en proceso. Puede tardar: te avisamos por mail y no hace falta que pagues otra vez.`
    case 'reservado':
      return say`El importe está reservado en tu tarjeta. Cuando el pedido esté listo cobramos sólo el total exacto y el resto se libera.`
    case 'pagado':
      return paidText(money)
    case 'devolviendo':
      return Cobrado > 0
        ? returnedTexts(money).join(' ') || say`Te estamos devolviendo lo que pagaste por este pedido.`
        : say`Estamos liberando lo que reservaste en tu tarjeta: no se cobró nada. ${orderMoneyTexts.bankDelay}`
    case 'devuelto':
      return returnedTexts(money).join(' ') || say`Te devolvimos lo que habías pagado por este pedido.`
    case 'vencido':
      return say`Se venció el plazo para pagar y cancelamos el pedido. No se cobró nada: podés volver a pedir lo mismo.`
    case 'sin-cobro':
      return money.Movimientos.some(({ Clase }) => Clase === 'liberacion')
        ? say`No se cobró nada por este pedido: liberamos la reserva de tu tarjeta. ${orderMoneyTexts.bankDelay}`
        : say`No se cobró nada por este pedido.`
  }
}

/** What the order costs less because of its payment type, and what would lose or has lost it; null: nothing to say. */
export function discountText(
  { DescuentoPago, Estado }: OrderMoney,
  form: DeliveryForm | null,
): string | null {
  if (DescuentoPago === undefined) return null
  const { Importe, Perdido, Pierde } = DescuentoPago
  if (Perdido > 0)
    return say`El total tiene ${formatPesos(Perdido)} más: es el descuento por el tipo de pago, que no se aplica a lo que se pagó con otro medio.`
  if (Estado === 'pagado') return null
  return say`El total ya tiene ${formatPesos(Importe)} de descuento por el tipo de pago. ${lostDiscountText(Pierde, form)}`
}

/** The state on an order's card, in few words; empty: nothing to say. */
export function moneyWords(money: OrderMoney): string {
  switch (money.Estado) {
    case 'puerta':
    case 'sin-cobro':
      return ''
    case 'despues':
      return say`Se paga cuando esté listo`
    case 'a-pagar':
      if (isOverTime(money)) return say`Venció el plazo para ${payWord(money)}`
      return say`Falta ${payWord(money)}${money.PagarHasta === null ? '' : say`: te lo guardamos${until(money)}`}`
    case 'falta':
      return isReserve(money)
        ? say`Falta reservar el total nuevo`
        : say`Falta pagar ${formatPesos(money.Falta)}`
    case 'esperando':
      return say`Pago en proceso`
    case 'reservado':
      return say`Importe reservado en tu tarjeta`
    case 'pagado':
      return say`Pagado`
    case 'devolviendo':
      return money.Cobrado > 0
        ? say`Te estamos devolviendo lo que pagaste`
        : say`Liberamos tu reserva: no se cobró nada`
    case 'devuelto':
      return say`Te devolvimos lo que pagaste`
    case 'vencido':
      return say`Venció el plazo para pagar: no se cobró nada`
  }
}

/** What goes back of an order that its customer annuls, how and when, or that nothing was taken. */
export function annulText(money: OrderMoney): string {
  const { returned, released } = returnTexts(money, {
    returned: (amount) => say`Te devolvemos ${amount} por el mismo medio con el que pagaste.`,
    released: releaseText,
  })
  const delay = returned.length > 0 ? delayTexts(money.Movimientos.filter(isTaken)) : []
  const coming =
    money.Estado === 'esperando'
      ? [say`Tu pago está en proceso: si llega, te lo devolvemos por el mismo medio.`]
      : []
  const back = [...returned, ...delay, ...released, ...coming]
  return back.length > 0 || money.Cobrado > 0 ? back.join(' ') : say`No se te cobró nada.`
}

/** That the last payment was refused, why, and what to do; null: it was not. */
export function rejectedText({ Estado, Movimientos }: OrderMoney): string | null {
  const last = Movimientos.at(-1)
  if ((Estado !== 'a-pagar' && Estado !== 'falta') || last?.Clase !== 'rechazo') return null
  const reason = last.Motivo ?? say`Probá de nuevo, con otra tarjeta o con otro medio.`
  return say`El pago no salió y no se te cobró nada. ${reason}`
}

const MOVES: Record<MoneyMoveKind, string> = ownTexts({
  reserva: 'Reserva',
  liberacion: 'Reserva liberada',
  cobro: 'Cobro',
  devolucion: 'Devolución',
  rechazo: 'Pago rechazado',
  contracargo: 'Desconocido en tu banco',
})

/** `Devolución en camino` */
export const moveName = ({ Clase, Pendiente }: MoneyMove): string =>
  `${MOVES[Clase]}${Pendiente ? say` en camino` : ''}`

const MEANS: Readonly<Record<string, string>> = {
  ...CARD_NAMES,
  ...Object.fromEntries(Object.entries(WALLETS).map(([means, title]) => [means, `dinero en ${title}`])),
  cvu: 'transferencia',
  efectivo: 'efectivo',
  qr: 'QR',
  [CREDIT]: creditName.toLowerCase(),
}

/** `Visa, 3 cuotas`; a card's money comes back on a later statement. Empty: nothing is known. */
export function moveDetail({ Clase, Medio, Cuotas, Plazo }: MoneyMove): string {
  if (Clase === 'devolucion' && Medio === CREDIT) return say`a tu saldo a favor`
  const means = Medio === null ? '' : (MEANS[Medio] ?? Medio)
  const instalments = Cuotas !== null && Cuotas > 1 ? say`${Cuotas} cuotas` : ''
  const delay =
    Plazo === undefined
      ? ''
      : Plazo === 'enseguida'
        ? say`lo ves enseguida`
        : say`lo ves en el próximo resumen o en el siguiente`
  return [means, instalments, delay].filter(Boolean).join(', ')
}

/** What an order of a way will cost, in pesos; `reserved` is the estimate and the most that its weights may add. */
interface WayTerms {
  total: number
  reserved: number
  minutes: number
  isTransfer: boolean
  /** Of the order's delivery. */
  form: DeliveryForm | null
}

/** How an order of each way is paid, and what happens when it weighs something else (spec §2, checkout 3). */
export function wayText(way: PaymentWay, { total, reserved, minutes, isTransfer, form }: WayTerms): string {
  const when = whenInHand(form)
  switch (way) {
    case 'puerta':
      return form === 'RS'
        ? say`Pagás cuando lo retirás, el total exacto de lo que pesa y te llevás.`
        : say`Pagás cuando lo recibís, el total exacto de lo que pesa y llega.`
    case 'listo':
      return say`Ahora no pagás nada: cuando esté pesado te mandamos ${isTransfer ? say`los datos para transferir` : say`el enlace para pagar`} el total exacto. Si no llegás, lo pagás ${when}.`
    case 'ahora':
      return isTransfer
        ? say`Transferís ${formatPesos(total)}: al confirmar te mostramos los datos y tenés ${minutes / 60} horas. Si al pesarlo cuesta menos, te devolvemos la diferencia; si cuesta más, te avisamos y transferís sólo la diferencia.`
        : say`Pagás ${formatPesos(total)} al confirmar (tenés ${minutes} minutos). Si al pesarlo cuesta menos, te devolvemos la diferencia por el mismo medio; si cuesta más, te avisamos y pagás sólo la diferencia.`
    case 'reserva':
      return say`Al confirmar reservás ${formatPesos(reserved)} en tu tarjeta (tenés ${minutes} minutos): ${
        reserved > total ? say`lo estimado más un margen por lo que se pesa` : say`el total estimado`
      }. Cuando esté listo cobramos sólo el total exacto y el resto se libera.`
  }
}

/** How an order is paid of which something is paid or reserved before it is changed; null: nothing is. */
export function paidWayText(
  way: PaymentWay,
  money: OrderMoney,
  { total, form }: Pick<WayTerms, 'total' | 'form'>,
): string | null {
  const { Cobrado, Devuelto, Reservado } = money
  const paid = sumOfPesos([Cobrado, -Devuelto])
  const rest = sumOfPesos([total, -paid])
  const delay = rest < 0 ? delayTexts(money.Movimientos.filter(isTaken)) : []
  if (paid > 0)
    return [say`Ya pagaste ${formatPesos(paid)}. ${restText(way, rest, form)}`, ...delay].join(' ')
  if (Reservado <= 0 || !isPaidFirst(way)) return null
  return say`Ya reservaste ${formatPesos(Reservado)} en tu tarjeta${
    Reservado >= total
      ? say`: alcanza. Cuando esté listo cobramos sólo el total exacto y el resto se libera.`
      : say` y no alcanza: al guardar te pedimos reservar el total nuevo, y esa reserva se libera.`
  }`
}

/** `rest`: in pesos, what an order costs beyond what is paid of it. */
function restText(way: PaymentWay, rest: number, form: DeliveryForm | null): string {
  const amount = formatPesos(Math.abs(rest))
  if (rest < 0) return say`Al guardar te devolvemos la diferencia, ${amount}, por el mismo medio.`
  if (rest === 0) return say`No pagás nada más ahora: si al pesarlo cambia, sólo la diferencia.`
  switch (way) {
    case 'ahora':
      return say`Al guardar pagás sólo la diferencia: ${amount}.`
    case 'reserva':
      return say`Al guardar reservás sólo la diferencia: ${amount}, más un margen por lo que se pesa.`
    case 'listo':
      return say`La diferencia, ${amount}, la pagás cuando esté listo, ya pesada.`
    case 'puerta':
      return say`La diferencia, ${amount}, la pagás ${whenInHand(form)}, ya pesada.`
  }
}

const AT_THE_DOOR: Record<DoorMeans, string> = ownTexts({
  efectivo: 'en efectivo',
  tarjeta: 'con tarjeta',
  qr: 'con QR',
})

/** With which means at the door a discount by payment type is lost: none of them, some, or all three. */
export function lostDiscountText(losing: readonly DoorMeans[], form: DeliveryForm | null): string {
  if (losing.length === 0) return ''
  const means =
    losing.length === 3 ? say`de otra manera` : losing.map((each) => AT_THE_DOOR[each]).join(' o ')
  return form === 'RS'
    ? say`Si al retirarlo lo pagás ${means}, ese descuento no se aplica.`
    : say`Si al recibirlo lo pagás ${means}, ese descuento no se aplica.`
}

export const paymentWayTexts = ownTexts({
  unavailable: 'Este tipo de pago no está disponible ahora. Elegí otro.',
  unavailableInList: ' (no disponible ahora)',
  tooFarInList: say` (solo para los próximos ${RESERVE_DAYS} días)`,
  placedTitle: '¡Tu pedido fué generado con éxito!',
  placed: (time: string) => say`Te lo guardamos hasta las ${time}. Ahora te llevamos a pagarlo.`,
  placedTransfer: (hours: number) =>
    say`Te lo guardamos ${hours} horas. Ahora te mostramos los datos para transferir.`,
} as const)

/** `18:35`: so many minutes after an ISO instant, in its own offset. */
export function minutesLater(isoInstant: string, minutes: number): string {
  const [, sign, hours = '0', rest = '0'] = /([+-])(\d\d):(\d\d)$/.exec(isoInstant) ?? []
  const offset = (Number(hours) * 60 + Number(rest)) * (sign === '-' ? -1 : 1)
  return formatTime(new Date(Date.parse(isoInstant) + (minutes + offset) * 60_000).toISOString())
}

/** Credit of the customer: what the shop owes them. */
export const creditTexts = ownTexts({
  hint: 'Se usa solo en tu próximo pedido y no vence.',
  rest: 'Te queda por pagar',
  lost: (amount: string) =>
    say`Tenés ${amount} de saldo a favor: si eliminás la cuenta, lo perdés. Usalo en un pedido o escribinos antes para que te lo devolvamos.`,
})
