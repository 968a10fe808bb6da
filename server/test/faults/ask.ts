import type { Person } from './stocked-shop.ts'

/** What came back; `json` is undefined where the body is none. */
export interface Asked {
  status: number
  json: unknown
}

/** A request that is never answered is given up: the shopper presses again. */
const PATIENCE_MS = 20_000

/**
 * One request over a real socket, as a page sends it.
 *
 * @throws whatever the connection died of; the request may have been carried out or not
 */
export async function ask(
  address: string,
  who: Person | null,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Asked> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: {
      cookie: `XSRF-TOKEN=a; ${who?.cookie ?? ''}`,
      ...(method !== 'GET' && { 'x-xsrf-token': 'a' }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const text = await answer.text()
  const isJson = /json/.test(answer.headers.get('content-type') ?? '') && text !== ''
  return { status: answer.status, json: isJson ? (JSON.parse(text) as unknown) : undefined }
}
