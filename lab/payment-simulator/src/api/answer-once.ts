import { createHash } from 'node:crypto'
import type { Account } from '../account/account.ts'
import { ApiError } from './api-error.ts'
import type { ReadRequest } from './read-request.ts'

export interface ApiAnswer {
  status: number
  body: object
}

/**
 * Does a write once for its `X-Idempotency-Key`: said again with the same body, the first answer is given again; with
 * another body it is refused. What was refused is not kept, so that it may be corrected.
 */
export function answerOnce(account: Account, request: ReadRequest, write: () => ApiAnswer): ApiAnswer {
  const key = request.headers['x-idempotency-key']
  if (typeof key !== 'string' || key === '') return write()
  const id = `${request.method} ${request.path} ${key}`
  const hash = createHash('sha256').update(request.text).digest('hex')
  const given = account.records.answers.get(id)
  if (given !== undefined && given.hash !== hash)
    throw new ApiError(409, 2032, 'X-Idempotency-Key already used with another request')
  if (given !== undefined) return { status: given.status, body: JSON.parse(given.body) as object }
  const answer = write()
  account.records.save('answers', { id, hash, status: answer.status, body: JSON.stringify(answer.body) })
  return answer
}
