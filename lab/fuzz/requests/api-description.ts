import type { TestClient } from '../../harness/test-client.ts'

/** A JSON schema in OpenAPI 3.1. */
export type Schema = Readonly<Record<string, unknown>>

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call as the API's public description documents it. */
export interface Operation {
  name: string
  method: Method
  /** With `{Name}` parts. */
  path: string
  inPath: readonly Parameter[]
  inQuery: readonly Parameter[]
  /** The schema of its JSON body. */
  body: Schema | null
  takesFile: boolean
  /** The session that it needs. */
  auth: 'anybody' | 'client' | 'staff' | 'key'
  description: string
  /** The schema of a success; null: 204. */
  answer: Schema | null
  problem: Schema
  /** The documented statuses. */
  statuses: ReadonlySet<number>
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

/** The description with its references resolved: schemas shared by many calls are one object. */
class Resolved {
  readonly #whole: Record<string, unknown>
  readonly #found = new Map<string, unknown>()

  constructor(whole: Record<string, unknown>) {
    this.#whole = whole
  }

  of(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((inner) => this.of(inner))
    if (typeof value !== 'object' || value === null) return value
    if ('$ref' in value) return this.#at(String(value.$ref))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, this.of(inner)]))
  }

  #at(reference: string): unknown {
    if (!this.#found.has(reference)) {
      const names = reference.replace('#/', '').split('/')
      const found = names.reduce<unknown>(
        (inner, name) => (inner as Record<string, unknown>)[name],
        this.#whole,
      )
      if (found === undefined) throw new Error(`${reference} leads nowhere`)
      this.#found.set(reference, this.of(found))
    }
    return this.#found.get(reference)
  }
}

/** Reads every call from `/api/docs/json`. */
export async function readApiDescription(visitor: TestClient): Promise<Operation[]> {
  const { json } = await visitor.request<Record<string, unknown>>('GET', '/api/docs/json')
  const paths = new Resolved(json).of(json['paths']) as Record<string, Record<string, Described>>
  return Object.entries(paths).flatMap(([path, methods]) =>
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
  const problem = responses['400']?.content?.['application/problem+json']?.schema
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
    statuses: new Set(Object.keys(responses).map(Number)),
  }
}
