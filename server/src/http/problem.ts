import {
  type Problem,
  REFUSALS,
  type RefusalCode,
  tooManyTriesText,
  violationMessage,
} from '@gondola/contract/http'
import type { ChangedField, StaffViolation, Violation } from '@gondola/contract/base'
import { schemaFaultText } from './schema-fault-texts.ts'

/** Shown to a customer whose account staff blocked, only after a correct password. */
const BLOCKED_ACCOUNT = {
  title: 'Cuenta bloqueada',
  text: 'Tu cuenta está bloqueada. Escribinos desde la página de contacto.',
} as const

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

type Extra = Pick<Problem, 'Campo' | 'Pedido' | 'Campos'>

/** An error answer, handled by the one error handler. Thrown only by the functions below. */
export class Refusal extends Error {
  readonly problem: Problem
  readonly headers: Readonly<Record<string, string>>

  constructor(problem: Problem, headers: Readonly<Record<string, string>> = {}) {
    super(problem.code)
    this.problem = problem
    this.headers = headers
  }
}

/** The problem of a refusal code, with its Spanish texts (contract §2). */
export function problemOf(
  status: number,
  code: RefusalCode,
  detail = REFUSALS[code].text,
  extra: Extra = {},
): Problem {
  return { type: `urn:gondola:${code}`, title: REFUSALS[code].title, status, detail, code, ...extra }
}

/** 401: no session, or an expired one. */
export function refuseNoSession(): never {
  throw new Refusal(problemOf(401, 'sesion'))
}

/** 403: the shop is not open, and the caller is no staff who look at it before. */
export function refuseClosedShop(): never {
  throw new Refusal(problemOf(403, 'tienda-cerrada'))
}

/** 403: the session's owner has not said password or code for a while. */
export function refuseOldLogin(): never {
  throw new Refusal(problemOf(403, 'confirmar-identidad'))
}

/** 403: the role requires a second factor, and the time to set it up is over. */
export function refuseNoFactor(): never {
  throw new Refusal(problemOf(403, 'segundo-factor'))
}

/** 403: somebody else chose the account's password, and its owner has not chosen one yet. */
export function refuseGivenPassword(): never {
  throw new Refusal(problemOf(403, 'clave-provisoria'))
}

/** 401: another system without a valid API key. */
export function refuseNoKey(): never {
  throw new Refusal(problemOf(401, 'clave-api'), { 'www-authenticate': 'Bearer' })
}

/** 403: the resource is another client's (contract §3). */
export function refuseForeign(): never {
  throw new Refusal(problemOf(403, 'ajeno'))
}

/** 403: the caller is not staff, or the role or key lacks the permission. */
export function refuseNoPermission(): never {
  throw new Refusal(problemOf(403, 'permiso'))
}

/** 403: the call names a branch that is not the account's. */
export function refuseOtherBranch(): never {
  throw new Refusal(problemOf(403, 'otra-sucursal'))
}

/** 403: what the whole chain shares is for accounts of all branches. */
export function refuseWholeChain(): never {
  throw new Refusal(problemOf(403, 'todas-las-sucursales'))
}

/** 403: the credentials are correct, but staff blocked the account. */
export function refuseBlocked(): never {
  const { title, text: detail } = BLOCKED_ACCOUNT
  throw new Refusal({
    type: 'urn:gondola:cuenta-bloqueada',
    title,
    status: 403,
    detail,
    code: 'cuenta-bloqueada',
  })
}

/** 403: the XSRF header does not match the cookie. */
export function refuseXsrf(): never {
  throw new Refusal(problemOf(403, 'xsrf'))
}

/** 404: the resource does not exist, or the caller must not learn that it does. */
export function refuseNotFound(): never {
  throw new Refusal(problemOf(404, 'no-existe'))
}

/** What was looked for. @throws 404 if there is none */
export const orNotFound = async <T>(search: Promise<T | null>): Promise<T> =>
  (await search) ?? refuseNotFound()

/** 409: the request conflicts with the current state; `Pedido` is the order as the server computes it. */
export function refuseConflict(
  code:
    | 'otra-cuenta'
    | 'precios'
    | 'horario'
    | 'estado'
    | 'en-preparacion'
    | 'pedido-cambiado'
    | 'clave-repetida'
    | 'concurrencia',
  extra: Pick<Problem, 'Pedido'> = {},
): never {
  throw new Refusal(problemOf(409, code, undefined, extra))
}

/** 409: somebody else changed the same fields since the record was read; `Campos` has their current values. */
export function refuseChanged(Campos: ChangedField[]): never {
  throw new Refusal(problemOf(409, 'cambiado', undefined, { Campos }))
}

/** 422: a rule of the shop is broken; its text is the specification's (spec §8). */
export function refuseViolation(violation: Violation): never {
  const { title = REFUSALS.datos.title, text } = violationMessage(violation)
  throw new Refusal({
    type: `urn:gondola:${violation.code}`,
    title,
    status: 422,
    detail: text,
    code: violation.code,
    ...('Codart' in violation && { Codart: violation.Codart }),
    ...('Quedan' in violation && { Quedan: violation.Quedan }),
  })
}

/** 422: a rule of the back office is broken; `Campo` is the form's field at fault. */
export function refuseStaff({ code, text, Campo }: StaffViolation): never {
  throw new Refusal({
    type: `urn:gondola:${code}`,
    title: REFUSALS.datos.title,
    status: 422,
    detail: text,
    code,
    ...(Campo !== undefined && { Campo }),
  })
}

/** 400: a field breaks its schema; `keyword` is JSON Schema's. */
export function refuseField(field: string, keyword: string): never {
  throw new Refusal(
    problemOf(400, 'datos', schemaFaultText(field, keyword), field === '' ? {} : { Campo: field }),
  )
}

/** 415: the call does not accept this content type. */
export function refuseContentType(): never {
  throw new Refusal(problemOf(415, 'tipo-contenido'))
}

/** 400: the request cannot be parsed. */
export function refuseMalformed(detail: string): never {
  throw new Refusal(problemOf(400, 'datos', detail))
}

/** 503: too many at once for this process; `seconds` until a retry makes sense. */
export function refuseBusy(seconds = 2): never {
  throw new Refusal(problemOf(503, 'ocupada'), { 'retry-after': String(seconds) })
}

/** 503: the payment provider does not answer; `seconds` until a retry makes sense. */
export function refusePaymentDown(seconds = 15): never {
  throw new Refusal(problemOf(503, 'pago-caido'), { 'retry-after': String(seconds) })
}

/** 429: rate limit reached; `seconds` until a retry makes sense. */
export function refuseTooMany(seconds: number): never {
  const wait = Math.max(1, Math.ceil(seconds))
  throw new Refusal(problemOf(429, 'limite', tooManyTriesText(wait)), { 'retry-after': String(wait) })
}
