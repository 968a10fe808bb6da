import { setTimeout as sleep } from 'node:timers/promises'
import type { Article } from '@gondola/contract/catalogue'
import { type DeliveryDay, slotText } from '@gondola/contract/delivery'
import type { Order } from '@gondola/contract/orders'
import { LoadClient, type LoadAnswer } from './load-client.ts'

const CUSTOMERS = [
  { Usuario: 'demo', Pass: 'demo1234' },
  { Usuario: 'vecina', Pass: 'vecina1234' },
] as const
const READ_PATHS = [
  '/api/tarticulos/familia/201/0/20',
  '/api/tarticulos/familia/201/0/20?orden=pb',
  '/api/tarticulos/search/yerba/0/20',
  '/api/tdepartamentos/getactivos/0/0',
  '/api/parametros/get',
  '/api/dias/getdiasreparto/3/HOY',
]
/** How often an order is retried with the same key, as by the shop's page. */
const TRIES = 6
const PAUSE_MS = 5

/** What customers saw while processes were killed. */
export interface LoadReport {
  requests: number
  /** Requests with a wrong response or none. */
  failed: string[]
  /** Acknowledged orders, by key. */
  orders: Map<string, number>
  /** Keys that were answered with two orders. */
  doubled: string[]
  /** Sessions that were lost or mixed up. */
  lostSessions: number
}

/** Customers who browse and order until stopped. */
export class ShopLoad {
  readonly report: LoadReport = { requests: 0, failed: [], orders: new Map(), doubled: [], lostSessions: 0 }
  #isStopping = false
  readonly #running: Promise<void>[] = []

  /** Logs this many customers in through the proxy and starts them. */
  static async start(port: number, customers: number): Promise<ShopLoad> {
    const load = new ShopLoad()
    for (let number = 0; number < customers; number++) {
      const client = new LoadClient(port, number)
      const user = CUSTOMERS[number % CUSTOMERS.length] ?? CUSTOMERS[0]
      const { status } = await client.send('POST', '/api/clientes/login', user)
      if (status !== 200) throw new Error(`no login: ${status}`)
      const draft = await orderDraft(client)
      load.#running.push(load.#shop(client, user.Usuario, draft).finally(() => client.close()))
    }
    return load
  }

  async stop(): Promise<LoadReport> {
    this.#isStopping = true
    await Promise.all(this.#running)
    return this.report
  }

  async #shop(client: LoadClient, user: string, draft: object): Promise<void> {
    for (let turn = 0; !this.#isStopping; turn++) {
      if (turn % 5 === 0) await this.#order(client, draft)
      else if (turn % 7 === 0) await this.#checkSession(client, user)
      else await this.#ask(client, 'GET', READ_PATHS[turn % READ_PATHS.length] ?? '')
      await sleep(PAUSE_MS)
    }
  }

  async #ask(client: LoadClient, ...what: Parameters<LoadClient['send']>): Promise<LoadAnswer | null> {
    this.report.requests++
    const [method, path] = what
    try {
      const answer = await client.send(...what)
      if (answer.status === 200) return answer
      this.report.failed.push(
        `${method} ${path}: ${answer.status} ${JSON.stringify(answer.json).slice(0, 200)}`,
      )
    } catch (error) {
      this.report.failed.push(`${method} ${path}: ${String(error)}`)
    }
    return null
  }

  async #checkSession(client: LoadClient, user: string): Promise<void> {
    const answer = await this.#ask(client, 'GET', '/api/clientes/yo')
    const seen = (answer?.json as { Usuario?: string } | null | undefined)?.Usuario
    if (answer !== null && seen !== user) this.report.lostSessions++
  }

  /** Repeats every third order in spite of its response, as after a double click or a lost response. */
  async #order(client: LoadClient, draft: object): Promise<void> {
    const key = crypto.randomUUID()
    const headers = { 'idempotency-key': key }
    for (let count = 0; count < TRIES; count++) {
      const answer = await this.#ask(client, 'POST', '/api/pedidos/save', draft, headers)
      if (answer === null) continue
      const { Id } = answer.json as Order
      const earlier = this.report.orders.get(key)
      if (earlier !== undefined && earlier !== Id) this.report.doubled.push(key)
      this.report.orders.set(key, Id)
      if (earlier !== undefined || this.report.orders.size % 3 > 0) return
    }
  }
}

/** An order of five lines for the first day with places left. */
async function orderDraft(client: LoadClient): Promise<object> {
  const articles = (await client.send('GET', '/api/tarticulos/familia/201/0/5')).json as Article[]
  const days = (await client.send('GET', '/api/dias/getdiasreparto/5/HOY')).json as DeliveryDay[]
  const day = days.at(-1)
  const slot = day?.ListHorariosDisponibles.at(-1)
  if (day === undefined || slot === undefined) throw new Error('no day with places')
  return {
    Estado: 'P',
    FormaEntrega: 'RS',
    Dia: day.Id,
    HorarioEntrega: slotText(slot),
    TipoPago: { Id: 4 },
    Lineas: articles.map(({ Codigo, unidad }) => ({ Codart: Codigo, Cantidad: unidad === 1 ? 3 : 500 })),
  }
}
