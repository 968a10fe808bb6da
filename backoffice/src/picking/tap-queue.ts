import type { PickedLine } from '@gondola/contract/entities/preparation.ts'
import type { PickingTap, StaffOrder } from '@gondola/contract/entities/staff-order.ts'
import type { SubstituteArticle } from '@gondola/contract/rules/prepared-line.ts'

/** A tap that the server does not have yet, with what is needed to show it meanwhile. */
export interface WaitingTap {
  Pedido: number
  tap: PickingTap
  substitute: SubstituteArticle | null
}

/** A tap that did not count, and why; until somebody has read it. */
export interface LostTap {
  Pedido: number
  Items: number
  Clave: string
  Detalle: string
}

const DEVICE = 'gondola-preparar-dispositivo'
const COUNTER = 'gondola-preparar-orden'
const WAITING = 'gondola-preparar-cola'
const LOST = 'gondola-preparar-avisos'
const ORDERS = 'gondola-preparar-pedidos'
/** Orders that are remembered for a reload without a network. */
const ORDERS_MAX = 30

/**
 * The taps of this device, in its local storage: written before anything is sent, so that neither a lost connection nor
 * a reload loses one. Each read is of the storage itself: another tab may have written.
 */
export class TapQueue {
  readonly #storage: Storage
  readonly #listeners = new Set<() => void>()
  #version = 0

  constructor(storage: Storage) {
    this.#storage = storage
  }

  /** For `useSyncExternalStore`: calls back after every change. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Differs after every change. */
  readonly version = (): number => this.#version

  /**
   * Remembers a tap on a line that was seen at `Version`; null takes back what was said of the line.
   *
   * @throws where the device cannot store it: whoever taps must be told
   */
  add(
    Pedido: number,
    { Items, Version }: { Items: number; Version: number },
    Preparado: PickedLine | null,
    substitute: SubstituteArticle | null = null,
  ): WaitingTap {
    const Orden = this.#next()
    const tap = { Clave: crypto.randomUUID(), Dispositivo: this.device(), Orden, Items, Version, Preparado }
    const waiting = { Pedido, tap, substitute }
    this.#write(WAITING, [...this.waiting(), waiting])
    return waiting
  }

  /** What the server does not have yet, oldest first. */
  waiting(): WaitingTap[] {
    return this.#read(WAITING) as WaitingTap[]
  }

  /** The server has these: they wait no longer. */
  settle(keys: readonly string[]): void {
    const settled = new Set(keys)
    this.#write(
      WAITING,
      this.waiting().filter(({ tap }) => !settled.has(tap.Clave)),
    )
  }

  lost(): LostTap[] {
    return this.#read(LOST) as LostTap[]
  }

  lose(taps: readonly LostTap[]): void {
    if (taps.length > 0) this.#write(LOST, [...this.lost(), ...taps])
  }

  /** Somebody has read why a tap did not count. */
  dismissLost(Pedido: number): void {
    this.#write(
      LOST,
      this.lost().filter((each) => each.Pedido !== Pedido),
    )
  }

  /** Orders as the server told them last. */
  orders(): StaffOrder[] {
    return this.#read(ORDERS) as StaffOrder[]
  }

  /** Remembers orders; an answer that was overtaken by a newer one changes nothing. */
  keepOrders(orders: readonly StaffOrder[]): void {
    const known = this.orders()
    const ids = new Set(orders.map(({ Id }) => Id))
    const newest = orders.map((order) => {
      const there = known.find(({ Id }) => Id === order.Id)
      return there !== undefined && changesOf(there) > changesOf(order) ? there : order
    })
    this.#write(ORDERS, [...newest, ...known.filter(({ Id }) => !ids.has(Id))].slice(0, ORDERS_MAX))
  }

  /** This device's name among those that prepare. */
  device(): string {
    const known = this.#storage.getItem(DEVICE)
    if (known !== null) return known
    const made = crypto.randomUUID()
    this.#storage.setItem(DEVICE, made)
    return made
  }

  /** The running number of the next tap. */
  #next(): number {
    const next = Number(this.#storage.getItem(COUNTER) ?? 0) + 1
    this.#storage.setItem(COUNTER, String(next))
    return next
  }

  #read(key: string): unknown {
    return JSON.parse(this.#storage.getItem(key) ?? '[]')
  }

  #write(key: string, value: unknown): void {
    this.#storage.setItem(key, JSON.stringify(value))
    this.changed()
  }

  /** Another tab wrote, or this one. */
  changed(): void {
    this.#version += 1
    for (const listener of this.#listeners) listener()
  }
}

/** How much was said of an order and done with it: it only grows. */
const changesOf = ({ Lineas, Historial }: StaffOrder): number =>
  Lineas.reduce((sum, { Version }) => sum + Version, Historial.length)
