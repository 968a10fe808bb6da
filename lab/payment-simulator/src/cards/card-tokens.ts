import { randomBytes } from 'node:crypto'
import type { Account } from '../account/account.ts'
import { providerDate } from '../account/clock.ts'
import type { CardToken } from '../account/records.ts'
import { ApiError } from '../api/api-error.ts'
import { findOutcome } from './outcomes.ts'
import { findMethod, methodOfNumber } from './payment-methods.ts'

/** Days for which the provider keeps a token. */
const VALID_MS = 7 * 86_400_000

interface TokenRequest {
  card_number?: unknown
  payment_method_id?: unknown
  cardholder?: { name?: unknown }
}

/** `POST /v1/card_tokens`, as the card fields in a browser call it. A number that was sent is not kept. */
export function makeToken(account: Account, body: TokenRequest): object {
  const method = findMethod(body.payment_method_id)?.id ?? methodOfNumber(body.card_number)
  if (method === null) throw new ApiError(400, 'E301', 'invalid card_number')
  const outcome = findOutcome(body.cardholder?.name ?? 'APRO')
  const token: CardToken = {
    id: randomBytes(16).toString('hex'),
    method,
    outcome: outcome?.name ?? 'APRO',
    isUsed: false,
    createdAt: account.clock.now().toISOString(),
  }
  account.records.save('tokens', token)
  return tokenAnswer(token)
}

/** Uses a token up; it pays once. */
export function takeToken(account: Account, id: unknown): CardToken {
  const token = typeof id === 'string' ? account.records.tokens.get(id) : undefined
  const isTooOld =
    token !== undefined && account.clock.now().getTime() - Date.parse(token.createdAt) > VALID_MS
  if (token === undefined || isTooOld) throw new ApiError(400, 2006, 'Card Token not found')
  if (token.isUsed) throw new ApiError(400, 2062, 'Invalid card token')
  account.records.save('tokens', { ...token, isUsed: true })
  return token
}

export const tokenAnswer = (token: CardToken): object => ({
  id: token.id,
  status: token.isUsed ? 'used' : 'active',
  first_six_digits: '',
  last_four_digits: '',
  date_created: providerDate(token.createdAt),
  date_last_updated: providerDate(token.createdAt),
  luhn_validation: true,
  live_mode: false,
  require_esc: false,
  card_number_length: 16,
  security_code_length: 3,
})
