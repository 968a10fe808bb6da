import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Account } from '../account/account.ts'
import { answerControl, CONTROL_PATH, type Controls } from '../control.ts'
import type { PageAnswer } from '../pages/answer-page.ts'
import {
  answerField,
  answerFieldScript,
  answerScript,
  FIELD_PATH,
  FIELD_SCRIPT_PATH,
  SCRIPT_PATH,
} from '../pages/card-fields.ts'
import { answerCardPage, CARD_PATH } from '../pages/card-page.ts'
import { STYLE, STYLE_PATH } from '../pages/layout.ts'
import { answerPayPage, answerResultPage, PAY_PATH, RESULT_PATH, type PaidForms } from '../pages/pay-page.ts'
import { answerCall, isApiPath, isFromBrowser } from './answer-call.ts'
import type { ApiAnswer } from './answer-once.ts'
import { ApiError } from './api-error.ts'
import { readRequest, type ReadRequest } from './read-request.ts'

/** What a request is answered with. */
export interface Desk {
  account: Account
  controls: Controls
  accessToken: string
  paidForms: PaidForms
}

/** Answers a request: a page, a control call, or a call of the API, which the dial may let fail. */
export async function answerRequest(
  desk: Desk,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const request = await readRequest(incoming)
  const pageAnswer = answerPage(desk, request)
  if (pageAnswer !== null) {
    response.writeHead(pageAnswer.status, pageAnswer.headers).end(pageAnswer.text)
    return
  }
  if (request.path.startsWith(CONTROL_PATH)) {
    if (request.headers.authorization !== `Bearer ${desk.accessToken}`)
      throw new ApiError(401, 401, 'invalid access token')
    sendJson(response, await answerControl(desk.account, request, desk.controls))
    return
  }
  if (isFromBrowser(request)) {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type')
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
  }
  if (!isApiPath(request.path)) throw new ApiError(404, 'not_found', 'Resource not found')
  await answerWithFaults(desk, request, response)
}

function answerPage({ account, paidForms }: Desk, request: ReadRequest): PageAnswer | null {
  switch (request.path) {
    case PAY_PATH:
      return answerPayPage(account, request, paidForms)
    case RESULT_PATH:
      return answerResultPage(account, request)
    case CARD_PATH:
      return answerCardPage(account, request)
    case SCRIPT_PATH:
      return answerScript()
    case FIELD_PATH:
      return answerField(request)
    case FIELD_SCRIPT_PATH:
      return answerFieldScript()
    case STYLE_PATH:
      return { status: 200, headers: { 'content-type': 'text/css; charset=utf-8' }, text: STYLE }
    default:
      return null
  }
}

const ERROR_STATUS = { error500: 500, error429: 429, error503: 503 } as const

async function answerWithFaults(
  { account, accessToken }: Desk,
  request: ReadRequest,
  response: ServerResponse,
): Promise<void> {
  const fault = account.dial.nextAnswerFault()
  if (fault === 'cutBefore') {
    response.destroy()
    return
  }
  if (fault === 'error500' || fault === 'error429' || fault === 'error503')
    throw new ApiError(ERROR_STATUS[fault], fault, 'The simulator was asked to fail')
  const answer = answerCall(account, request, accessToken)
  if (fault === 'cutAfter') {
    response.destroy()
    return
  }
  if (fault === 'slow') await untilSlow(response, account.dial.times.slowMs)
  if (!response.destroyed) sendJson(response, answer)
}

/** Waits, or until the caller has hung up. */
function untilSlow(response: ServerResponse, slowMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, slowMs).unref()
    response.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

const sendJson = (response: ServerResponse, { status, body }: ApiAnswer): void =>
  void response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(body))
