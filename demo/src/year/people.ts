import type { DeliveryForm } from '@gondola/contract/delivery'
import { Dice } from './dice.ts'
import { FIRST_NAMES, PLACES, SURNAMES, type YearPlace } from './names.ts'

/** A customer of the example year. Nobody can be reached at the address, the telephone or the document. */
export interface YearPerson {
  /** From 1; also the seed of everything that the person does. */
  number: number
  Nombre: string
  Usuario: string
  Email: string
  Nrodoc: string
  Telefono: string
  Calle: string
  Numero: string
  Piso: string
  place: YearPlace
  /** Usual delivery day, 1 Monday to 6 Saturday. */
  weekday: number
  /** Index of the usual slot. */
  slot: number
  FormaEntrega: DeliveryForm
  /** Id of the usual payment type. */
  TipoPago: number
  B1: boolean
  /** Weeks between orders. */
  everyWeeks: number
  /** Days ago of the first and of the last possible delivery; the last is negative for who still buys. */
  first: number
  last: number
}

const SEED = 7000
const YEAR_DAYS = 365
/** Deliveries are planned this far ahead of today. */
export const DAYS_AHEAD = 3

/** The first so many customers of the example year, the same for every day; `branches`: how many take orders. */
export function yearPeople(count: number, branches: 1 | 3): YearPerson[] {
  const places = branches === 1 ? PLACES.slice(0, 1) : PLACES
  return Array.from({ length: count }, (_, index) => personOf(index + 1, places))
}

function personOf(number: number, places: readonly YearPlace[]): YearPerson {
  const dice = new Dice(SEED + number)
  const first = dice.pick(FIRST_NAMES)
  const surname = dice.pick(SURNAMES)
  const place = dice.weighted(places.map((each) => [each, each.weight] as const))
  const Usuario = `${plain(first)}.${plain(surname)}${number}`
  const isPickup = dice.chance(0.17)
  const weekdays = (isPickup ? null : place.weekdays) ?? [1, 2, 3, 4, 5, 5, 6, 6]
  return {
    number,
    Nombre: `${first} ${surname}`,
    Usuario,
    // RFC 2606 keeps `.example` out of the mail system
    Email: `${Usuario}@clientes.example`,
    // no document of this range has been issued, and no local number begins with 0
    Nrodoc: `99${String(number).padStart(6, '0')}`,
    Telefono: `${place.branch === 1 ? '2284' : '249'}0${String(number).padStart(place.branch === 1 ? 5 : 6, '0')}`,
    Calle: dice.pick(place.streets) ?? '',
    Numero: String(dice.between(100, 2400)),
    Piso: dice.chance(0.2) ? `${dice.between(1, 8)}.º ${dice.pick(['A', 'B', 'C', 'D'])}` : '',
    place,
    weekday: dice.pick(weekdays) ?? 6,
    slot: dice.weighted([
      [0, 24],
      [1, 18],
      [2, 24],
      [3, 34],
    ] as const),
    FormaEntrega: isPickup ? 'RS' : 'ED',
    TipoPago: dice.weighted([
      [1, 18],
      [2, 20],
      [3, 16],
      [4, 24],
      [5, 14],
      [6, 8],
    ] as const),
    B1: dice.chance(0.85),
    everyWeeks: dice.weighted([
      [1, 24],
      [2, 33],
      [4, 29],
      [9, 14],
    ] as const),
    first: dice.chance(0.5) ? YEAR_DAYS : dice.between(5, YEAR_DAYS),
    last: dice.chance(0.1) ? dice.between(20, 240) : -DAYS_AHEAD,
  }
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()
