import type { Account } from './account/account.ts'
import { readBooks } from './account/books.ts'
import { ApiError } from './api/api-error.ts'
import type { ApiAnswer } from './api/answer-once.ts'
import { jsonOf, type ReadRequest } from './api/read-request.ts'
import { findOutcome, OUTCOMES } from './cards/outcomes.ts'
import { findMethod, PAYMENT_METHODS } from './cards/payment-methods.ts'
import type { AnswerFault } from './faults/dial.ts'
import { FORGERIES } from './faults/forge-notices.ts'
import { payPreference } from './payments/make-payment.ts'
import { paymentAnswer } from './payments/payment-answer.ts'
import { findPayment } from './payments/find-payment.ts'
import { chargeBack } from './payments/change-payment.ts'

export const CONTROL_PATH = '/simulador/'

/** What the simulator does besides the provider's calls, for a bench in another process. */
export interface Controls {
  /** Sends forged notices to an address, of all kinds in turn. */
  forge(to: string, count: number): void
  quiet(): Promise<void>
  noticeCounts(): object
}

/** Answers a control call (`/simulador/…`); the caller has shown the account's key. */
export async function answerControl(
  account: Account,
  request: ReadRequest,
  controls: Controls,
): Promise<ApiAnswer> {
  const body = jsonOf(request)
  switch (`${request.method} ${request.path.slice(CONTROL_PATH.length)}`) {
    case 'GET libros':
      return { status: 200, body: readBooks(account.records) }
    case 'GET perilla':
      return { status: 200, body: { ...account.dial.chances, ...account.dial.times } }
    case 'PUT perilla':
      return turnDial(account, body)
    case 'POST fallas':
      account.dial.failNext(...(body['fallas'] as AnswerFault[]))
      return { status: 200, body: {} }
    case 'PUT reloj':
      account.clock.advance(Number(body['adelantarMs'] ?? 0))
      return { status: 200, body: { ahora: account.clock.now().toISOString() } }
    case 'POST pagar':
      return payByControl(account, body)
    case 'POST contracargo':
      return {
        status: 200,
        body: paymentAnswer(chargeBack(account, findPayment(account, String(body['pago'])))),
      }
    case 'POST falsos':
      controls.forge(String(body['a']), Number(body['cantidad'] ?? FORGERIES.length))
      return { status: 200, body: {} }
    case 'GET avisos':
      await controls.quiet()
      return { status: 200, body: controls.noticeCounts() }
    default:
      throw new ApiError(404, 'not_found', 'Resource not found')
  }
}

function turnDial({ dial }: Account, body: Record<string, unknown>): ApiAnswer {
  if (!Object.values(body).every((value) => typeof value === 'number' && value >= 0))
    throw new ApiError(400, 'bad_dial', 'The dial takes numbers')
  dial.turn(body)
  return { status: 200, body: { ...dial.chances, ...dial.times } }
}

/** A payment on a preference's page, without the page. */
function payByControl(account: Account, body: Record<string, unknown>): ApiAnswer {
  const preference = account.records.preferences.get(String(body['preferencia']))
  if (preference === undefined) throw new ApiError(404, 'not_found', 'Preference not found')
  const payment = payPreference(account, preference, {
    method: (findMethod(body['medio']) ?? PAYMENT_METHODS[0]).id,
    installments: 1,
    outcome: (findOutcome(body['resultado']) ?? OUTCOMES[0]).name,
  })
  if (payment === null) throw new ApiError(400, 'closed', 'The preference is closed')
  return { status: 201, body: paymentAnswer(payment) }
}
