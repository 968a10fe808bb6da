import { IMPORT_TEXTS } from '@gondola/contract/texts/import.ts'
import type { PlanCounts } from './import-plan.ts'

/** More than this share of the articles of the last file missing from this one looks like half a file. */
export const VANISHED_MAX_SHARE = 0.3
/** One jump is enough: an import is held whole, and somebody looks at it. */
export const JUMPS_MAX = 0

/**
 * Why an import waits for somebody's yes, in words; empty where it need not. Only articles and prices that came from
 * imports count, so that neither a first import nor one into the demo shop is held.
 */
export function holdsOf({ saltos, desaparecidas, presentBefore }: PlanCounts): string[] {
  const holds: string[] = []
  if (saltos > JUMPS_MAX) holds.push(IMPORT_TEXTS.heldByJumps(saltos))
  if (desaparecidas > presentBefore * VANISHED_MAX_SHARE) {
    holds.push(IMPORT_TEXTS.heldByVanished(desaparecidas, presentBefore))
  }
  return holds
}
