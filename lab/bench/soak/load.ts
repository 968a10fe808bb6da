import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Article } from '@gondola/contract/catalogue'
import { type DeliveryDay, slotText } from '@gondola/contract/delivery'
import type { Order } from '@gondola/contract/orders'
import type { StaffArticle } from '@gondola/contract/catalogue-admin'
import { ask, type Asked } from '../../faults/people/ask.ts'
import type { Person, StockedShop } from '../../faults/shop/stocked-shop.ts'

const WORDS = ['leche', 'muzza', 'yerba', 'lavandina', 'fideo', 'coca', 'papel higienico', 'azucar', 'cafe']
const LINES = 12

/** One kind of request, and its share of all. */
interface Kind {
  name: string
  share: number
  send(): Promise<Asked>
}

/** The requests of shoppers and staff on an ordinary day, at a fixed rate, whether or not the shop keeps up. */
export class Load {
  readonly #address: string
  readonly #shop: StockedShop
  readonly #articles: readonly Article[]
  readonly #pending: number[] = []
  readonly #times = new Map<string, number[]>()
  readonly #failures: string[] = []
  #place: { Dia: number; HorarioEntrega: string } = { Dia: 0, HorarioEntrega: '' }
  count = 0

  private constructor(address: string, shop: StockedShop, articles: readonly Article[]) {
    this.#address = address
    this.#shop = shop
    this.#articles = articles
  }

  static async of(address: string, shop: StockedShop): Promise<Load> {
    const { json } = await ask(address, null, 'GET', '/api/tarticulos/getall/0/300')
    const load = new Load(address, shop, json as Article[])
    await load.#lookForPlace()
    return load
  }

  /** Sends `rate` requests per second until this time, and waits for the last response. */
  async run(rate: number, until: number): Promise<void> {
    const running = new Set<Promise<void>>()
    const began = performance.now()
    for (let number = 1; performance.now() < until; number++) {
      const sent = this.#send(this.#kind())
      running.add(sent)
      void sent.finally(() => running.delete(sent))
      await sleep(Math.max(0, began + (number * 1000) / rate - performance.now()))
    }
    await Promise.all(running)
  }

  failures = (): readonly string[] => this.#failures

  lines = (): string[] =>
    [...this.#times].map(([name, times]) => {
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
      return `${name}: ${times.length} answers, half within ${at(0.5)} ms, 99 % within ${at(0.99)} ms`
    })

  async #send({ name, send }: Kind): Promise<void> {
    const began = performance.now()
    this.count++
    try {
      const { status, json } = await send()
      if (status !== 200) this.#failures.push(`${name}: ${status} ${JSON.stringify(json)}`)
    } catch (error) {
      this.#failures.push(`${name}: ${String(error)}`)
    }
    const times = this.#times.get(name) ?? []
    times.push(performance.now() - began)
    this.#times.set(name, times)
  }

  #kind(): Kind {
    let left = Math.random()
    return this.#kinds.find(({ share }) => (left -= share) < 0) ?? this.#kinds[0]!
  }

  readonly #kinds: readonly Kind[] = [
    { name: 'list', share: 0.35, send: () => this.#get(`/api/tarticulos/getall/${pick(200)}/20`) },
    { name: 'article', share: 0.15, send: () => this.#get(`/api/tarticulos/get/${this.#article().Codigo}`) },
    { name: 'search', share: 0.15, send: () => this.#get(`/api/tarticulos/search/${oneOf(WORDS)}/0/20`) },
    { name: 'suggestions', share: 0.08, send: () => this.#get(`/api/tarticulos/sugerir/${oneOf(WORDS)}`) },
    { name: 'own orders', share: 0.05, send: () => this.#ownOrders() },
    { name: 'order', share: 0.1, send: () => this.#order() },
    { name: 'saved cart', share: 0.05, send: () => this.#save({ Estado: 'I', Lineas: this.#lines() }) },
    { name: 'order queue', share: 0.03, send: () => this.#staff('GET', '/api/gestion/pedidos') },
    { name: 'dispatch', share: 0.035, send: () => this.#dispatch() },
    { name: 'price change', share: 0.005, send: () => this.#changePrice() },
  ]

  #get = (path: string) =>
    ask(this.#address, Math.random() < 0.5 ? null : this.#customer(), 'GET', encodeURI(path))
  #staff = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    ask(this.#address, this.#shop.staff, method, path, body)
  #save = (draft: object, who = this.#customer()) =>
    ask(this.#address, who, 'POST', '/api/pedidos/save', draft, { 'idempotency-key': randomUUID() })
  #customer = (): Person => oneOf(this.#shop.customers)
  #article = (): Article => oneOf(this.#articles)
  #lines = () =>
    Array.from({ length: LINES }, () => {
      const { Codigo, unidad } = this.#article()
      return { Codart: Codigo, Cantidad: unidad * 2 }
    })

  #ownOrders() {
    const who = this.#customer()
    return ask(this.#address, who, 'GET', `/api/pedidos/getallpedidoscliente/${who.id}/P/0/10`)
  }

  async #order(): Promise<Asked> {
    if (Math.random() < 0.02) await this.#lookForPlace()
    const draft = { Estado: 'P', FormaEntrega: 'RS', TipoPago: { Id: 4 }, MayorDeEdad: true }
    const answer = await this.#save({ ...draft, Lineas: this.#lines(), ...this.#place })
    if (answer.status === 200) this.#pending.push((answer.json as Order).Id)
    return answer
  }

  #dispatch(): Promise<Asked> {
    const Id = this.#pending.shift()
    if (Id === undefined) return this.#staff('GET', '/api/gestion/pedidos')
    return this.#staff('POST', `/api/gestion/pedidos/${Id}/despachar`)
  }

  /** One centavo up or down: every process rebuilds its catalogue. */
  async #changePrice(): Promise<Asked> {
    const path = `/api/gestion/articulos/${this.#article().Codigo}`
    const { json } = await this.#staff('GET', path)
    const { Descripcion, Precioventa, unidad, Marca, Familia, EnVenta, Iva } = json as StaffArticle
    const kept = { Descripcion, unidad, EnVenta, Iva }
    const codes = { Marca: { Codigo: Marca.Codigo }, Familia: { Codigo: Familia.Codigo } }
    const changed = Math.round(Precioventa * 100 + oneOf([-1, 1])) / 100
    return this.#staff('PUT', path, { ...kept, ...codes, Precioventa: changed })
  }

  /** Finds a slot of the third delivery day, which does not begin during the run. */
  async #lookForPlace(): Promise<void> {
    const { json } = await ask(this.#address, null, 'GET', '/api/dias/getdiasreparto/4/HOY')
    const day = (json as DeliveryDay[])[2]
    const slot = day?.ListHorariosDisponibles[0]
    if (day === undefined || slot === undefined) throw new Error('no slot is free')
    this.#place = { Dia: day.Id, HorarioEntrega: slotText(slot) }
  }
}

const pick = (below: number): number => Math.floor(Math.random() * below)
const oneOf = <T>(list: readonly T[]): T => list[pick(list.length)]!
