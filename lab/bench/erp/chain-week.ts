import { listDeliveryDays, slotText } from '@gondola/contract/delivery'
import {
  cancelOrder,
  changePlacedOrder,
  deliverOrder,
  dispatchOrder,
  listSubstitutes,
  markReady,
  OrderStatus,
  saveOrder,
  sendTaps,
  staffOrders,
  startPreparing,
  type PickingLine,
} from '@gondola/contract/orders'
import {
  confirmTransfer,
  correctDoorPayment,
  readStaffOrderMoney,
  recordDoorPayment,
  recordReturn,
  staffReturns,
  staffTransfers,
} from '@gondola/contract/payments'
import { staffLogin } from '@gondola/contract/staff'
import { shopDay } from '@gondola/server/platform/clock.ts'
import { STAFF_PASSWORD } from '../../harness/staff-client.ts'
import type { TestAnswer, TestClient } from '../../harness/test-client.ts'
import type { PayShop } from '../../shop/pay-shop.ts'

/** How orders are paid: payment types by number. */
export const PAID_BY = { door: 4, page: 1, transfer: 5 } as const

/** Customers, pickers and the cashier of one shop, whose days are drawn. */
export class ChainWeek {
  readonly #pay: PayShop
  readonly #customers: readonly TestClient[]
  readonly #random: () => number
  #taps = 0

  constructor(pay: PayShop, customers: readonly TestClient[], random: () => number) {
    this.#pay = pay
    this.#customers = customers
    this.#random = random
  }

  #upTo = (most: number) => Math.floor(this.#random() * most)
  #one = <T>(of: readonly T[]): T => of[this.#upTo(of.length)]!
  #isDrawn = (share: number) => this.#random() < share

  /** A morning's orders; some are paid at once, some changed, and some called off by their customer or the shop. */
  async placeOrders(count: number): Promise<void> {
    // yesterday's session of staff is over
    const marta = { Usuario: 'marta', Pass: STAFF_PASSWORD }
    needed(await this.#pay.picker.call(staffLogin, { body: marta }))
    for (let placed = 0; placed < count; placed++) {
      const customer = this.#one(this.#customers)
      const type = this.#one(Object.values(PAID_BY))
      const Id = await this.#place(customer, type)
      await this.#pay.settle()
      if (type === PAID_BY.door && this.#isDrawn(0.3)) {
        const body = { Cambios: 0, Lineas: await this.#lines() }
        needed(await customer.call(changePlacedOrder, { params: { Id }, body }))
      }
      if (type === PAID_BY.page && this.#isDrawn(0.9)) await this.#pay.pay(Id)
      if (type === PAID_BY.transfer && this.#isDrawn(0.9)) await this.#transfer(Id)
      const end = this.#random()
      if (end < 0.1) needed(await customer.call(saveOrder, { body: { Estado: 'A', Id } }))
      else if (end < 0.2) await this.#staff(cancelOrder, Id, { Motivo: 'No hay reparto en tu zona' })
    }
    await this.#giveBack()
  }

  async #place(customer: TestClient, Id: number): Promise<number> {
    const days = needed(
      await customer.call(listDeliveryDays, { params: { count: 2, Fecha: 'HOY' }, query: {} }),
    )
    const day = this.#one(days)
    const body = {
      Estado: OrderStatus.Pending,
      Lineas: await this.#lines(),
      FormaEntrega: this.#isDrawn(0.6) ? 'ED' : 'RS',
      Dia: day.Id,
      HorarioEntrega: slotText(this.#one(day.ListHorariosDisponibles)),
      TipoPago: { Id },
      B1: true,
      Opt1: 'Ana Gómez',
      Opt2: '2494000000',
      Opt3: 'Mitre 100',
      Opt4: '',
    }
    return needed(
      await customer.call(saveOrder, { body, headers: { 'idempotency-key': crypto.randomUUID() } }),
    ).Id
  }

  /** Two to seven articles, in pieces or by weight. */
  async #lines() {
    const articles = await this.#pay.shop.db
      .selectFrom('articles')
      .select(['Codigo', 'unidad'])
      .where('is_on_sale', '=', true)
      .orderBy('Codigo')
      .execute()
    const drawn = new Map(
      Array.from({ length: 2 + this.#upTo(6) }, () => this.#one(articles)).map((one) => [one.Codigo, one]),
    )
    return [...drawn.values()].map(({ Codigo, unidad }) => ({
      Codart: Codigo,
      Cantidad: unidad === 100 ? 250 + 50 * this.#upTo(30) : 1 + this.#upTo(4),
    }))
  }

  async #transfer(Pedido: number): Promise<void> {
    const { picker } = this.#pay
    const [ask] = needed(await picker.call(staffTransfers.list, { query: { Pedido } }))
    const body = { Importe: ask!.Importe, Fecha: this.#today(), Movimiento: `TRF ${Pedido}` }
    needed(await picker.call(confirmTransfer, { params: { Id: ask!.Id }, body }))
    await this.#pay.settle()
  }

  /** Records what is to be given back by transfer. */
  async #giveBack(): Promise<void> {
    await this.#pay.settle()
    const { picker } = this.#pay
    const open = needed(await picker.call(staffReturns.list, { query: { Estado: 'pendiente' } }))
    for (const { Id } of open) {
      const body = { Numero: `DEV ${Id}`, Fecha: this.#today() }
      needed(await picker.call(recordReturn, { params: { Id }, body }))
    }
  }

  /** Today's orders: prepared with what is missing and weighed, dispatched, most of them delivered, paid at the door. */
  async workOff(): Promise<void> {
    const { picker, shop } = this.#pay
    const due = await shop.db
      .selectFrom('orders')
      .select(['Id', 'payment_type_id'])
      .where('Estado', '=', OrderStatus.Pending)
      .where('Dia', '<=', Number(this.#today().replaceAll('-', '')))
      .orderBy('Id')
      .execute()
    for (const { Id, payment_type_id } of due) {
      const { Estado } = needed(await picker.call(staffOrders.read, { params: { Id } }))
      const { Cubierto } = needed(await picker.call(readStaffOrderMoney, { params: { Id } }))
      // nobody paid it, or the shop has just called it off for that
      if (Estado !== OrderStatus.Pending || (!Cubierto && payment_type_id !== PAID_BY.door)) continue
      await this.#staff(startPreparing, Id)
      await this.#pick(Id)
      await this.#staff(markReady, Id)
      await this.#giveBack()
      await this.#staff(dispatchOrder, Id)
      if (this.#isDrawn(0.1)) continue
      await this.#staff(deliverOrder, Id)
      await this.#takeAtDoor(Id)
    }
  }

  async #pick(Id: number): Promise<void> {
    const { picker } = this.#pay
    const { Lineas } = needed(await picker.call(staffOrders.read, { params: { Id } }))
    const Toques = []
    for (const line of Lineas) {
      const { Items, Version } = line
      const Preparado = { Nota: null, ...(await this.#picked(Id, line)) }
      const Orden = ++this.#taps
      Toques.push({
        Clave: `toque-${Id}-${Items}`,
        Dispositivo: 'telefono-1',
        Orden,
        Items,
        Version,
        Preparado,
      })
    }
    const { Resultados } = needed(await picker.call(sendTaps, { params: { Id }, body: { Toques } }))
    const refused = Resultados.find(({ Resultado }) => Resultado !== 'aplicado')
    if (refused !== undefined) throw new Error(`order ${Id}: ${JSON.stringify(refused)}`)
  }

  /** The first line is never missing, so that something leaves. */
  async #picked(Id: number, { Items, Cantidad, Unidad }: PickingLine) {
    if (Items === 1 || this.#isDrawn(0.6)) {
      const weighed = Math.round(Cantidad * (0.95 + 0.07 * this.#random()))
      return { Cantidad: Unidad === 100 ? weighed : Cantidad, Sustituto: null }
    }
    const params = { Id, Items }
    const options = needed(await this.#pay.picker.call(listSubstitutes, { params, query: {} }))
    const other = options.find((option) => option.Unidad === Unidad)
    if (other === undefined || this.#isDrawn(0.5))
      return { Cantidad: Unidad === 1 ? Cantidad - 1 : 0, Sustituto: null }
    return { Cantidad: 0, Sustituto: { Codart: other.Codart, Cantidad } }
  }

  /** What is due, in one piece or two; some of it noted for the wrong order first. */
  async #takeAtDoor(Id: number): Promise<void> {
    const { picker } = this.#pay
    const params = { Id }
    const due = needed(await picker.call(readStaffOrderMoney, { params })).ACobrar
    if (due === 0) return
    const first = this.#isDrawn(0.3) && due > 100 ? Math.floor(due / 2) : due
    for (const [Importe, Medio] of [
      [first, 'efectivo'],
      [due - first, 'qr'],
    ] as const) {
      const body = { Clave: crypto.randomUUID(), Medio, Importe: Math.round(Importe * 100) / 100 }
      if (Importe > 0) needed(await picker.call(recordDoorPayment, { params, body }))
    }
    if (!this.#isDrawn(0.2)) return
    const { Pagos } = needed(await picker.call(readStaffOrderMoney, { params }))
    const { Id: Pago, Cobrado: Importe, Medio } = Pagos.at(-1)!
    const correction = { Clave: crypto.randomUUID(), Importe, Motivo: 'era de otro pedido' }
    needed(await picker.call(correctDoorPayment, { params: { Id, Pago }, body: correction }))
    const again = { Clave: crypto.randomUUID(), Medio: 'tarjeta' as const, Importe }
    if (Medio !== null) needed(await picker.call(recordDoorPayment, { params, body: again }))
  }

  async #staff(step: Parameters<TestClient['call']>[0], Id: number, body?: object): Promise<void> {
    needed(await this.#pay.picker.call(step, { params: { Id }, ...(body && { body }) }))
    await this.#pay.settle()
  }

  #today = () => {
    const { clock, config } = this.#pay.shop.deps
    return shopDay(clock.now(), config.timeZone)
  }
}

function needed<T>({ status, json, text }: TestAnswer<T>): T {
  if (status !== 200) throw new Error(`${status}: ${text}`)
  return json
}
