import type { Call } from '@gondola/contract/calls'
import { sendArticles, sendOffers, sendPrices, sendStock } from '@gondola/contract/imports'
import { saveOrder } from '@gondola/contract/orders'
import { API_DOCS_TEXTS, AUTH_TEXTS, permissionText, scopeText } from './page-texts.ts'
import { docsOf } from './call-docs.ts'
import { UPLOAD_TYPE } from '../../http/validation.ts'
import type { NamedSchemas, Schema } from './named-schemas.ts'
import type { NamedRefusals } from './refusals.ts'

/** The collections of named components that operations refer to. */
export interface Names {
  schemas: NamedSchemas
  refusals: NamedRefusals
}

const isFeed = (call: Call) =>
  [sendArticles, sendPrices, sendStock, sendOffers].some((one) => isSame(call, one))

/** Describes a call as an OpenAPI operation. */
export function describeCall(call: Call, { schemas: names, refusals }: Names): object {
  const { method, auth, shape } = call
  const [section, operationId, summary, text] = docsOf(call) ?? undescribed(call)
  const keys = {
    ...(auth !== 'anybody' && { [auth]: [] }),
    ...(method !== 'GET' && auth !== 'key' && { xsrf: [] }),
  }
  const parameters = [
    ...parametersIn('path', shape.params as Schema | undefined, names),
    ...parametersIn('query', shape.query as Schema | undefined, names),
    ...(isSame(call, saveOrder) || isFeed(call) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ]
  return {
    operationId,
    tags: [section],
    summary,
    description: `${text} ${whoMayCall(call)}`,
    security: Object.keys(keys).length === 0 ? [] : [keys],
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(call, names),
    responses: { ...success(call, names), ...refusals.responsesOf(call) },
  }
}

const isSame = (one: Call, other: Call) => one.method === other.method && one.path === other.path

/** A call without a description is described by its address. */
function undescribed({ method, path }: Call): readonly [section: string, ...string[]] {
  const [area = ''] = path.split('/').slice(1)
  const operationId = `${method.toLowerCase()}${path.replaceAll(/[^A-Za-z0-9]+(.)?/g, (_, letter: string = '') => letter.toUpperCase())}`
  return [area, operationId, `${method} ${path}`, '']
}

function whoMayCall({ auth, permission, scope }: Call): string {
  if (permission !== undefined) return permissionText(permission)
  return scope === undefined ? AUTH_TEXTS[auth] : scopeText(scope)
}

function parametersIn(place: 'path' | 'query', schema: Schema | undefined, names: NamedSchemas): object[] {
  const required = (schema?.['required'] ?? []) as string[]
  return Object.entries((schema?.['properties'] ?? {}) as Record<string, Schema>).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: names.refer(inner),
  }))
}

function bodyOf({ shape: { body, upload } }: Call, names: NamedSchemas): { requestBody?: object } {
  if (upload !== undefined)
    return {
      requestBody: {
        required: true,
        content: { [UPLOAD_TYPE]: { schema: { type: 'string', format: 'binary' } } },
      },
    }
  return body === undefined
    ? {}
    : {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: names.refer(body as Schema) } },
        },
      }
}

/** Parameters that only lists have: a range, a sort order, a day, a text. */
const OF_LISTS = ['from', 'page', '_start', 'orden', 'Fecha', 'Texto']

/** Whether a call answers a list with its total count in a header (contract §2). */
export function tellsTotal({ shape: { params, query, answer } }: Call): boolean {
  if ((answer as Schema | undefined)?.['type'] !== 'array') return false
  const parts = [params, query] as (Schema | undefined)[]
  const asked = new Set(parts.flatMap((part) => Object.keys(part?.['properties'] ?? {})))
  return OF_LISTS.some((name) => asked.has(name))
}

/** Calls that set the session's cookie. */
const LOGINS =
  /^\/(clientes\/(usuario|login|findbyemail|save|salir|eliminar)|gestion\/(ingresar|salir))(\/|$)/

function success(call: Call, names: NamedSchemas): Record<string, object> {
  const { method, path, shape } = call
  const headers = {
    ...(tellsTotal(call) && { 'X-Total-Count': { $ref: '#/components/headers/XTotalCount' } }),
    ...(LOGINS.test(path) && { 'Set-Cookie': { $ref: '#/components/headers/SessionCookie' } }),
    ...(method === 'GET' &&
      call.auth !== 'key' &&
      !LOGINS.test(path) && { 'Set-Cookie': { $ref: '#/components/headers/XsrfCookie' } }),
  }
  const withHeaders = Object.keys(headers).length === 0 ? {} : { headers }
  if (shape.file !== undefined)
    return {
      200: {
        description: API_DOCS_TEXTS.csv,
        ...withHeaders,
        content: { [shape.file]: { schema: { type: 'string' } } },
      },
    }
  if (path.endsWith('/vista'))
    return {
      200: {
        description: API_DOCS_TEXTS.page,
        ...withHeaders,
        content: { 'text/html': { schema: { type: 'string' } } },
      },
    }
  if (shape.answer === undefined) return { 204: { description: API_DOCS_TEXTS.noContent, ...withHeaders } }
  const schema = names.refer(shape.answer as Schema)
  return {
    200: { description: API_DOCS_TEXTS.done, ...withHeaders, content: { 'application/json': { schema } } },
  }
}
