import type { Row } from '../../platform/db/tables/database.ts'
import { bareReference } from '../providers/transfer/transfer-reference.ts'
import type { ExtractCredit } from './extract-credits.ts'

// Which ask a credit of the bank's extract pays: a pure function. Only reference and amount together take it.

/** An ask for a transfer. */
export interface AskedTransfer {
  session: number
  order: number
  bareReference: string
  centavos: number
  isOpen: boolean
  /** Something came for it. */
  isReceived: boolean
}

/** A transfer that staff confirmed by hand. */
export interface ConfirmedByHand {
  session: number
  day: string
  centavos: number
}

export type Match = Pick<Row<'bank_movements'>, 'state' | 'reason' | 'session_id'>

/** A transfer may be seen by staff some days from when the bank books it. */
export const SAME_DAYS = 3

export function matchCredit(
  credit: ExtractCredit,
  byReference: ReadonlyMap<string, AskedTransfer>,
  asked: readonly AskedTransfer[],
  byHand: readonly ConfirmedByHand[],
): Match {
  const named = findNamed(credit.text, byReference)
  if (named !== null) {
    if (named.isReceived) return proposed('ya-pagado', named.session)
    if (named.centavos !== credit.centavos) return proposed('otro-importe', named.session)
    return { state: 'asignado', reason: null, session_id: named.session }
  }
  const confirmed = byHand.find(
    ({ day, centavos }) => centavos === credit.centavos && daysApart(day, credit.day) <= SAME_DAYS,
  )
  if (confirmed !== undefined) return proposed('a-mano', confirmed.session)
  const [only, another] = asked.filter(
    ({ isOpen, isReceived, centavos }) => isOpen && !isReceived && centavos === credit.centavos,
  )
  if (only !== undefined && another === undefined) return proposed('sin-referencia', only.session)
  return { state: 'libre', reason: null, session_id: null }
}

const proposed = (reason: Match['reason'], session_id: number): Match => ({
  state: 'propuesto',
  reason,
  session_id,
})

/** `G`, an order's number of up to ten digits, and four letters or digits. */
const NUMBER_DIGITS_MAX = 10
const CODE_LENGTH = 4

function findNamed(text: string, byReference: ReadonlyMap<string, AskedTransfer>): AskedTransfer | null {
  const bare = bareReference(text)
  for (let at = bare.indexOf('G'); at !== -1; at = bare.indexOf('G', at + 1))
    for (let digits = 1; digits <= NUMBER_DIGITS_MAX && isDigit(bare[at + digits]); digits++) {
      const found = byReference.get(bare.slice(at, at + 1 + digits + CODE_LENGTH))
      if (found !== undefined) return found
    }
  return null
}

const isDigit = (letter: string | undefined) => letter !== undefined && letter >= '0' && letter <= '9'

const daysApart = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000
