import { finished, Readable, Transform } from 'node:stream'
import { Ajv, type Options, type Format } from 'ajv'
import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import { type JsonSchema, onFirstUse } from '@gondola/contract/base'
import { plainText } from '../platform/text/clean-text.ts'
import { NESTED_TEXT, NUL_TEXT } from './schema-fault-texts.ts'
import { problemOf, Refusal, refuseContentType, refuseField, refuseMalformed } from './problem.ts'
import { isCalendarDay, isoDateOf } from '@gondola/contract/delivery'

/** Checks for the contract's `format` keywords beyond the pattern: days and instants must exist in the calendar. */
const FORMATS: Readonly<Record<string, Format>> = {
  date: isCalendarDay,
  'date-time': (text: string) => isCalendarDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
  yyyymmdd: { type: 'number', validate: (dayId: number) => isoDateOf(dayId) !== null },
}

function withFormats(ajv: Ajv): Ajv {
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format)
  return ajv
}

const OPTIONS: Options = { removeAdditional: true, useDefaults: true, allErrors: false, strict: false }

/**
 * Validates requests by their schema. Path and query values are text and are coerced to numbers; a body must already
 * have the right types. Unlisted fields of a closed object are dropped, so that nothing unforeseen is stored; of
 * staff, what their record does not know either is refused: a misspelt field would be a change that is not made.
 */
export function validateInput(app: FastifyInstance): void {
  const ofText = withFormats(new Ajv({ ...OPTIONS, coerceTypes: true }))
  const ofBody = withFormats(new Ajv({ ...OPTIONS, coerceTypes: false }))
  app.setValidatorCompiler(({ schema, httpPart }) =>
    compiledWhenUsed(httpPart === 'body' ? ofBody : ofText, schema as object),
  )
  app.addHook('preValidation', async (request) => {
    const isUpload = request.routeOptions.config.call?.shape.upload !== undefined
    if (isUpload && request.body !== undefined && !(request.body instanceof Readable)) refuseContentType()
    takeTexts(request)
    refuseOddNumbers(request)
    const { auth, shape } = request.routeOptions.config.call ?? {}
    if (auth !== 'staff' || shape?.body === undefined) return
    const unknown = unknownField(request.body, [shape.body, shape.answer ?? {}])
    if (unknown !== null) refuseField(unknown, 'additionalProperties')
  })
  acceptJsonOnly(app)
  acceptUploads(app)
}

/**
 * A schema's validator, compiled on the first request that needs it: compiling all of them takes a third of a second,
 * and most processes never serve most calls.
 */
function compiledWhenUsed(ajv: Ajv, schema: object): ReturnType<FastifySchemaCompiler<object>> {
  const compiled = onFirstUse(() => ajv.compile(schema))
  return (value: unknown) => {
    const check = compiled()
    return check(value) || { error: check.errors ?? [] }
  }
}

export const UPLOAD_TYPE = 'application/octet-stream'

/** Passes an uploaded file as a raw stream to the handler (`served.upload`), if the call takes one. */
function acceptUploads(app: FastifyInstance): void {
  app.addContentTypeParser(UPLOAD_TYPE, async ({ routeOptions }: FastifyRequest, payload: Readable) => {
    const upload = routeOptions.config.call?.shape.upload ?? refuseContentType()
    const limited = notLongerThan(upload.maxBytes)
    // `pipeline` would cut the connection of a sender who is refused
    finished(payload, (error) => error && limited.destroy(error))
    return payload.pipe(limited)
  })
  // discard the rest of a refused file: unread, it would block its sender and the connection
  app.addHook('onResponse', async ({ raw, routeOptions }) => {
    if (routeOptions.config.call?.shape.upload !== undefined && !raw.readableEnded) raw.unpipe().resume()
  })
}

/** Cuts off a body that grows too long; a declared length is checked earlier. */
function notLongerThan(maxBytes: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > maxBytes) done(new Refusal(problemOf(413, 'demasiado-grande')))
      else done(null, chunk)
    },
  })
}

/**
 * The first field that none of the schemas knows, with its path; null if there is none. A change may hold all of the
 * record that was read (the second schema), also as `Leido`: what it cannot change is dropped.
 */
function unknownField(value: unknown, schemas: readonly JsonSchema[], path = ''): string | null {
  const all = schemas.flatMap((schema) => schema.anyOf ?? [schema])
  if (Array.isArray(value)) {
    const items = all.flatMap((schema) => schema.items ?? [])
    return firstOf(value, (item) => unknownField(item, items, path))
  }
  const closed = all.filter((schema) => schema.properties !== undefined)
  if (typeof value !== 'object' || value === null || closed.length === 0) return null
  return firstOf(Object.entries(value), ([name, inner]) => {
    const known = closed.flatMap(({ properties }) =>
      properties !== undefined && Object.hasOwn(properties, name) ? [properties[name]!] : [],
    )
    const at = path === '' ? name : `${path}.${name}`
    return known.length === 0 ? at : unknownField(inner, name === 'Leido' ? [...known, ...closed] : known, at)
  })
}

function firstOf<T>(list: readonly T[], find: (one: T) => string | null): string | null {
  for (const one of list) {
    const found = find(one)
    if (found !== null) return found
  }
  return null
}

/** As typed: a password that was set with such letters stays right. */
const SECRET = /^(?:Pass|Clave|Codigo2F)/

/** Levels of a request; what checks and stores it afterwards is recursive. */
const NESTING_MAX = 32

/**
 * Refuses what nests too deep, and text that cannot be stored (PostgreSQL has no NUL, UTF-8 no lone surrogates; nobody types either), and replaces
 * every other by its plain letters, but for secrets (`plainText`).
 */
function takeTexts({ body, params, query }: FastifyRequest): void {
  let level: unknown[] = [{ body, params, query }]
  // a loop, not recursion: 64 kB of brackets nest 32,000 deep
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > NESTING_MAX) refuseMalformed(NESTED_TEXT)
    const deeper: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null || value instanceof Readable) continue
      for (const [name, inner] of Object.entries(value)) {
        if (typeof inner !== 'string') deeper.push(inner)
        else if (inner.includes('\0') || !inner.isWellFormed()) refuseMalformed(NUL_TEXT)
        else if (!SECRET.test(name)) (value as Record<string, unknown>)[name] = plainText(inner)
      }
    }
    level = deeper
  }
}

/** Accepts only digits for an integer in a path, not what JavaScript also parses as a number (blanks, 0x10, 1e3). */
function refuseOddNumbers({ params, routeOptions }: FastifyRequest): void {
  const shape: { properties?: Record<string, { type?: string }> } | undefined =
    routeOptions.config.call?.shape.params
  for (const [field, { type }] of Object.entries(shape?.properties ?? {})) {
    const value = (params as Record<string, unknown>)[field]
    if (type === 'integer' && !/^-?\d+$/.test(String(value))) refuseField(field, 'type')
  }
}

/** Accepts only JSON bodies; an empty JSON body counts as no body. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined)
    else void parse(request, text, done)
  })
}
