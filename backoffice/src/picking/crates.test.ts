import { describe, expect, test } from 'vitest'
import { CRATE_LETTERS, type PickingLine, type StaffOrder } from '@gondola/contract/orders'
import {
  crateLabels,
  cratesOf,
  goneFrom,
  NO_CRATES,
  scanInWave,
  type CrateState,
  type CrateStep,
} from './crates.ts'
import { TapQueue } from './tap-queue.ts'
import type { WaitingTap } from './stored-taps.ts'
import { shownLines, type ShownLine } from './visible-lines.ts'

const line = (Pedido: number, Items: number, Codart: string, Cantidad = 1, more: Partial<PickingLine> = {}) =>
  ({
    Pedido,
    Items,
    Codart,
    Descrip: Codart,
    Cantidad,
    Unidad: 1,
    Precioindividual: 10,
    Precioventa: 10 * Cantidad,
    Ean: null,
    CodigoOrigen: null,
    Version: 0,
    isWaiting: false,
    B1: true,
    ...more,
  }) as ShownLine

const parameters = { EtiquetasBalanza: [], ToleranciaPeso: 10 }

/** As the server gives them. */
const lettersOf = (ids: readonly number[]) =>
  cratesOf(
    [...new Set(ids)].toSorted((a, b) => a - b).map((Id, place) => ({ Id, Cajon: CRATE_LETTERS[place]! })),
  )

/** Scans codes a second apart, `code@ms` sooner; returns the steps' kinds and the last step. */
function scanAll(lines: readonly ShownLine[], ...codes: string[]) {
  const crates = lettersOf(lines.map(({ Pedido }) => Pedido))
  let labels: Record<string, string> = {}
  let [state, at]: [CrateState, number] = [NO_CRATES, 0]
  const steps = codes.map((each): CrateStep => {
    const [code = '', after = '1000'] = each.split('@')
    at += Number(after)
    const step = scanInWave(state, { code, at }, { lines, crates, labels, parameters })
    state = step.state
    if (step.kind === 'put' && step.label !== undefined) labels = { ...labels, [step.crate]: step.label }
    return step
  })
  return { kinds: steps.map(({ kind }) => kind), last: steps.at(-1)! }
}

describe('an article and then its crate', () => {
  const two = [line(7, 1, 'YERBA-500'), line(9, 1, 'YERBA-500', 3), line(9, 2, 'PAN-1')]

  test.each<[what: string, codes: string[], kinds: string[], last: object]>([
    ['by its label', ['YERBA-500', 'CAJON-A'], ['in-hand', 'put'], { Cantidad: 1, line: { Pedido: 7 } }],
    ['by its letter', ['YERBA-500', 'a'], ['in-hand', 'put'], { Cantidad: 1, crate: 'A' }],
    [
      'the wrong crate',
      ['PAN-1', 'CAJON-A'],
      ['in-hand', 'fault'],
      { text: 'Ese es el cajón A: va en el B.' },
    ],
    ['then the right one', ['PAN-1', 'CAJON-A', 'CAJON-B'], ['in-hand', 'fault', 'put'], { Cantidad: 1 }],
    ['a crate alone', ['CAJON-A'], ['fault'], { text: expect.stringContaining('Primero escaneá') }],
    ['another article between', ['PAN-1', 'YERBA-500'], ['in-hand', 'fault'], { line: { Codart: 'PAN-1' } }],
    ['no such article', ['7791111111111'], ['fault'], { text: expect.stringContaining('no es de ningún') }],
    [
      'a scanner that fires twice',
      ['PAN-1', 'PAN-1@50', 'B', 'B@50'],
      ['in-hand', 'double', 'put', 'double'],
      {},
    ],
    [
      'more than was ordered',
      ['PAN-1', 'PAN-1'],
      ['in-hand', 'fault'],
      { text: expect.stringContaining('cajón B') },
    ],
    ['its own label, from then on', ['PAN-1', 'R-0042'], ['in-hand', 'put'], { label: 'R-0042', crate: 'B' }],
    [
      'a label of another order',
      ['YERBA-500', 'R-7', 'PAN-1', 'R-7'],
      ['in-hand', 'put', 'in-hand', 'fault'],
      {},
    ],
    [
      'a label is asked about',
      ['PAN-1', 'R-0042'],
      ['in-hand', 'put'],
      { question: { text: '«R-0042»: ¿es la etiqueta del cajón B?' } },
    ],
    [
      "another order's number",
      ['PAN-1', '7'],
      ['in-hand', 'fault'],
      { text: 'Ese es el cajón A: va en el B.' },
    ],
    ["its order's number", ['PAN-1', '9'], ['in-hand', 'put'], { crate: 'B' }],
    ['a PLU is no crate', ['PAN-1', '5586'], ['in-hand', 'fault'], {}],
    [
      "another wave's crate",
      ['PAN-1', 'CAJON-AC'],
      ['in-hand', 'fault'],
      { text: 'Ese es el cajón AC: va en el B.' },
    ],
    ['an EAN is no crate', ['PAN-1', '7791111111111'], ['in-hand', 'fault'], {}],
  ])('%s', (_what, codes, kinds, last) => {
    const seen = scanAll(two, ...codes)
    expect(seen.kinds).toEqual(kinds)
    expect(seen.last).toMatchObject(last)
  })

  test('several pieces of one order go into its crate together', () => {
    expect(scanAll(two.slice(1), 'YERBA-500', 'YERBA-500').last).toMatchObject({
      state: { inHand: { amount: 2 } },
    })
    const three = scanAll([line(7, 9, 'X-1'), ...two.slice(1)], 'YERBA-500', 'YERBA-500', 'YERBA-500', 'B')
    expect(three.last).toMatchObject({ kind: 'put', Cantidad: 3 })
  })

  test('what was undone while it is in hand is not counted twice', () => {
    const lines = [line(7, 1, 'PAN-1', 2), line(9, 1, 'PAN-1')]
    const crates = lettersOf([7, 9])
    const wave = { lines, crates, parameters }
    const { state } = scanInWave(NO_CRATES, { code: 'PAN-1', at: 0 }, wave)
    const all = { Preparado: { Cantidad: 2, Precioventa: 20, Sustituto: null, Nota: null } }
    const step = scanInWave(
      state,
      { code: 'A', at: 1000 },
      { ...wave, lines: [{ ...lines[0]!, ...all }, lines[1]!] },
    )
    expect(step).toMatchObject({ kind: 'fault', state: { inHand: null } })
  })

  test.each([
    [{ Estado: 'A' }, 'se anuló: devolvé a su lugar lo que tiene', ', y lo que tenés en la mano'],
    [{ Estado: 'P' }, 'volvió a la cola: apartá su cajón', ', y devolvé a su lugar lo que tenés en la mano'],
  ] as const)(
    'the crate of an order that is gone, with and without an article in hand: %o',
    (state, text, hand) => {
      const lines = [line(7, 1, 'PAN-1'), line(9, 1, 'YERBA-500')]
      const crates = lettersOf([7, 9])
      const orders = [
        { Id: 7, Cajon: 'A', Estado: 'P', Preparacion: 'preparando' },
        { Id: 9, Cajon: 'B', ...state },
      ] as const
      const wave = { lines: lines.slice(0, 1), crates, parameters }
      const { state: held } = scanInWave(NO_CRATES, { code: 'YERBA-500', at: 0 }, { ...wave, lines })
      const scan = (before: CrateState, letter?: string) =>
        scanInWave(before, { code: 'CAJON-B', at: 1000 }, { ...wave, gone: goneFrom(orders, letter) })
      const told = `El pedido N.º 9 (cajón B) ${text}`
      expect(scan(NO_CRATES)).toMatchObject({ kind: 'fault', text: `${told}.` })
      expect(scan(held, 'B')).toMatchObject({ text: `${told}${hand}.`, state: { inHand: null } })
    },
  )

  test('a label is what was said last on this device, and not what two crates bear', () => {
    const of = (Id: number, Cajon: string, EtiquetaCajon?: string) => ({
      Id,
      Cajon,
      ...(EtiquetaCajon !== undefined && { EtiquetaCajon }),
    })
    const tap = (Pedido: number, EtiquetaCajon?: string) => ({ Pedido, tap: { EtiquetaCajon } }) as WaitingTap
    expect(crateLabels([of(7, 'A', 'R-1'), of(9, 'B')], [tap(9, 'R-2'), tap(9)])).toEqual({
      A: 'R-1',
      B: 'R-2',
    })
    expect(crateLabels([of(7, 'A', 'R-1'), of(9, 'B', 'R-1'), of(8, 'C', 'R-3')])).toEqual({ C: 'R-3' })
  })
})

const SCANS = 100_000
const WAVE_ORDERS = 6
/** Thirty minutes of scanning. */
const OFFLINE_SCANS = 300

test('no article lies in another crate than the server has it in, in 100,000 scans with doubles and without a network', () => {
  let seed = 42
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
  const below = (count: number) => Math.floor(random() * count)
  let [scans, doubles, refused, mixUps, wave] = [0, 0, 0, 0, 0]
  while (scans < SCANS) {
    wave++
    const orders = Array.from({ length: WAVE_ORDERS }, (_, order): StaffOrder => {
      const Id = wave * 100 + order
      const articles = [...new Set(Array.from({ length: 5 }, () => below(20)))]
      const Lineas = articles.map((article, index) => line(Id, index + 1, `ART-${article}`, 1 + below(3)))
      return { Id, B1: true, Lineas, Historial: [] } as unknown as StaffOrder
    })
    const crates = lettersOf(orders.map(({ Id }) => Id))
    const storage = new Map<string, string>()
    const queue = new TapQueue(
      {
        getItem: (name: string) => storage.get(name) ?? null,
        setItem: (name: string, value: string) => void storage.set(name, value),
      } as Storage,
      () => 1,
    )
    /** What the server has got, each tap once by its key. */
    const server = new Map<string, WaitingTap>()
    /** What lies in the crates. */
    const inCrate = new Map<string, number>()
    let [state, at, offlineUntil]: [CrateState, number, number] = [NO_CRATES, 0, 0]
    const taps = () => [...server.values(), ...queue.waiting().filter(({ tap }) => !server.has(tap.Clave))]
    const fire = (code: string, after: number): CrateStep => {
      scans++
      at += after
      const step = scanInWave(state, { code, at }, { lines: shownLines(orders, taps()), crates, parameters })
      state = step.state
      if (step.kind === 'put')
        queue.add(step.line.Pedido, step.line, { Cantidad: step.Cantidad, Sustituto: null, Nota: null })
      if (step.kind === 'fault') refused++
      if (step.kind === 'double') doubles++
      if (scans > offlineUntil && random() < 0.01) offlineUntil = scans + OFFLINE_SCANS
      if (scans > offlineUntil) {
        for (const waiting of queue.waiting()) server.set(waiting.tap.Clave, waiting)
        // an answer may be lost: then the same taps go once more
        if (random() < 0.8) queue.settle(queue.waiting().map(({ tap }) => tap.Clave))
      }
      return step
    }
    /** What the picker holds: an article counts once, however often the scanner fires. */
    let hand: string[] = []
    const scan = (code: string): CrateStep => {
      const step = fire(code, 500 + below(5000))
      if (step.kind === 'in-hand') hand.push(code)
      if (step.kind === 'put') {
        for (const article of hand) {
          const place = `${step.line.Pedido} ${article}`
          inCrate.set(place, (inCrate.get(place) ?? 0) + 1)
        }
        hand = []
      }
      if (random() < 0.1) fire(code, 20 + below(300))
      return step
    }
    for (;;) {
      const next = shownLines(orders, taps()).find((each) => (each.Preparado?.Cantidad ?? 0) < each.Cantidad)
      if (next === undefined) break
      scan(random() < 0.05 ? `ART-${below(25)}` : next.Codart)
      // now and then another crate first, or a second article before the first is put away
      if (random() < 0.1) scan(`CAJON-${'ABCDEF'[below(6)]}`)
      if (random() < 0.05) scan(`ART-${below(25)}`)
      if (state.inHand !== null) scan(`CAJON-${crates.get(state.inHand.line.Pedido)}`)
    }
    for (const waiting of queue.waiting()) server.set(waiting.tap.Clave, waiting)
    for (const { Pedido, Codart, Preparado } of shownLines(orders, [...server.values()]))
      if ((Preparado?.Cantidad ?? 0) !== (inCrate.get(`${Pedido} ${Codart}`) ?? 0)) mixUps++
  }
  expect({ mixUps, doubles: doubles > 5000, refused: refused > 5000 }).toEqual({
    mixUps: 0,
    doubles: true,
    refused: true,
  })
}, 120_000)

test('an order without a letter goes by its number, which its crate is called and pressed by', () => {
  const lines = [line(6571, 1, 'YERBA'), line(6605, 1, 'PAN')]
  const crates = cratesOf([{ Id: 6571 }, { Id: 6605 }])
  const wave = { lines, crates, parameters }
  const held = scanInWave(NO_CRATES, { code: 'YERBA', at: 1000 }, wave)
  expect(held).toMatchObject({ kind: 'in-hand', crate: '6571' })
  expect(scanInWave(held.state, { code: '6605', at: 2000 }, wave)).toMatchObject({ kind: 'fault' })
  expect(scanInWave(held.state, { code: '6571', at: 2000 }, wave)).toMatchObject({
    kind: 'put',
    line: { Pedido: 6571 },
  })
})
