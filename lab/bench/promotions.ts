import type { Mechanic } from '@gondola/contract/catalogue'
import { promotionDiscounts } from '@gondola/contract/promotions'

// The cost of promotions for one basket (decision 0012): an ordinary one, and the worst ones accepted. Processor time
// of the whole process, after warming up.

const TIMES = 60

const mechanics = (limit: number): Mechanic[] => [
  { Tipo: 'nxm', Lleva: 3, Paga: 2, Combinable: true, Limite: limit },
  { Tipo: 'segunda', Porcentaje: 70, Combinable: true, Limite: limit },
  { Tipo: 'porcentaje', Porcentaje: 20, Limite: limit },
  { Tipo: 'desde', Lleva: 4, Precio: 50, Combinable: true, Limite: limit },
]
const unlimited = mechanics(1).map(({ Limite: _, ...mechanic }) => mechanic)

const repeated = (all: readonly Mechanic[], count: number) =>
  Array.from({ length: count }, (_, index) => ({ Promocion: index + 1, Mecanica: all[index % all.length]! }))

const basket = (lines: number, pieces: number, Promociones: ReturnType<typeof repeated>) =>
  Array.from({ length: lines }, (_, index) => ({
    Codart: String(index),
    Cantidad: pieces,
    Unidad: 1 as const,
    Precioindividual: 100 + index,
    Preciolista: 150 + index,
    Promociones,
  }))

const BASKETS = {
  '100 lines of 3, three promotions': basket(100, 3, repeated(unlimited, 3)),
  '500 lines of 4, one limited to 24': basket(500, 4, repeated(mechanics(24), 1)),
  '500 lines of 4, two limited to 24': basket(500, 4, repeated(mechanics(24), 2)),
  '500 lines of 4, six limited to 24': basket(500, 4, repeated(mechanics(24), 6)),
  '500 lines of 4, twelve limited to 24': basket(500, 4, repeated(mechanics(24), 12)),
  '500 lines of 4, twelve limited to 98': basket(500, 4, repeated(mechanics(98), 12)),
  '500 lines of 4, forty': basket(500, 4, repeated(unlimited, 40)),
  '20 lines of 98, forty limited to 98': basket(20, 98, repeated(mechanics(98), 40)),
  '500 lines of 98 (refused), six limited to 24': basket(500, 98, repeated(mechanics(24), 6)),
}

for (const [name, lines] of Object.entries(BASKETS)) {
  const times: number[] = []
  let told = ''
  for (let time = 0; time < TIMES; time++) {
    const before = process.cpuUsage()
    const { isBest, work } = promotionDiscounts(lines)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
    told = `${isBest ? 'the best choice' : 'one by one'}, ${work.toFixed(0)} steps`
  }
  times.sort((a, b) => a - b)
  console.log(`${name}: ${times[TIMES / 2]!.toFixed(2)} ms of processor (${told})`)
}
