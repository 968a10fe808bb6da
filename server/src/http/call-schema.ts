import type { FastifySchema } from 'fastify'
import type { Call } from '@gondola/contract/calls/call.ts'
import { Problem } from '@gondola/contract/entities/problem.ts'
import { API_DOCS_TEXTS, AUTH_TEXTS } from '@gondola/contract/texts/api-docs.ts'

const problem = {
  description: API_DOCS_TEXTS.problem,
  content: { 'application/problem+json': { schema: Problem } },
}

/** A call's schemas as routes and the API's documentation want them. */
export function callSchema({ method, path, auth, shape }: Call): FastifySchema {
  const { params, query, body, answer } = shape
  const keys = { ...(auth !== 'anybody' && { [auth]: [] }), ...(method !== 'GET' && { xsrf: [] }) }
  return {
    tags: [path.split('/')[1] ?? ''],
    description: AUTH_TEXTS[auth],
    security: Object.keys(keys).length === 0 ? [] : [keys],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: {
      ...(answer === undefined
        ? { 204: { description: API_DOCS_TEXTS.noContent, type: 'null' } }
        : { 200: { description: API_DOCS_TEXTS.done, content: { 'application/json': { schema: answer } } } }),
      '4xx': problem,
    },
  }
}
