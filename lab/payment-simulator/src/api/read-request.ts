import type { IncomingMessage } from 'node:http'
import { ApiError } from './api-error.ts'

/** A request, read whole. */
export interface ReadRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  text: string
}

const BODY_MAX_BYTES = 65_536

/** @throws ApiError of 400 if the body is too long */
export async function readRequest(request: IncomingMessage): Promise<ReadRequest> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://simulador')
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > BODY_MAX_BYTES) throw new ApiError(400, 'body_too_long', 'The body is too long')
    chunks.push(chunk)
  }
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: request.headers,
    text: Buffer.concat(chunks).toString('utf8'),
  }
}

/** The body as an object; an empty body is an empty object. */
export function jsonOf({ text }: ReadRequest): Record<string, unknown> {
  if (text === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      return body as Record<string, unknown>
  } catch {
    // answered like any other body that is no object
  }
  throw new ApiError(400, 'bad_json', 'The body does not accept this format')
}
