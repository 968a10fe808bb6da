import { ProviderError } from '../provider.ts'

/** An account with Mercado Pago, and how long its answers are waited for. */
export interface ApiAccount {
  /** 'https://api.mercadopago.com', or a simulator's. */
  baseUrl: string
  accessToken: string
  timeoutMs: number
}

export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT'
  /** With its query. */
  path: string
  body?: object
  /** Sent as `X-Idempotency-Key`. */
  key?: string
}

/** A page of a search has some hundred kilobytes. */
const ANSWER_MAX_BYTES = 2_097_152

/** 423 and 424: the same key is being worked on, or one of the provider's own systems failed. */
const TRANSIENT = new Set([408, 423, 424, 425, 429])

/**
 * Calls Mercado Pago and answers the body of a success. Redirects are not followed; an answer that is late, cut off or
 * too long is none. Neither the key nor the answer's texts are in an error.
 *
 * @throws ProviderError
 */
export async function callApi(account: ApiAccount, call: ApiCall): Promise<unknown> {
  const { status, body } = await answerOf(account, call)
  if (status >= 200 && status < 300) return body
  if (status === 401 || status === 403) throw new ProviderError('llave', String(status))
  if (status < 400 || status >= 500 || TRANSIENT.has(status)) throw new ProviderError('caido', String(status))
  throw new ProviderError('rechazado', codeOf(body) ?? String(status))
}

async function answerOf(
  { baseUrl, accessToken, timeoutMs }: ApiAccount,
  { method, path, body, key }: ApiCall,
): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await fetch(baseUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'x-idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: answer.status, body: parsed(answer.status, await readText(answer)) }
  } catch {
    // the platform's error may quote the request
    throw new ProviderError('caido', 'sin-respuesta')
  }
}

/** @throws Error if the answer is too long or cut off */
async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > ANSWER_MAX_BYTES) throw new Error('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The body of an error may be no JSON: a proxy's page. */
function parsed(status: number, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (status < 300) throw error
    return null
  }
}

/** The code of an error's first cause, or its word; null: none that may be shown. */
function codeOf(body: unknown): string | null {
  const { cause, error } = (body ?? {}) as { cause?: unknown; error?: unknown }
  const first: unknown = Array.isArray(cause) ? cause[0] : null
  const code = (first as { code?: unknown } | null | undefined)?.code ?? error
  const text = typeof code === 'number' || typeof code === 'string' ? String(code) : ''
  return /^[\w.-]{1,60}$/.test(text) ? text : null
}
