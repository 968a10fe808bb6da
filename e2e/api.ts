import { expect, type APIRequestContext } from '@playwright/test'
import {
  callUrl,
  type Call,
  type CallAnswer,
  type CallBody,
  type CallParams,
  type CallQuery,
  type CallShape,
} from '@gondola/contract/calls'
import { findOwnClient } from '@gondola/contract/clients'

interface Input<S extends CallShape> {
  params?: CallParams<Call<S>>
  query?: CallQuery<Call<S>>
  body?: CallBody<Call<S>>
}

/**
 * Makes one call of the contract outside the page, with the cookies of `request` (`page.request` has those of its
 * page), and returns the response. Fails the test unless the call succeeds.
 */
export async function callApi<S extends CallShape>(
  request: APIRequestContext,
  call: Call<S>,
  { params, query, body }: Input<S> = {},
): Promise<CallAnswer<Call<S>>> {
  const headers = call.method === 'GET' ? {} : { 'X-XSRF-TOKEN': await xsrfToken(request) }
  const url = `/api${callUrl(call, params, query)}`
  const response = await request.fetch(url, {
    method: call.method,
    headers,
    ...(body !== undefined && { data: body }),
  })
  expect(response.ok(), `${call.method} ${url}: ${response.status()}`).toBe(true)
  const text = await response.text()
  return (text === '' ? undefined : JSON.parse(text)) as CallAnswer<Call<S>>
}

/** Any GET sets the cookie (contract §3). */
async function xsrfToken(request: APIRequestContext): Promise<string> {
  const find = async () =>
    (await request.storageState()).cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
  const known = await find()
  if (known !== undefined) return decodeURIComponent(known)
  await request.get(`/api${callUrl(findOwnClient)}`)
  return decodeURIComponent((await find()) ?? '')
}
