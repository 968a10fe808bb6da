import type { TestClient } from '../test-client.ts'

/** A JSON schema as OpenAPI 3.1 has it. */
export type Schema = Readonly<Record<string, unknown>>

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call as the project's own description tells it to anybody who reads it. */
export interface Operation {
  name: string
  method: Method
  /** With `{Name}` parts. */
  path: string
  inPath: readonly Parameter[]
  inQuery: readonly Parameter[]
  /** The JSON that it takes. */
  body: Schema | null
  takesFile: boolean
  /** Whose session it wants. */
  auth: 'anybody' | 'client' | 'staff' | 'key'
  description: string
  /** The schema of a success; null: 204. */
  answer: Schema | null
  problem: Schema
}

export interface Parameter {
  name: string
  schema: Schema
  isRequired: boolean
}

interface Described {
  description: string
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
  security?: Record<string, unknown>[]
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

/** Reads what `/api/docs/json` says of every call. */
export async function readApiDescription(visitor: TestClient): Promise<Operation[]> {
  const { json } = await visitor.request<{ paths: Record<string, Record<string, Described>> }>(
    'GET',
    '/api/docs/json',
  )
  return Object.entries(json.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) =>
      operationOf(path, method.toUpperCase() as Method, described),
    ),
  )
}

function operationOf(path: string, method: Method, described: Described): Operation {
  const { parameters = [], requestBody, security = [], responses, description } = described
  const keys = Object.keys(security[0] ?? {})
  const parametersIn = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema, required }) => ({ name, schema, isRequired: required === true }))
  const problem = responses['4XX']?.content?.['application/problem+json']?.schema
  if (problem === undefined) throw new Error(`${method} ${path} does not tell its problems`)
  return {
    name: `${method} ${path}`,
    method,
    path,
    inPath: parametersIn('path'),
    inQuery: parametersIn('query'),
    body: requestBody?.content['application/json']?.schema ?? null,
    takesFile: requestBody?.content['application/octet-stream'] !== undefined,
    auth: (['staff', 'client', 'key'] as const).find((auth) => keys.includes(auth)) ?? 'anybody',
    description,
    answer: responses['200']?.content?.['application/json']?.schema ?? null,
    problem,
  }
}
