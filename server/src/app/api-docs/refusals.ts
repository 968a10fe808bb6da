import { isOpenToBranches, type Call } from '@gondola/contract/calls'
import {
  type Problem,
  REFUSALS,
  type RefusalCode,
  violationMessage,
  type Message,
} from '@gondola/contract/http'
import type { Violation } from '@gondola/contract/base'
import { API_DOCS_TEXTS, STATUS_TEXTS } from './page-texts.ts'
import { docsOf } from './call-docs.ts'

/** The statuses of refusals. */
export type RefusalStatus = keyof typeof STATUS_TEXTS

/** The status of each refusal code; rules of the shop are 422. */
const STATUS_OF: Readonly<Record<string, RefusalStatus>> = {
  datos: 400,
  sesion: 401,
  'clave-api': 401,
  ajeno: 403,
  permiso: 403,
  'otra-sucursal': 403,
  'todas-las-sucursales': 403,
  'confirmar-identidad': 403,
  'segundo-factor': 403,
  'clave-provisoria': 403,
  'tienda-cerrada': 403,
  xsrf: 403,
  'cuenta-bloqueada': 403,
  'no-existe': 404,
  'otra-cuenta': 409,
  precios: 409,
  horario: 409,
  estado: 409,
  'en-preparacion': 409,
  'pedido-cambiado': 409,
  'clave-repetida': 409,
  concurrencia: 409,
  cambiado: 409,
  'demasiado-grande': 413,
  'tipo-contenido': 415,
  limite: 429,
  interno: 500,
  cerrando: 503,
  ocupada: 503,
  'pago-caido': 503,
  'archivos-caidos': 503,
}

/** The codes that follow from a call's authentication, method and parameters. */
function* usualCodes(call: Call): Generator<string> {
  const { method, auth, shape } = call
  yield* ['datos', 'limite', 'interno', 'cerrando', 'ocupada']
  if (auth === 'key') yield 'clave-api'
  else if (auth !== 'anybody') yield 'sesion'
  if (auth === 'client' && method !== 'GET') yield 'otra-cuenta'
  if (auth === 'staff' || auth === 'key') yield 'permiso'
  if (auth === 'staff' && shape.byBranch === true) yield 'otra-sucursal'
  if (auth === 'staff' && (shape.byBranch === true || !isOpenToBranches(call))) yield 'todas-las-sucursales'
  if (auth === 'staff' && shape.beforeSecondFactor !== true)
    yield* ['segundo-factor', 'clave-provisoria'] as const
  if (shape.needsRecentLogin !== undefined) yield 'confirmar-identidad'
  if ((auth === 'anybody' || auth === 'client') && shape.whileClosed !== true) yield 'tienda-cerrada'
  if (method !== 'GET' && auth !== 'key') yield 'xsrf'
  if (method !== 'GET') yield* ['demasiado-grande', 'tipo-contenido']
  // records that staff and other systems address by key may have been removed or changed by somebody else
  if ((auth === 'staff' || auth === 'key') && shape.params !== undefined) yield 'no-existe'
  if (auth === 'staff' && method !== 'GET') yield* ['concurrencia', 'cambiado']
  if (auth !== 'staff' && namesBranch(shape.query)) yield 'sucursal-cerrada'
}

function namesBranch(query: Call['shape']['query'] = {}): boolean {
  const { properties = {} }: { properties?: object } = query
  return 'sucursal' in properties
}

/** A call's refusals: the codes of each status. Staff's rules (422) are described by text and field, not listed. */
export function refusalsOf(call: Call): ReadonlyMap<RefusalStatus, readonly string[]> {
  const own: readonly string[] = docsOf(call)?.[4] ?? []
  const codes = new Set([...usualCodes(call), ...own])
  const byStatus = Map.groupBy(codes, (code) => STATUS_OF[code] ?? 422)
  const hasRules = call.auth === 'staff' || call.auth === 'key' || call.shape.limit === 'staffLogin'
  if (hasRules && !byStatus.has(422)) byStatus.set(422, [])
  return byStatus
}

const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }
const responseOf = (status: RefusalStatus, codes: readonly string[]): object => ({
  description:
    codes.length === 0
      ? STATUS_TEXTS[status]
      : `${STATUS_TEXTS[status]} ${API_DOCS_TEXTS.code}: ${codes.join(', ')}.`,
  ...((status === 429 || status === 503) && { headers: RETRY_AFTER }),
  content: {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      example: exampleOf(status, codes[0] ?? STAFF_RULE),
    },
  },
})

/** Example for the rules of the back office, which are too many to list. */
const STAFF_RULE = 'nombre-en-uso'

/** Sample values for the messages that contain some. */
const VALUES = {
  Monto2: 20_000,
  MinimoLineasGuardar: 5,
  most: 10,
  Codart: '7790001',
  Descrip: 'Leche entera 1 l',
  Unidad: 1,
  Quedan: 2,
  Limite: 6,
  Nombre: 'Casa central',
  hours: [{ Desde: '10:00', Hasta: '21:00' }],
}

function exampleOf(status: RefusalStatus, code: string): Problem {
  const { title = REFUSALS.datos.title, text: detail } = messageOf(status, code)
  return { type: `urn:gondola:${code}`, title, status, detail, code }
}

function messageOf(status: RefusalStatus, code: string): Message {
  if (Object.hasOwn(REFUSALS, code)) return REFUSALS[code as RefusalCode]
  const isRule = status === 422 && code !== STAFF_RULE
  return isRule
    ? violationMessage({ code, ...VALUES } as unknown as Violation)
    : { text: STATUS_TEXTS[status] }
}

/** A response with more codes than this belongs to one call only, but for 403: its codes follow from the declaration. */
const SHARED_CODES_MAX = 4

/** Calls' refusals as responses; those shared by many calls are named and referenced. */
export class NamedRefusals {
  readonly #named = new Map<string, object>()

  responsesOf(call: Call): Record<string, object> {
    const responses = [...refusalsOf(call)].map(([status, codes]) => {
      if (codes.length > SHARED_CODES_MAX && status !== 403) return [status, responseOf(status, codes)]
      const name = ['Refusal', status, ...codes].join('-')
      this.#named.set(name, responseOf(status, codes))
      return [status, { $ref: `#/components/responses/${name}` }]
    })
    return Object.fromEntries(responses) as Record<string, object>
  }

  components(): Record<string, object> {
    return Object.fromEntries(this.#named)
  }
}
