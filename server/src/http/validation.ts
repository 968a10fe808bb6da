import { Readable, Transform } from 'node:stream'
import { Ajv, type Options, type Format } from 'ajv'
import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import { onFirstUse } from '@gondola/contract/base'
import { NUL_TEXT } from './schema-fault-texts.ts'
import { problemOf, Refusal, refuseContentType, refuseField, refuseMalformed } from './problem.ts'
import { isCalendarDay, isoDateOf } from '@gondola/contract/delivery'

/** Checks for the contract's `format` keywords beyond the pattern: days and instants must exist in the calendar. */
const FORMATS: Readonly<Record<string, Format>> = {
  date: isCalendarDay,
  'date-time': (text: string) => isCalendarDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
  yyyymmdd: { type: 'number', validate: (dayId: number) => isoDateOf(dayId) !== null },
}

/** Adds the contract's formats to a validator. */
function withFormats(ajv: Ajv): Ajv {
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format)
  return ajv
}

const OPTIONS: Options = { removeAdditional: true, useDefaults: true, allErrors: false, strict: false }

/**
 * Validates requests by their schema. Path and query values are text and are coerced to numbers; a body must already
 * have the right types. Unlisted fields of a closed object are dropped, so that nothing unforeseen is stored.
 */
export function validateInput(app: FastifyInstance): void {
  const ofText = withFormats(new Ajv({ ...OPTIONS, coerceTypes: true }))
  const ofBody = withFormats(new Ajv({ ...OPTIONS, coerceTypes: false }))
  app.setValidatorCompiler(({ schema, httpPart }) =>
    compiledWhenUsed(httpPart === 'body' ? ofBody : ofText, schema as object),
  )
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.config.call?.shape.upload === undefined) refuseUnstorable(request)
    else if (request.body !== undefined && !(request.body instanceof Readable)) refuseContentType()
    refuseOddNumbers(request)
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
    return payload.pipe(notLongerThan(upload.maxBytes))
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

/** Refuses text that cannot be stored: PostgreSQL has no NUL, UTF-8 no lone surrogates. Nobody types either. */
function refuseUnstorable({ body, params, query }: FastifyRequest): void {
  const waiting: unknown[] = [body, params, query]
  // a loop, not recursion: 64 kB of brackets nest 32,000 deep
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      refuseMalformed(NUL_TEXT)
    if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) waiting.push(inner)
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
