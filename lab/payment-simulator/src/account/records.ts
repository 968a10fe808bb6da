import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { OutcomeName } from '../cards/outcomes.ts'
import type { MethodId } from '../cards/payment-methods.ts'
import type { Payment } from './payment.ts'
import type { Preference } from './preference.ts'

/** What a card became in the customer's browser. It says how the payment ends, and no number is in it. */
export interface CardToken {
  id: string
  method: MethodId
  outcome: OutcomeName
  isUsed: boolean
  createdAt: string
}

/** An answer that was given for an idempotency key. */
export interface GivenAnswer {
  /** Method, path and key. */
  id: string
  /** Of the request's body. */
  hash: string
  status: number
  body: string
}

interface Kinds {
  preferences: Preference
  payments: Payment
  tokens: CardToken
  answers: GivenAnswer
}

/**
 * What the account has, in memory, and if a file is named also there: a line of JSON for each change, the last one of an
 * id being the record's. Read again at the start, so that the books outlive the process.
 */
export interface Records {
  preferences: ReadonlyMap<string, Preference>
  payments: ReadonlyMap<number, Payment>
  tokens: ReadonlyMap<string, CardToken>
  answers: ReadonlyMap<string, GivenAnswer>
  save<Kind extends keyof Kinds>(kind: Kind, record: Kinds[Kind]): void
  /** The payments of a reference, oldest first. */
  listByReference(reference: string): Payment[]
  /** The number of a payment or refund; never one of an earlier process. */
  nextId(): number
}

export function openRecords(file: string | null): Records {
  const kept = {
    preferences: new Map<string | number, Preference>(),
    payments: new Map<string | number, Payment>(),
    tokens: new Map<string | number, CardToken>(),
    answers: new Map<string | number, GivenAnswer>(),
  }
  const idsByReference = new Map<string, Set<number>>()
  const set = (kind: keyof Kinds, record: Kinds[keyof Kinds]) => {
    ;(kept[kind] as Map<string | number, Kinds[keyof Kinds]>).set(record.id, record)
    const { id, reference } = record as Partial<Payment>
    if (kind !== 'payments' || reference === null || reference === undefined) return
    const ids = idsByReference.get(reference) ?? new Set()
    idsByReference.set(reference, ids.add(id!))
  }
  if (file !== null && existsSync(file)) {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const read = parsedLine(line)
      if (read !== null) set(read.kind, read.record)
    }
  }
  // numbers of the machine's seconds: an account without a file repeats none of an earlier process's
  let lastId = Math.max(Math.floor(Date.now() / 1000) * 1000, ...idsOf([...kept.payments.values()]))
  return {
    ...(kept as unknown as Pick<Records, keyof Kinds>),
    save: (kind, record) => {
      set(kind, record)
      if (file !== null) appendFileSync(file, `${JSON.stringify({ kind, record })}\n`)
    },
    listByReference: (reference) =>
      [...(idsByReference.get(reference) ?? [])].map((id) => kept.payments.get(id)!),
    nextId: () => ++lastId,
  }
}

/** Null: a last line that a killed process did not finish. */
function parsedLine(line: string): { kind: keyof Kinds; record: Kinds[keyof Kinds] } | null {
  try {
    return JSON.parse(line) as { kind: keyof Kinds; record: Kinds[keyof Kinds] }
  } catch {
    return null
  }
}

const idsOf = (payments: readonly Payment[]): number[] =>
  payments.map(({ id, refunds }) => Math.max(id, ...refunds.map((refund) => refund.id)))
