import { expect, type APIRequestContext } from '@playwright/test'
import { apiClient, type ApiResponse } from '@gondola/contract/http'
import type { Call, CallParts } from '@gondola/contract/calls'

interface Input<P extends CallParts> {
  params?: P['params']
  query?: P['query']
  body?: P['body']
}

/**
 * Makes one call of the contract outside the page, with the cookies of `request` (`page.request` has those of its
 * page), and returns the response. Fails the test unless the call succeeds.
 */
export async function callApi<P extends CallParts>(
  request: APIRequestContext,
  call: Call<P>,
  input: Input<P> = {},
): Promise<P['answer']> {
  const outcome = await clientOf(request).ask<P['answer']>(call, input)
  if (outcome.problem !== undefined) expect(outcome.problem, `${call.method} ${call.path}`).toBeUndefined()
  return (outcome as { json: P['answer'] }).json
}

const clientOf = (request: APIRequestContext) =>
  apiClient({
    async exchange(url, { method = 'GET', headers = {}, body }): Promise<ApiResponse> {
      const sent = typeof body === 'string' ? { data: body } : {}
      const response = await request.fetch(url, { method, headers, ...sent })
      return {
        ok: response.ok(),
        status: response.status(),
        headers: { get: (name) => response.headers()[name.toLowerCase()] ?? null },
        text: () => response.text(),
      }
    },
    cookies: async () =>
      (await request.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    unanswered: (cause) => new Error('no answer from the shop', { cause }),
  })
