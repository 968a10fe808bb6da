import type { PickedLine } from '@gondola/contract/cart'
import { type StaffOrder, type SubstituteArticle, PICKING_TEXTS } from '@gondola/contract/orders'
import { readStoredValue } from '@gondola/contract/base'
import { KEPT_ORDERS as ORDERS } from '../api/storage.ts'
import {
  areLostTaps,
  areOrders,
  areWaitingTaps,
  isLostTap,
  isOrder,
  isWaitingTap,
  type LostTap,
  type WaitingTap,
} from './stored-taps.ts'

const DEVICE = 'gondola-preparar-dispositivo'
const COUNTER = 'gondola-preparar-orden'
const WAITING = 'gondola-preparar-cola'
const LOST = 'gondola-preparar-avisos'
/** The format required by the contract. */
const DEVICE_NAME = /^.{4,60}$/
/** Orders stored for a reload without a network. */
const ORDERS_MAX = 30

/**
 * The taps (pick events) of this device, in local storage. They are written before anything is sent, so that neither a
 * lost connection nor a reload loses one. Every read goes to the storage, because another tab may have written. A tap is
 * shown and sent only while its author is logged in.
 */
export class TapQueue {
  readonly #storage: Storage
  readonly #author: () => number | null
  readonly #listeners = new Set<() => void>()
  /** Values written by this page, which need no validation. */
  readonly #written = new Map<string, { text: string; value: unknown }>()
  /** Orders that did not fit into the storage: held in memory as long as the page is open. */
  #unkept: StaffOrder[] | null = null
  #version = 0

  /** `author`: the Id of who is logged in; null: nobody. */
  constructor(storage: Storage, author: () => number | null) {
    this.#storage = storage
    this.#author = author
    this.#mend()
  }

  /** For `useSyncExternalStore`: calls back after every change. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Changes with every change of the queue. */
  readonly version = (): number => this.#version

  /**
   * Stores a tap on a line, made on its `Version`; null undoes the entry for the line. `label`: the code
   * on the crate that it went into.
   *
   * @throws if the device cannot store it: the user must be informed
   */
  add(
    Pedido: number,
    { Items, Version }: { Items: number; Version: number },
    Preparado: PickedLine | null,
    substitute: SubstituteArticle | null = null,
    label?: string,
  ): WaitingTap {
    const Orden = this.#next()
    const made = { Clave: crypto.randomUUID(), Dispositivo: this.device(), Orden, Items, Version, Preparado }
    const tap = { ...made, ...(label !== undefined && { EtiquetaCajon: label }) }
    const Autor = this.#author()
    const waiting = { Pedido, tap, substitute, ...(Autor !== null && { Autor }) }
    this.#write(WAITING, [...this.#all(), waiting])
    return waiting
  }

  /** Taps of who is logged in that are not sent yet, oldest first. */
  waiting(): WaitingTap[] {
    const own = this.#author()
    return this.#all().filter(({ Autor = own }) => own !== null && Autor === own)
  }

  #all(): WaitingTap[] {
    return this.#read(WAITING, areWaitingTaps, isWaitingTap).value
  }

  /** Drops what is not sent yet: its author leaves without saving it. */
  discard(): void {
    this.settle(this.waiting().map(({ tap }) => tap.Clave))
  }

  /** Removes taps that the server has answered. */
  settle(keys: readonly string[]): void {
    const settled = new Set(keys)
    this.#write(
      WAITING,
      this.#all().filter(({ tap }) => !settled.has(tap.Clave)),
    )
  }

  lost(): LostTap[] {
    return this.#read(LOST, areLostTaps, isLostTap).value
  }

  lose(taps: readonly LostTap[]): void {
    if (taps.length > 0) this.#write(LOST, [...this.lost(), ...taps])
  }

  /** Removes lost taps of an order, of one line (`Items`) or of all, once somebody has read the reason. */
  dismissLost(Pedido: number, Items?: number): void {
    const isRead = (each: LostTap) => each.Pedido === Pedido && (Items ?? each.Items) === each.Items
    this.#write(
      LOST,
      this.lost().filter((each) => !isRead(each)),
    )
  }

  /** Orders as last received from the server. */
  orders(): StaffOrder[] {
    return this.#unkept ?? this.#read(ORDERS, areOrders, isOrder).value
  }

  /** Stores orders; an answer older than the stored one changes nothing. */
  keepOrders(orders: readonly StaffOrder[]): void {
    const known = this.orders()
    const ids = new Set(orders.map(({ Id }) => Id))
    const newest = orders.map((order) => {
      const there = known.find(({ Id }) => Id === order.Id)
      return there !== undefined && changesOf(there) > changesOf(order) ? there : order
    })
    const kept = [...newest, ...known.filter(({ Id }) => !ids.has(Id))].slice(0, ORDERS_MAX)
    try {
      this.#write(ORDERS, kept)
      this.#unkept = null
    } catch {
      // A full device still shows the orders it prepares.
      this.#unkept = kept
      this.changed()
    }
  }

  /** This device's name, unique among pickers. */
  device(): string {
    const known = this.#storage.getItem(DEVICE)
    if (known !== null && DEVICE_NAME.test(known)) return known
    const made = crypto.randomUUID()
    this.#storage.setItem(DEVICE, made)
    return made
  }

  /** The sequence number of the next tap. */
  #next(): number {
    const next = Number(this.#storage.getItem(COUNTER) ?? 0) + 1
    if (!Number.isSafeInteger(next) || next < 1) return this.#beginAnew()
    this.#storage.setItem(COUNTER, String(next))
    return next
  }

  /** The device's counter is unreadable: continues under a new device name, with this as its first tap. */
  #beginAnew(): number {
    this.#storage.removeItem(DEVICE)
    this.#storage.setItem(COUNTER, '1')
    return 1
  }

  /** Repairs data of an earlier version or another program: unreadable taps are dropped, and the user is informed. */
  #mend(): void {
    const waiting = this.#read(WAITING, areWaitingTaps, isWaitingTap)
    const lost = this.#read(LOST, areLostTaps, isLostTap)
    if (!waiting.isLost && !lost.isLost) return
    const told = { Pedido: 0, Items: 0, Clave: crypto.randomUUID(), Detalle: PICKING_TEXTS.unreadable }
    try {
      this.#write(LOST, [...lost.value, told])
      this.#write(WAITING, waiting.value)
    } catch {
      // A full device: the unreadable data stays in the storage and is ignored.
    }
  }

  #read<T>(
    key: string,
    areAll: (parsed: unknown) => parsed is T[],
    isOne: (parsed: unknown) => parsed is T,
  ): { value: T[]; isLost: boolean } {
    const text = this.#storage.getItem(key)
    const own = this.#written.get(key)
    if (own !== undefined && own.text === text) return { value: own.value as T[], isLost: false }
    const { value, isLost } = readStoredValue(text, areAll, (parsed) =>
      Array.isArray(parsed) ? parsed.filter(isOne) : null,
    )
    return { value: value ?? [], isLost }
  }

  #write(key: string, value: unknown): void {
    const text = JSON.stringify(value)
    this.#storage.setItem(key, text)
    this.#written.set(key, { text, value })
    this.changed()
  }

  /** Notifies the listeners of a change by this tab or another one. */
  changed(): void {
    this.#version += 1
    for (const listener of this.#listeners) listener()
  }
}

/** Number of entries and events of an order: it only grows. */
const changesOf = ({ Lineas, Historial }: StaffOrder): number =>
  Lineas.reduce((sum, { Version }) => sum + Version, Historial.length)
