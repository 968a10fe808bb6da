import type { FieldChange, ImportSummary } from '@gondola/contract/imports'
import type { Db } from '../../../platform/db/open-database.ts'
import type { NewRow } from '../../../platform/db/tables/database.ts'
import type { BranchJump } from '../branches/compare-branches.ts'
import type { ImportRow } from '../reading/import-row.ts'
import type { ImportPlan } from '../plan/import-plan.ts'
import { readNamesAndPrices, writeDifferences } from '../import-jobs.store.ts'
import { PreviewedChanges } from './previewed-changes.ts'
import { deleteDifferences } from '../import-leftovers.store.ts'

/** Number of articles, the first ones, whose changes are told field by field. */
const DETAILED_MAX = 2_000

/** Maximum differences stored for the screen; beyond that it shows the first ones and the totals. */
const KEPT_MAX = 200_000

/**
 * Stores what a plan would change, for staff to review before they confirm. `isAsking`: whether the list is complete is
 * not decided yet, so that no article is shown as gone.
 */
export async function keepDifferences(
  db: Db,
  importId: number,
  plan: ImportPlan,
  isAsking: boolean,
): Promise<void> {
  await deleteDifferences(db, importId)
  let position = 0
  const write = async (rows: readonly Omit<NewRow<'import_differences'>, 'position' | 'import_id'>[]) => {
    const numbered = rows.map((row) => ({ ...row, import_id: importId, position: ++position }))
    await writeDifferences(db, numbered)
  }
  for (const codes of isAsking ? [] : plan.vanished()) {
    const gone = await readNamesAndPrices(db, codes)
    await write(
      gone.map(({ Codigo, Descripcion, Precioventa }) => ({
        kind: 'desaparece' as const,
        article_code: Codigo,
        Descripcion,
        price_before: Precioventa,
        price_after: null,
        branch_name: null,
        is_jump: false,
        line: null,
        offer_price: null,
        changes: null,
      })),
    )
    if (position >= KEPT_MAX) return
  }
  const preview = await PreviewedChanges.read(db)
  let detailed = 0
  for (const batch of inTurn(plan.articles(), plan.heldArticles())) {
    const changes = detailed < DETAILED_MAX ? await preview.of(batch) : new Map<string, FieldChange[]>()
    detailed += batch.length
    await write(
      batch.map(({ row, kind, priceBefore, isJump, overtaken, branchJump }) => ({
        kind,
        article_code: row.Codigo,
        Descripcion: row.Descripcion,
        ...pricesShown(row, priceBefore, branchJump),
        is_jump: isJump,
        line: row.line,
        offer_price: overtaken,
        changes: jsonOf(changes.get(row.Codigo)),
      })),
    )
    if (position >= KEPT_MAX) return
  }
}

const jsonOf = (changes: FieldChange[] | undefined) =>
  changes === undefined ? null : JSON.stringify(changes)

/** The base price before and after; of an article that jumps in one branch's list, its price there. */
function pricesShown({ precio, Precioventa }: ImportRow, before: number | null, jump: BranchJump | null) {
  if (jump !== null)
    return { price_before: jump.before / 100, price_after: jump.after / 100, branch_name: jump.branch }
  return { price_before: before, price_after: precio === 'queda' ? before : Precioventa, branch_name: null }
}

function* inTurn<T>(...all: Iterable<T>[]): Generator<T> {
  for (const each of all) yield* each
}

/** A plan's totals. */
export const summaryOf = ({ report, counts }: ImportPlan): ImportSummary => ({
  leidas: report.leidas,
  nuevas: counts.nuevas,
  suben: counts.suben,
  bajan: counts.bajan,
  cambian: counts.otras,
  iguales: counts.iguales,
  desaparecidas: counts.desaparecidas,
  ...(report.existencias !== undefined && { existencias: report.existencias }),
  rechazadas: report.rechazadas.length,
  avisos: report.avisos.length,
  saltos: counts.saltos,
  fijadas: counts.fijadas,
  ofertas: counts.ofertas,
})
