import type { Method, Operation } from './api-description.ts'
import { hostileValue, validValue, type Known } from './generated-value.ts'
import { BROKEN_BODIES, FOREIGN_FIELDS, HOSTILE_HEADERS, HOSTILE_TEXTS } from './hostile-values.ts'
import type { Preparation } from '../arrangements/preparation.ts'
import type { SeededRandom } from '../random.ts'
import type { SensibleBodies } from './sensible-bodies.ts'

export const MANNERS = ['valid', 'nearly valid', 'hostile'] as const
export type Manner = (typeof MANNERS)[number]

/** A request, ready to send. */
export interface FuzzRequest {
  operation: Operation
  manner: Manner
  method: Method
  url: string
  body: string | Buffer | undefined
  headers: Record<string, string>
  /** Without the header that every change needs. */
  isWithoutXsrf: boolean
}

/** The data from which requests are generated. */
export interface Stock {
  known: Known
  sensibles: SensibleBodies
}

type Fields = Record<string, unknown>

/** Generates one request to a call: valid, with one error, or hostile; `prepared` is what was prepared for it. */
export function generatedRequest(
  operation: Operation,
  manner: Manner,
  stock: Stock,
  random: SeededRandom,
  prepared: Preparation | null,
): FuzzRequest {
  const { known } = stock
  const isHostile = manner === 'hostile'
  let url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = operation.inPath.find((part) => part.name === name)?.schema ?? {}
    const isOff = isHostile && random.isLuck(0.5)
    const value = isOff
      ? hostileValue(random)
      : (prepared?.path?.[name] ?? validValue(schema, name, known, random))
    return isHostile && random.isLuck(0.05) ? String(value).slice(0, 40) : encoded(value)
  })
  const asked = queryOf(operation, manner, known, random, prepared)
  if (asked.length > 0) url += `?${asked.join('&')}`
  const headers: Record<string, string> = {}
  if (isHostile && random.isLuck(0.4)) Object.assign(headers, random.pick(HOSTILE_HEADERS))
  const body = bodyOf(operation, manner, stock, random, prepared)
  if (body !== undefined) headers['content-type'] ??= Buffer.isBuffer(body) ? FILE : 'application/json'
  const isWithoutXsrf = isHostile && operation.method !== 'GET' && random.isLuck(0.1)
  return { operation, manner, method: operation.method, url: sendable(url), body, headers, isWithoutXsrf }
}

const FILE = 'application/octet-stream'

/** Encoded for a URL, including lone surrogates. */
const encoded = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed())

/** Removes what no client can send in a request line. */
const sendable = (url: string) => url.replace(/[^\x21-\x7e]/g, '').replaceAll('#', '')

function queryOf(
  operation: Operation,
  manner: Manner,
  known: Known,
  random: SeededRandom,
  prepared: Preparation | null,
): string[] {
  const given = prepared?.query
  const asked = operation.inQuery
    // a consistent combination is sent unchanged
    .filter(({ name, isRequired }) => (given ? name in given : isRequired || random.isLuck(0.4)))
    .map(({ name, schema }) => {
      const isOff = manner === 'hostile' && random.isLuck(0.5)
      return `${name}=${encoded(isOff ? hostileValue(random) : (given?.[name] ?? validValue(schema, name, known, random)))}`
    })
  if (manner === 'valid' || random.isLuck(0.7)) return asked
  const odd = random.pick([
    '__proto__=1',
    'constructor[prototype][x]=1',
    'a[]=1',
    '%zz=1',
    '_sort=password_hash',
  ])
  // the same name twice, or an unknown one
  return [...asked, asked[0] ?? odd, odd]
}

function bodyOf(
  operation: Operation,
  manner: Manner,
  { known, sensibles }: Stock,
  random: SeededRandom,
  prepared: Preparation | null,
): string | Buffer | undefined {
  if (prepared?.file !== undefined) return prepared.file
  if (operation.takesFile && random.isLuck(0.8)) return fileOf(random)
  if (operation.body === null)
    return manner === 'hostile' && operation.method !== 'GET' && random.isLuck(0.2) ? '{"x":1}' : undefined
  if (manner === 'hostile' && random.isLuck(0.25)) return random.pick(BROKEN_BODIES)
  const sensible = sensibles[operation.name]
  const body =
    prepared?.body !== undefined
      ? structuredClone(prepared.body)
      : sensible !== undefined && random.isLuck(0.7)
        ? sensible()
        : validValue(operation.body, '', known, random)
  if (manner !== 'valid' && isFields(body)) {
    const times = manner === 'hostile' ? random.whole(1, 4) : 1
    for (let time = 0; time < times; time++) spoil(body, random)
  }
  return JSON.stringify(body)
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Introduces one error: a missing field, a wrong type, a value out of bounds, or an unknown field. */
function spoil(body: Fields, random: SeededRandom): void {
  const names = Object.keys(body)
  const kind = random.whole(0, 4)
  if (names.length === 0 || kind === 0) {
    const [name, value] = random.pick(FOREIGN_FIELDS)
    // a copy of its own, because it may be spoilt later
    body[name] ??= structuredClone(value)
    return
  }
  const name = random.pick(names)
  const inner = body[name]
  const within = Array.isArray(inner) ? inner.find(isFields) : inner
  if (isFields(within) && random.isLuck(0.6)) return spoil(within, random)
  if (kind === 1) delete body[name]
  else if (kind === 2) body[name] = random.pick(HOSTILE_TEXTS)
  else body[name] = structuredClone(hostileValue(random))
}

/** Files as people upload them, and hostile ones. */
function fileOf(random: SeededRandom): Buffer {
  const header = 'ean;codigo_interno;descripcion;marca;cantidad;unidad;pesable;departamento;familia;precio\n'
  return Buffer.from(
    random.pick([
      Buffer.alloc(0),
      Buffer.from('GIF89a<script>alert(1)</script>'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46]),
      Buffer.from('PK\u0003\u0004'.padEnd(60, '\u0000'), 'latin1'),
      Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]),
      Buffer.from(`${header}7790000000001;1;=cmd|calc;X;1;un;N;A;B;100\n`),
      Buffer.from(`${header}${'"'.repeat(500)}\n`),
      Buffer.from(`${header.replaceAll(';', ',')}7790000000001,1,x,,1,un,N,A,B,1e9\n`),
    ]),
  )
}
