import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DeliveryDay } from '@gondola/contract/entities/delivery.ts'
import type { Order } from '@gondola/contract/entities/order.ts'
import { ask, type Asked } from './ask.ts'
import type { Journal } from './journal.ts'
import type { Person } from './stocked-shop.ts'

/** A slot of a day that may have places. */
export interface OpenPlace {
  Dia: number
  HorarioEntrega: string
}

const DAYS = 30
/** The pause before a request is sent again; it doubles up to the longest. */
const AGAIN_MS = 40
const AGAIN_MAX_MS = 640
/** After that a request that fails again and again is told of, and left. */
const PATIENCE_MS = 240_000

/** Shoppers and staff at work, who ask again until they are answered. */
export class Traffic {
  readonly #address: string
  readonly journal: Journal
  /** Those not known to be full, the next first. */
  places: OpenPlace[] = []
  /** Acknowledged orders that staff have not touched. */
  readonly queue: Order[] = []
  #isStopping = false
  #running: Promise<void>[] = []

  constructor(address: string, journal: Journal) {
    this.#address = address
    this.journal = journal
  }

  get isStopping(): boolean {
    return this.#isStopping
  }

  /** Learns where there are places; again when the clock moved. */
  async lookForPlaces(): Promise<void> {
    const { json } = await this.untilAnswered(null, 'GET', `/api/dias/getdiasreparto/${DAYS}/HOY`)
    this.places = (json as DeliveryDay[]).flatMap(({ Id, ListHorariosDisponibles }) =>
      ListHorariosDisponibles.map(({ Desde, Hasta }) => ({
        Dia: Id,
        HorarioEntrega: `${Desde} a ${Hasta}`,
      })),
    )
  }

  /** Lets people be at work until `stop`; each is handed this. */
  async start(people: readonly ((traffic: Traffic) => Promise<void>)[]): Promise<void> {
    this.#isStopping = false
    this.journal.begin()
    await this.lookForPlaces()
    this.#running = people.map((work) => work(this))
  }

  /** Everybody finishes what they do: all that was sent is answered, or was given up at once. */
  async stop(): Promise<void> {
    this.#isStopping = true
    await Promise.all(this.#running)
  }

  /** One request; null where no answer came or the server said that it could not. */
  async once(...request: Request): Promise<Asked | null> {
    try {
      const answer = await ask(this.#address, ...request)
      this.journal.count(answer.status)
      return answer.status >= 500 ? null : answer
    } catch {
      this.journal.count('cut')
      return null
    }
  }

  /** The same request until it is answered; `isRepeated`: an earlier one may have been carried out. */
  async untilAnswered(...request: Request): Promise<Asked & { isRepeated: boolean }> {
    const began = performance.now()
    for (let isRepeated = false, pause = AGAIN_MS; ; isRepeated = true) {
      const answer = await this.once(...request)
      const waited = performance.now() - began
      this.journal.longestWait = Math.max(this.journal.longestWait, waited)
      if (answer !== null) return { ...answer, isRepeated }
      if (waited > PATIENCE_MS) throw new Error(`${request[1]} ${request[2]} is not answered`)
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
