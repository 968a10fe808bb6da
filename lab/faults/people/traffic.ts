import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DeliveryDay } from '@gondola/contract/delivery'
import type { Order } from '@gondola/contract/orders'
import { ask, RESPONSE_MS, type Asked } from './ask.ts'
import type { Journal } from './journal.ts'
import type { Person } from '../shop/stocked-shop.ts'

/** A slot of a day that may have places left. */
export interface OpenPlace {
  Dia: number
  HorarioEntrega: string
}

const DAYS = 30
/** The pause before a request is repeated; it doubles up to the longest. */
const AGAIN_MS = 40
const AGAIN_MAX_MS = 640

/** How long a response is waited for, and how long a request that keeps failing is repeated before it is reported. */
export interface Patience {
  responseMs: number
  requestMs: number
}
const PATIENCE: Patience = { responseMs: RESPONSE_MS, requestMs: 240_000 }

/** Shoppers and staff, who repeat requests until there is a response. */
export class Traffic {
  readonly #address: string
  readonly #patience: Patience
  readonly journal: Journal
  /** Slots not known to be full, the next first. */
  places: OpenPlace[] = []
  /** Acknowledged orders that staff have not begun. */
  readonly queue: Order[] = []
  #isStopping = false
  #running: Promise<void>[] = []

  constructor(address: string, journal: Journal, patience = PATIENCE) {
    this.#address = address
    this.#patience = patience
    this.journal = journal
  }

  get isStopping(): boolean {
    return this.#isStopping
  }

  /** Finds slots with places; again after the clock moved. */
  async lookForPlaces(): Promise<void> {
    const { json } = await this.untilAnswered(null, 'GET', `/api/dias/getdiasreparto/${DAYS}/HOY`)
    this.places = (json as DeliveryDay[]).flatMap(({ Id, ListHorariosDisponibles }) =>
      ListHorariosDisponibles.map(({ Desde, Hasta }) => ({
        Dia: Id,
        HorarioEntrega: `${Desde} a ${Hasta}`,
      })),
    )
  }

  /** Starts people, each with this traffic, until `stop`. */
  async start(people: readonly ((traffic: Traffic) => Promise<void>)[]): Promise<void> {
    this.#isStopping = false
    this.journal.begin()
    await this.lookForPlaces()
    this.#running = people.map((work) => work(this))
  }

  /** Lets everybody finish: every request gets its response, or was given up at once. */
  async stop(): Promise<void> {
    this.#isStopping = true
    await Promise.all(this.#running)
  }

  /** Sends a request once; null if there was no response or the server refused it temporarily. */
  async once(...[who, method, path, body, headers = {}]: Request): Promise<Asked | null> {
    try {
      const answer = await ask(this.#address, who, method, path, body, headers, this.#patience.responseMs)
      this.journal.count(answer.status)
      return answer.status >= 500 ? null : answer
    } catch {
      this.journal.count('cut')
      return null
    }
  }

  /** Repeats a request until there is a response; `isRepeated`: an earlier attempt may have been carried out. */
  async untilAnswered(...request: Request): Promise<Asked & { isRepeated: boolean }> {
    const began = performance.now()
    for (let isRepeated = false, pause = AGAIN_MS; ; isRepeated = true) {
      const answer = await this.once(...request)
      const waited = performance.now() - began
      this.journal.longestWait = Math.max(this.journal.longestWait, waited)
      if (answer !== null) return { ...answer, isRepeated }
      if (waited > this.#patience.requestMs) throw new Error(`${request[1]} ${request[2]} is not answered`)
      await sleep(pause * (0.5 + Math.random()))
      pause = Math.min(AGAIN_MAX_MS, pause * 2)
    }
  }
}

type Request = [
  who: Person | null,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
]

export const newKey = (): string => randomUUID()
