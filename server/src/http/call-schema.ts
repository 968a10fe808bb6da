import type { FastifySchema } from 'fastify'
import type { Call } from '@gondola/contract/calls/call.ts'
import { Problem } from '@gondola/contract/entities/problem.ts'
import { API_DOCS_TEXTS, AUTH_TEXTS, permissionText, scopeText } from '@gondola/contract/texts/api-docs.ts'
import { UPLOAD_TYPE } from './validation.ts'

const problem = {
  description: API_DOCS_TEXTS.problem,
  content: { 'application/problem+json': { schema: Problem } },
}

/** A call's schemas as routes and the API's documentation want them. */
export function callSchema(call: Call): FastifySchema {
  const { method, path, auth, shape } = call
  const { params, query, body, answer, upload, file } = shape
  const [area = '', of = ''] = path.split('/').slice(1)
  const keys = {
    ...(auth !== 'anybody' && { [auth]: [] }),
    ...(method !== 'GET' && auth !== 'key' && { xsrf: [] }),
  }
  return {
    tags: [area === 'gestion' ? `${area}/${of}` : area],
    description: describe(call),
    security: Object.keys(keys).length === 0 ? [] : [keys],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(upload && { consumes: [UPLOAD_TYPE] }),
    response: {
      ...(file !== undefined
        ? { 200: { description: API_DOCS_TEXTS.csv, content: { [file]: { schema: { type: 'string' } } } } }
        : answer === undefined
          ? { 204: { description: API_DOCS_TEXTS.noContent, type: 'null' } }
          : {
              200: { description: API_DOCS_TEXTS.done, content: { 'application/json': { schema: answer } } },
            }),
      '4xx': problem,
    },
  }
}

function describe({ auth, permission, scope }: Call): string {
  if (permission !== undefined) return permissionText(permission)
  return scope === undefined ? AUTH_TEXTS[auth] : scopeText(scope)
}
