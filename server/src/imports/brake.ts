import type { MissingArticles } from '@gondola/contract/entities/import-job.ts'
import { IMPORT_TEXTS } from '@gondola/contract/texts/import.ts'
import type { PlanCounts } from './import-plan.ts'
import type { PriceDecisions } from './price-decisions.ts'

/** What the brake looks at. */
export type BrakeCounts = Pick<PlanCounts, 'jumpsWaiting' | 'desaparecidas' | 'presentBefore'>

/** More than this share of the articles of the last file missing from this one looks like half a file. */
export const VANISHED_MAX_SHARE = 0.3
/** One jump is enough: an import is held whole, and somebody looks at it. */
export const JUMPS_MAX = 0

/**
 * Why an import waits for somebody's yes, in words; empty where it need not. Only articles and prices that came from
 * imports count, so that neither a first import nor one into the demo shop is held.
 */
export function holdsOf(counts: BrakeCounts): string[] {
  const { jumpsWaiting } = counts
  const missing = missingOf(counts)
  return [
    ...(jumpsWaiting > JUMPS_MAX ? [IMPORT_TEXTS.heldByJumps(jumpsWaiting)] : []),
    ...(missing === null ? [] : [IMPORT_TEXTS.heldByVanished(missing.Faltan, missing.Habia)]),
  ]
}

/** What a file lacks of the list before it, where that is more than may pass unasked; null: it is not. */
export function missingOf({ desaparecidas, presentBefore }: BrakeCounts): MissingArticles | null {
  if (desaparecidas <= presentBefore * VANISHED_MAX_SHARE) return null
  return { Faltan: desaparecidas, Habia: presentBefore }
}

/** Why an import still waits, once somebody has said something to single prices. */
export function holdsLeft(
  outcome: { holds: readonly string[]; brake?: BrakeCounts } | null,
  { accepted, leavesJumps }: PriceDecisions,
): string[] {
  if (outcome?.brake === undefined) return [...(outcome?.holds ?? [])]
  const jumpsWaiting = leavesJumps ? 0 : outcome.brake.jumpsWaiting - accepted.length
  return holdsOf({ ...outcome.brake, jumpsWaiting })
}
