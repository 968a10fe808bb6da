import { type MissingArticles, BRANCH_TEXTS, IMPORT_TEXTS } from '@gondola/contract/imports'
import { CHANGE_SHARE, type BranchBrake } from '../branches/compare-branches.ts'
import type { NameCounts, PlanCounts } from './planned-article.ts'

/** Decisions on single prices of an import, by article code. */
export interface PriceDecisions {
  /** Prices no longer held by hand: the file's price applies. */
  letGo: readonly string[]
  /** Ends the hold of all prices except those that would jump, which need a decision each. */
  letsAllGo: boolean
  /** Accepted jumps. */
  accepted: readonly string[]
  /** Jumps that were not accepted keep the current price; the rest is applied. */
  leavesJumps: boolean
}

export const NO_DECISIONS: PriceDecisions = { letGo: [], letsAllGo: false, accepted: [], leavesJumps: false }

export const isAnythingSaid = ({ letGo, letsAllGo, accepted, leavesJumps }: PriceDecisions): boolean =>
  letsAllGo || leavesJumps || letGo.length + accepted.length > 0

/** The counts that the brake checks. */
export type BrakeCounts = Pick<
  PlanCounts,
  'jumpsWaiting' | 'desaparecidas' | 'presentBefore' | 'branches'
> & {
  /** Absent in outcomes of earlier versions. */
  names?: NameCounts
}

/** A file that lacks more than this share of the last file's articles is probably incomplete. */
export const VANISHED_MAX_SHARE = 0.3
/** One jump holds the whole import for review. */
export const JUMPS_MAX = 0
/** More of a branch's prices than this share change much: another branch's prices, perhaps. */
export const CHANGED_MAX_SHARE = 0.2
/** More articles with another name, brand, family or unit, than this share: a column that slipped, perhaps. */
const RENAMED_MAX_SHARE = 0.02
/** One article is renamed by hand. */
const RENAMED_LEAST = 2
/** New articles with one name: some wines of several brands have one, a column filled down makes all of them equal. */
const ALIKE_MAX_SHARE = 0.2
/** Of fewer articles no share is taken. */
const COMPARED_LEAST = 20

/**
 * The reasons why an import must wait for confirmation, as texts; empty if it need not. What is missing is counted of
 * articles that came from imports; prices, names and brands of all.
 */
export function holdsOf(counts: BrakeCounts): string[] {
  const { jumpsWaiting } = counts
  const missing = missingOf(counts)
  return [
    ...(jumpsWaiting > JUMPS_MAX ? [IMPORT_TEXTS.heldByJumps(jumpsWaiting)] : []),
    ...(missing === null ? [] : [IMPORT_TEXTS.heldByVanished(missing.Faltan, missing.Habia)]),
    ...(counts.names === undefined ? [] : nameHolds(counts.names)),
    ...(counts.branches ?? []).flatMap(branchHolds),
  ]
}

function nameHolds({
  compared,
  renamed,
  rebranded,
  moved,
  units = 0,
  shared,
  nuevas,
  alike,
}: NameCounts): string[] {
  const isMany = (changed: number) => changed >= RENAMED_LEAST && changed > compared * RENAMED_MAX_SHARE
  return [
    ...(isMany(renamed) ? [IMPORT_TEXTS.heldByNames(renamed, compared)] : []),
    ...(isMany(rebranded) ? [IMPORT_TEXTS.heldByBrands(rebranded, compared)] : []),
    ...(isMany(moved) ? [IMPORT_TEXTS.heldByFamilies(moved, compared)] : []),
    ...(units >= RENAMED_LEAST && units > (compared + nuevas) * RENAMED_MAX_SHARE
      ? [IMPORT_TEXTS.heldByUnits(units, compared + nuevas)]
      : []),
    ...(shared === null ? [] : [IMPORT_TEXTS.heldByOneName(shared.name, shared.articles)]),
    ...(alike >= COMPARED_LEAST && alike > nuevas * ALIKE_MAX_SHARE
      ? [IMPORT_TEXTS.heldByAlike(alike, nuevas)]
      : []),
  ]
}

function branchHolds({ Nombre, Cambian, Comparados, Faltan, Habia }: BranchBrake): string[] {
  const isChanged = Comparados >= COMPARED_LEAST && Cambian > Comparados * CHANGED_MAX_SHARE
  const isMissing = Habia >= COMPARED_LEAST && Faltan > Habia * VANISHED_MAX_SHARE
  return [
    ...(isChanged ? [BRANCH_TEXTS.heldByChanges(Nombre, Cambian, Comparados, CHANGE_SHARE)] : []),
    ...(isMissing ? [BRANCH_TEXTS.heldByMissing(Nombre, Faltan, Habia)] : []),
  ]
}

/** How many articles of the last file are missing, if that is more than the brake lets pass; otherwise null. */
export function missingOf({ desaparecidas, presentBefore }: BrakeCounts): MissingArticles | null {
  if (desaparecidas <= presentBefore * VANISHED_MAX_SHARE) return null
  return { Faltan: desaparecidas, Habia: presentBefore }
}

/** The reasons why an import still waits after decisions on single prices. */
export function holdsLeft(
  outcome: { holds: readonly string[]; brake?: BrakeCounts } | null,
  { accepted, leavesJumps }: PriceDecisions,
): string[] {
  if (outcome?.brake === undefined) return [...(outcome?.holds ?? [])]
  const jumpsWaiting = leavesJumps ? 0 : outcome.brake.jumpsWaiting - accepted.length
  return holdsOf({ ...outcome.brake, jumpsWaiting })
}
