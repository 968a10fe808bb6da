import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv'
import { isAllowed, type Permission } from '@gondola/contract/calls'
import type { TestAnswer } from '../../harness/test-client.ts'
import type { Operation, Schema } from '../requests/api-description.ts'
import { isStaff, type Caller } from '../callers.ts'
import type { FuzzShop } from '../fuzz-shop.ts'
import type { FuzzRequest } from '../requests/generated-request.ts'

/** Texts that no response may contain: stack traces, messages of the database or the framework. */
const INTERNALS =
  /SQLITE_|syntax error at|select .* from "|\bat .*\.(ts|js|mjs):\d|node_modules|FST_ERR|\$argon2|(password|token)_hash|totp_secret|[A-Za-z]+Error: /

/** Whether the description allows the call to the caller. */
export function mayCall({ auth, description }: Operation, caller: Caller): boolean {
  if (auth === 'anybody') return true
  if (auth === 'key') return caller === 'system'
  if (auth === 'client') return caller === 'client'
  if (!isStaff(caller)) return false
  const permission = /permiso ([\w.-]+)\.$/.exec(description)?.[1]
  if (permission === undefined) throw new Error(`no permission is told: ${description}`)
  return isAllowed(caller, permission as Permission)
}

/** A broken URL may match no call: too long, or not found. */
const OF_NO_CALL = new Set([404, 414])

/** Finds errors in a response by the API's own description. */
export class Judge {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: false })
  readonly #validators = new Map<Schema, ValidateFunction>()
  readonly #secrets: readonly string[]
  readonly #fuzzShop: FuzzShop
  /** Whether prices are still hidden from visitors: staff may have changed that. */
  arePricesHidden = true

  constructor(fuzzShop: FuzzShop, secrets: readonly string[]) {
    this.#fuzzShop = fuzzShop
    this.#secrets = secrets
  }

  /** The errors, one sentence each; empty if there are none. */
  faultsOf(request: FuzzRequest, caller: Caller, answer: TestAnswer<unknown>): string[] {
    const { operation } = request
    const isAllowedTo = mayCall(operation, caller)
    // other systems send a key with each request, which no browser adds by itself
    const isForged = request.isWithoutXsrf && operation.auth !== 'key'
    return [
      ...(answer.status >= 500 ? [`answered ${answer.status}`] : []),
      ...(!isAllowedTo && answer.status < 400 ? [`let in who may not: ${answer.status}`] : []),
      ...(isForged && answer.status < 400 ? ['changed without the XSRF header'] : []),
      ...this.#formFaults(operation, answer),
      ...this.#leaks(request, caller, answer),
    ]
  }

  #formFaults({ answer: schema, problem, statuses }: Operation, answer: TestAnswer<unknown>): string[] {
    const type = answer.headers['content-type'] ?? ''
    const missing = ['x-content-type-options', 'content-security-policy', 'cache-control'].filter(
      (name) => answer.headers[name] === undefined,
    )
    const faults = missing.map((name) => `without the header ${name}`)
    if (answer.status >= 400 && !statuses.has(answer.status) && !OF_NO_CALL.has(answer.status))
      faults.push(`does not tell of ${answer.status}`)
    if (answer.status === 304) return faults
    if (answer.status === 204) return schema === null ? faults : [...faults, 'answers nothing']
    if (answer.status >= 400) {
      if (!type.includes('application/problem+json')) return [...faults, `a problem as ${type}`]
      return [...faults, ...this.#schemaFault(problem, answer.json)]
    }
    if (type.includes('application/json') && schema !== null)
      return [...faults, ...this.#schemaFault(schema, answer.json)]
    if (schema !== null) return [...faults, `answers ${type}, not JSON`]
    return faults
  }

  #schemaFault(schema: Schema, value: unknown): string[] {
    let validate = this.#validators.get(schema)
    if (validate === undefined) {
      validate = this.#ajv.compile(schema)
      this.#validators.set(schema, validate)
    }
    if (validate(value)) return []
    const [fault] = validate.errors ?? []
    return [`not by its schema: ${fault?.instancePath} ${fault?.message}`]
  }

  #leaks(request: FuzzRequest, caller: Caller, { headers, text }: TestAnswer<unknown>): string[] {
    const told = JSON.stringify(headers) + text
    const asked = decodeURIComponentOrSame(request.url) + String(request.body ?? '')
    const internals = INTERNALS.exec(told)?.[0]
    // an order's prices are those its customer saw
    const isOrder = request.operation.auth === 'key'
    const isInAsked = internals !== undefined && asked.includes(internals)
    const { othersMarks, pricesHidden } = this.#fuzzShop
    const marks = [
      ...(isStaff(caller) || caller === 'system' ? [] : othersMarks),
      ...((caller === 'anonymous' || caller === 'system') && !isOrder && this.arePricesHidden
        ? pricesHidden
        : []),
      ...this.#secrets,
    ].filter((mark) => told.includes(mark) && !asked.includes(mark))
    return [
      ...(internals === undefined || isInAsked ? [] : [`tells of its inside: ${internals}`]),
      ...marks.map((mark) => `leaks ${mark.slice(0, 30)}`),
    ]
  }
}

function decodeURIComponentOrSame(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
