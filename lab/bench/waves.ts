import highs from 'highs'
import { completeWalk, learnWalk, START, type WalkLeg } from '../../server/src/orders/picking/walk.ts'
import { median } from './median.ts'
import { seededRandom } from './seeded-random.ts'

// npm run bench -- waves: steps per line of pickers in three generated branches: in the order of entry, by the aisles
// that staff ordered, by the order learned from 200 orders, and by the shortest walk, which an independent solver finds.
// A family is one bay: at it a picker reaches all its articles.

const LINES = 17
const WAVES = 20
const SINGLES = 40
const ORDERS_LEARNED = 200
const STEPS_PER_SECOND = 1.7

interface Branch {
  name: string
  aisles: number
  /** Bays of one side of an aisle. */
  bays: number
  /** Of the families, those away from their department. */
  away: number
  inWave: number
}

const BRANCHES: readonly Branch[] = [
  { name: 'eight aisles of seven bays', aisles: 8, bays: 7, away: 0, inWave: 12 },
  { name: 'fourteen aisles of four bays', aisles: 14, bays: 4, away: 0.1, inWave: 12 },
  {
    name: 'five aisles of twelve bays, a fifth of the families elsewhere',
    aisles: 5,
    bays: 12,
    away: 0.2,
    inWave: 8,
  },
]

const BETWEEN_AISLES = 7
const BETWEEN_BAYS = 2

interface Place {
  aisle: number
  /** From 1 at the front. */
  bay: number
}

// declared as CommonJS, served as a module
const solver = await (highs as unknown as typeof highs.default)()

function report(branch: Branch, random: () => number): void {
  const { places, catalogue, staff } = furnished(branch, random)
  const { steps, walked } = walking(branch, places)
  const weights = catalogue.map(() => 1 / (1 + 30 * random()))
  const order = () => Array.from({ length: LINES }, () => catalogue[drawn(weights, random)]!)
  const by = (walk: readonly number[]) => (families: readonly number[]) =>
    walked(families.toSorted((a, b) => walk.indexOf(a) - walk.indexOf(b)))

  const legs = Array.from({ length: ORDERS_LEARNED }, () => {
    const left = order().toSorted((a, b) => catalogue.indexOf(a) - catalogue.indexOf(b))
    // every second picker knows the branch, and goes to the nearest line
    const isKnown = random() < 0.5
    let from: number = START
    return Array.from({ length: LINES }, (): WalkLeg => {
      const at = from
      const to = isKnown ? left.toSorted((a, b) => steps(at, a) - steps(at, b))[0]! : left[0]!
      left.splice(left.indexOf(to), 1)
      from = to
      // what taking and scanning an article takes: mostly some seconds, sometimes a minute
      const taking = 6 + 20 * random() ** 3 + (random() < 0.03 ? 60 : 0)
      return { from: at, to, seconds: Math.round(steps(at, to) / STEPS_PER_SECOND + taking) }
    })
  }).flat()
  const learned = completeWalk(learnWalk(legs) ?? [], catalogue)

  for (const [what, count, orders] of [
    ['waves', WAVES, branch.inWave],
    ['single orders', SINGLES, 1],
  ] as const) {
    const ratios = Array.from({ length: count }, () => {
      const families = Array.from({ length: orders }, order).flat()
      const shortest = exactWalk(
        branch,
        [...new Set(families)].map((family) => places.get(family)!),
      )
      const entered = walked(families)
      return {
        perLine: by(staff)(families) / families.length,
        staff: by(staff)(families) / entered,
        above: by(staff)(families) / shortest,
        learned: by(learned)(families) / entered,
        byCatalogue: by(learned)(families) / by(catalogue)(families),
        learnedAbove: by(learned)(families) / shortest,
      }
    })
    const of = (key: keyof (typeof ratios)[number]) => median(ratios.map((each) => each[key]))
    const percent = (ratio: number) => `${((ratio - 1) * 100).toFixed(1)} %`
    console.log(
      `${branch.name}, ${count} ${what}${orders > 1 ? ` of ${orders}` : ''}: ${of('perLine').toFixed(1)} steps per line by staff's aisles, ` +
        `${percent(of('staff'))} against the order of entry, ${percent(of('above'))} against the shortest; ` +
        `learned ${percent(of('learned'))} against the order of entry, ${percent(of('byCatalogue'))} against the catalogue's, ` +
        `${percent(of('learnedAbove'))} against the shortest`,
    )
  }
}

/** The families in their bays: by department, but departments in an order of the branch's own. */
function furnished({ aisles, bays, away }: Branch, random: () => number) {
  const size = aisles * bays * 2
  const catalogue = Array.from({ length: size }, (_, index) => index + 1)
  const perDepartment = 8
  const departments = Array.from({ length: Math.ceil(size / perDepartment) }, (_, index) =>
    catalogue.slice(index * perDepartment, (index + 1) * perDepartment),
  )
  const staff = shuffled(departments, random).flat()
  for (let moved = 0; moved < size * away; moved++) {
    const [a, b] = [Math.floor(random() * size), Math.floor(random() * size)]
    ;[staff[a], staff[b]] = [staff[b]!, staff[a]!]
  }
  const places = new Map(
    staff.map((family, index): [number, Place] => {
      const aisle = Math.floor(index / (bays * 2))
      const along = Math.floor((index % (bays * 2)) / 2)
      return [family, { aisle, bay: 1 + (aisle % 2 === 0 ? along : bays - 1 - along) }]
    }),
  )
  return { places, catalogue, staff }
}

/** Steps from shelf to shelf, and from the start past shelves and back to it. */
function walking({ bays }: Branch, places: ReadonlyMap<number, Place>) {
  const placeOf = (family: number): Place => places.get(family) ?? { aisle: 0, bay: 0 }
  const steps = (from: number, to: number): number => {
    const [a, b] = [placeOf(from), placeOf(to)]
    if (a.aisle === b.aisle) return Math.abs(a.bay - b.bay) * BETWEEN_BAYS
    const along = Math.min(a.bay + b.bay, 2 * (bays + 1) - a.bay - b.bay)
    return along * BETWEEN_BAYS + Math.abs(a.aisle - b.aisle) * BETWEEN_AISLES
  }
  const walked = (families: readonly number[]): number =>
    [START, ...families].reduce((sum, family, place, all) => sum + steps(family, all[place + 1] ?? START), 0)
  return { steps, walked }
}

/**
 * The shortest walk from the front of the first aisle past some bays and back, as an integer program: how often each way
 * between neighbouring places is walked, so that every place is left as often as it is reached and none lies apart.
 */
function exactWalk({ aisles, bays }: Branch, wanted: readonly Place[]): number {
  const name = (aisle: number, bay: number) => `p${aisle}_${bay}`
  const required = new Set(wanted.map(({ aisle, bay }) => name(aisle, bay)))
  const ways: { ends: readonly [string, string]; steps: number }[] = []
  for (let aisle = 0; aisle < aisles; aisle++) {
    const stops = [0, ...Array.from({ length: bays }, (_, index) => index + 1), bays + 1].filter(
      (bay) => bay === 0 || bay === bays + 1 || required.has(name(aisle, bay)),
    )
    for (const [place, bay] of stops.entries()) {
      const next = stops[place + 1]
      if (next !== undefined)
        ways.push({ ends: [name(aisle, bay), name(aisle, next)], steps: (next - bay) * BETWEEN_BAYS })
    }
    if (aisle > 0)
      for (const bay of [0, bays + 1])
        ways.push({ ends: [name(aisle - 1, bay), name(aisle, bay)], steps: BETWEEN_AISLES })
  }
  const start = name(0, 0)
  const nodes = [...new Set(ways.flatMap(({ ends }) => ends))]
  const terms = (chosen: (ends: readonly [string, string]) => boolean) =>
    ways.flatMap(({ ends }, way) => (chosen(ends) ? [`x${way}`] : [])).join(' + ')
  const even = nodes.map((node) => `${terms((ends) => ends.includes(node))} - 2 k${node} = 0`)
  const cutOff = (part: ReadonlySet<string>) => `${terms(([a, b]) => part.has(a) !== part.has(b))} >= 2`
  // those that most walks need, from the beginning: stretches of an aisle, and all aisles from one on
  const cuts = Array.from({ length: aisles }, (_, aisle) => {
    const stops = nodes.filter((node) => node.startsWith(`p${aisle}_`) && required.has(node))
    const stretches = stops.flatMap((_stop, from) =>
      stops.slice(from + 1).map((__, more) => stops.slice(from, from + more + 2)),
    )
    const onward = nodes.filter((node) => Number(node.slice(1).split('_')[0]) >= aisle)
    return [...stretches, ...(aisle > 0 && onward.some((node) => required.has(node)) ? [onward] : [])]
  })
    .flat()
    .map((part) => cutOff(new Set(part)))
  for (;;) {
    const { Status, ObjectiveValue, Columns } = solver.solve(
      [
        `Minimize ${ways.map(({ steps }, way) => `${steps} x${way}`).join(' + ')}`,
        'Subject To',
        ...even,
        ...cuts,
        'Bounds',
        ...ways.map((_, way) => `0 <= x${way} <= 2`),
        ...nodes.map((node) => `${required.has(node) ? 1 : 0} <= k${node} <= 4`),
        'General',
        [...ways.map((_, way) => `x${way}`), ...nodes.map((node) => `k${node}`)].join(' '),
        'End',
      ].join('\n'),
    )
    if (Status !== 'Optimal') throw new Error(`no shortest walk: ${Status}`)
    const walked = ways.filter((_, way) => Math.round(columnOf(Columns, `x${way}`)) > 0)
    const apart = parts(walked.map(({ ends }) => ends)).filter(
      (part) => !part.has(start) && [...part].some((node) => required.has(node)),
    )
    if (apart.length === 0) return ObjectiveValue
    cuts.push(...apart.map(cutOff))
  }
}

const columnOf = (columns: Record<string, unknown>, name: string): number =>
  (columns[name] as { Primal: number }).Primal

/** The connected parts of a graph. */
function parts(edges: readonly (readonly [string, string])[]): Set<string>[] {
  let found: Set<string>[] = []
  for (const ends of edges) {
    const touching = found.filter((part) => ends.some((end) => part.has(end)))
    found = [
      ...found.filter((part) => !touching.includes(part)),
      new Set([...ends, ...touching.flatMap((part) => [...part])]),
    ]
  }
  return found
}

function drawn(weights: readonly number[], random: () => number): number {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
  return Math.max(
    0,
    weights.findIndex((weight) => (left -= weight) < 0),
  )
}

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  return all
    .map((each) => ({ each, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ each }) => each)
}

for (const [index, branch] of BRANCHES.entries()) report(branch, seededRandom(7 + index))
