import { apiClient } from '@gondola/contract/http'
import type { Call, CallParts } from '@gondola/contract/calls'
import { staffArticles } from '@gondola/contract/catalogue-admin'
import { staffClients } from '@gondola/contract/clients'
import { listDeliveryDays, staffSlots } from '@gondola/contract/delivery'
import {
  deliverOrder,
  dispatchOrder,
  markReady,
  placePhoneOrder,
  sendTaps,
  startPreparing,
  type StaffOrder,
} from '@gondola/contract/orders'
import { recordDoorPayment } from '@gondola/contract/payments'
import { staffLogin } from '@gondola/contract/staff'
import { staffParameters } from '@gondola/contract/site'
import { NetworkClient } from '../../../harness/network-client.ts'

export const ADMIN = { Usuario: 'admin', Pass: 'clave-del-banco-de-trabajo' }

/** Cash at the door. */
const CASH = 4

/** A member of staff's calls, which prepare what the panel then works on. */
export class ShopOfWork {
  readonly #client

  constructor(address: string) {
    const network = new NetworkClient(address)
    this.#client = apiClient({
      exchange: (url, { method = 'GET', headers = {}, body }) =>
        network.send(url, { method, headers, ...(typeof body === 'string' && { body }) }),
      cookies: () => network.cookieHeader(),
      unanswered: (cause) => new Error('no answer from the shop', { cause }),
    })
  }

  /** @throws if the shop refuses */
  async call<P extends CallParts>(
    call: Call<P>,
    input: { params?: P['params']; query?: P['query']; body?: P['body'] } = {},
  ): Promise<P['answer']> {
    const outcome = await this.#client.ask<P['answer']>(call, input)
    if (outcome.problem !== undefined)
      throw new Error(`${call.method} ${call.path}: ${JSON.stringify(outcome.problem)}`)
    return (outcome as { json: P['answer'] }).json
  }

  /** Logs in, and lets one customer have all the orders. */
  async open(): Promise<void> {
    await this.call(staffLogin, { body: ADMIN })
    const most = 500
    const slots = await this.call(staffSlots.list, {})
    for (const { Id, Sucursal: _, ...slot } of slots)
      await this.call(staffSlots.change, { params: { Id }, body: { ...slot, Cupo: most } })
    await this.call(staffParameters.change, {
      params: { Id: 1 },
      body: { MaximoPedidosPorHorario: most, MaximoPedidosPendientes: most, MaximoPedidosPorDia: most },
    })
  }

  /** The demo shop's customer. */
  async customer() {
    const [found] = await this.call(staffClients.list, { query: { q: 'demo@gondola.example' } })
    return found!
  }

  /** Articles by their names, in this order. */
  async articles(names: readonly string[]) {
    return Promise.all(
      names.map(async (name) => {
        const found = await this.call(staffArticles.list, { query: { q: name } })
        const article = found.find(({ Descripcion }) => Descripcion === name)
        if (article === undefined) throw new Error(`no article ${name}`)
        return article
      }),
    )
  }

  /** An order for pickup in the first slot of a day: -1 the last that can be chosen. */
  async order(
    wanted: readonly (readonly [name: string, quantity: number])[],
    at: number,
  ): Promise<StaffOrder> {
    const [client, articles, days] = await Promise.all([
      this.customer(),
      this.articles(wanted.map(([name]) => name)),
      this.call(listDeliveryDays, { params: { count: 7, Fecha: 'HOY' } }),
    ])
    const day = days.at(at)!
    const slot = day.ListHorariosDisponibles[0]!
    return this.call(placePhoneOrder, {
      body: {
        Cliente: client.Id,
        Lineas: wanted.map(([, Cantidad], index) => ({ Codart: articles[index]!.Codigo, Cantidad })),
        FormaEntrega: 'RS',
        Dia: day.Id,
        HorarioEntrega: `${slot.Desde} a ${slot.Hasta}`,
        TipoPago: { Id: CASH },
      },
    })
  }

  /** Prepares an order as it was ordered. */
  async prepare({ Id }: { Id: number }): Promise<void> {
    const { Lineas } = await this.call(startPreparing, { params: { Id } })
    await this.call(sendTaps, {
      params: { Id },
      body: {
        Toques: Lineas.map(({ Items, Cantidad, Version }, index) => ({
          Clave: `banco-${Id}-${Items}`,
          Dispositivo: 'banco',
          Orden: index + 1,
          Items,
          Version,
          Preparado: { Cantidad, Sustituto: null, Nota: null },
        })),
      },
    })
    await this.call(markReady, { params: { Id } })
  }

  /** Delivers a prepared order, paid in cash. */
  async deliver({ Id }: { Id: number }): Promise<void> {
    const { TotalNeto } = await this.call(dispatchOrder, { params: { Id } })
    const paid = { Clave: `cobro-del-banco-${Id}`, Medio: 'efectivo' as const, Importe: TotalNeto }
    await this.call(recordDoorPayment, { params: { Id }, body: paid })
    await this.call(deliverOrder, { params: { Id } })
  }
}
