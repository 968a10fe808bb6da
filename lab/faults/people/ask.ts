import type { Person } from '../shop/stocked-shop.ts'

/** The response; `json` is undefined if the body is no JSON. */
export interface Asked {
  status: number
  json: unknown
}

/** After this a request without a response is given up, as when the shopper presses again. */
export const RESPONSE_MS = 20_000

/**
 * Sends one request over a real socket, as a page would; bytes are sent as a file.
 * @throws the connection's error; the request may or may not have been carried out
 */
export async function ask(
  address: string,
  who: Person | null,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
  patienceMs = RESPONSE_MS,
): Promise<Asked> {
  const isFile = body instanceof Uint8Array
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: {
      cookie: `XSRF-TOKEN=a; ${who?.cookie ?? ''}`,
      ...(method !== 'GET' && { 'x-xsrf-token': 'a' }),
      ...(body !== undefined && {
        'content-type': isFile ? 'application/octet-stream' : 'application/json',
      }),
      ...headers,
    },
    ...(body !== undefined && { body: isFile ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
    signal: AbortSignal.timeout(patienceMs),
  })
  const text = await answer.text()
  const isJson = /json/.test(answer.headers.get('content-type') ?? '') && text !== ''
  return { status: answer.status, json: isJson ? (JSON.parse(text) as unknown) : undefined }
}
