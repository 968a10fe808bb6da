import { EMPTY_REPORT } from '../import-jobs.store.ts'
import { randomUUID } from 'node:crypto'
import { BRANCH_TEXTS, type ImportReport } from '@gondola/contract/imports'
import { withCatalogueLocked } from '../../../goods/catalogue/change-catalogue.ts'
import { instant, type Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { NewRow, Row } from '../../../platform/db/tables/database.ts'
import {
  hideImport,
  keepCreated,
  keepHold,
  noteImported,
  silently,
  type Hold,
} from '../apply/hidden-import.store.ts'
import {
  assertLease,
  createImport,
  finishImport,
  readArticles,
  readSources,
  updateImport,
  writeArticles,
  writePrices,
  writeUndo,
  type Created,
} from '../apply/import.store.ts'
import { Slices } from '../apply/slices.ts'
import { isSameColumns } from '../branches/branch-columns.ts'
import { enforceBranches } from '../branches/branches-made.ts'
import {
  type BranchesMade,
  type BranchUndo,
  insertPriceList,
  listCodesInList,
  readShopBranches,
  type ShopBranch,
} from '../branches/import-branches.store.ts'
import { priceIn, pricesBefore, type UndoneBranch } from './prices-before.ts'
import type { RecordedPrice } from '../apply/recorded-prices.ts'
import { cutImport, untilNoneHidden } from './roll-back-import.ts'
import { storedArticle } from '../plan/stored-article.ts'
import { undoOfArticle } from './undo-slice.ts'
import { findBranchUndoable } from './branch-undo.store.ts'
import { readUndo, readUndoneImport } from './undo.store.ts'

export interface BranchUndoOrigin {
  author: string
  /** The job that does it; null for the command, which is recorded when it begins. */
  jobId: number | null
  lease: string | null
}

const BATCH = 500

/**
 * Gives one branch its prices and assortment from before an import, while the other branches keep theirs: in a list of
 * its own. It is an import itself, hidden until its last transaction and undone like one. Returns its number; null, with
 * nothing changed, if the import is not the newest, or the branch has nothing to undo in it.
 */
export async function undoBranch(
  { db, clock }: { db: Db; clock: Clock },
  asked: BranchUndo,
  origin: BranchUndoOrigin,
): Promise<number | null> {
  await untilNoneHidden(db, clock, null)
  const begun = await begin(db, clock, asked, origin)
  if (begun === null) return null
  const { hold } = begun
  try {
    const undoing = new Undoing(db, clock, asked, begun)
    await undoing.restore()
    await undoing.copyList()
    await undoing.putInForce()
  } catch (error) {
    await cutImport(db, clock, hold).catch(() => {})
    throw error
  }
  return hold.importId
}

interface Begun {
  hold: Hold
  profile: string
  created: Created
  branch: UndoneBranch
  /** The new list copies the branch's list, which others have too. */
  isCopy: boolean
}

function begin(
  db: Db,
  clock: Clock,
  { importId, branchId }: BranchUndo,
  { author, jobId, lease: given }: BranchUndoOrigin,
): Promise<Begun | null> {
  return withCatalogueLocked(db, async ({ trx, hidden }) => {
    const undoable = await findBranchUndoable(trx)
    const shop = await readShopBranches(trx)
    const branch = shop.find(({ Id }) => Id === branchId)
    if (hidden !== null || branch === undefined) return null
    if (undoable?.importId !== importId || !undoable.branches.has(branchId)) return null
    const { created: told, file_name, profile } = await readUndoneImport(trx, importId)
    const was = (told as Created).branches!
    const lease = given ?? randomUUID()
    const fileName = BRANCH_TEXTS.undoneFile(branch.Nombre, file_name)
    if (jobId !== null) await assertLease(trx, jobId, lease)
    const id = jobId ?? (await createImport(trx, clock, { fileName, profile, author }, lease))
    await hideImport(trx, id)
    const name = branch.Nombre
    const options =
      jobId === null ? { options: JSON.stringify({ undoes: { importId, branchId, name } }) } : {}
    await updateImport(trx, id, { profile, ...options })
    const made = await listFor(trx, clock, branch, shop)
    const created = { brands: [], families: [], departments: [], branches: made.made }
    await keepCreated(trx, id, created)
    const setting = was.changed.find(({ Id }) => Id === branchId)
    return {
      hold: { importId: id, lease },
      profile,
      created,
      isCopy: made.made.lists.length > 0 && branch.price_list_id !== null,
      branch: {
        branchId,
        listBefore: setting === undefined ? branch.price_list_id : setting.before.price_list_id,
        listAfter: setting === undefined ? branch.price_list_id : setting.after.price_list_id,
        listNow: branch.price_list_id,
        list: made.listId,
      },
    }
  })
}

/** The list that the branch gets: its own if no other branch has it, else a new one. */
async function listFor(
  trx: Db,
  clock: Clock,
  { Id, Nombre, price_list_id, import_key }: ShopBranch,
  shop: readonly ShopBranch[],
): Promise<{ listId: number; made: BranchesMade }> {
  const isShared = shop.some((other) => other.Id !== Id && other.price_list_id === price_list_id)
  const nothing: BranchesMade = { added: [], lists: [], changed: [], taken: [] }
  if (price_list_id !== null && !isShared) return { listId: price_list_id, made: nothing }
  const listId = await insertPriceList(trx, clock, Nombre)
  const [before, after] = [
    { price_list_id, import_key },
    { price_list_id: listId, import_key },
  ]
  return { listId, made: { ...nothing, lists: [listId], changed: [{ Id, before, after }] } }
}

class Undoing {
  readonly #db: Db
  readonly #clock: Clock
  readonly #asked: BranchUndo
  readonly #begun: Begun
  readonly #slices = new Slices()
  /** Codes of the articles that the import changed. */
  readonly #seen = new Set<string>()
  #written = 0

  constructor(db: Db, clock: Clock, asked: BranchUndo, begun: Begun) {
    this.#db = db
    this.#clock = clock
    this.#asked = asked
    this.#begun = begun
  }

  /** Articles that the import changed. */
  async restore(): Promise<void> {
    for (let last = ''; ;) {
      const rows = await readUndo(this.#db, this.#asked.importId, BATCH, last)
      const undo = new Map(rows.map((row) => [row.article_code, row]))
      const codes = [...undo.keys()]
      if (codes.length === 0) return
      for (const code of codes) this.#seen.add(code)
      last = codes.at(-1)!
      await this.#slices.each(codes, (slice) => this.#write(slice, undo))
    }
  }

  /** Prices that the import left, in the list of which the new one is a copy. */
  async copyList(): Promise<void> {
    const { isCopy, branch } = this.#begun
    if (!isCopy) return
    for (let last = ''; ;) {
      const codes = await listCodesInList(this.#db, branch.listNow!, last, BATCH)
      if (codes.length === 0) return
      last = codes.at(-1)!
      const others = codes.filter((code) => !this.#seen.has(code))
      await this.#slices.each(others, (slice) => this.#write(slice, new Map()))
    }
  }

  #write(codes: readonly string[], undo: ReadonlyMap<string, Row<'import_undo'>>): Promise<void> {
    const { hold, profile, branch } = this.#begun
    return this.#slices.transaction(this.#db, async ({ trx }) => {
      await keepHold(trx, this.#clock, hold, { Fase: 'deshacer', Hechas: this.#written, Total: null })
      await silently(trx, async () => {
        const articles = await readArticles(trx, codes)
        const sources = await readSources(trx, profile, codes)
        const rows = [...articles.values()].flatMap((article) => {
          const back = { ...article, ...pricesBefore(article, undo.get(article.Codigo), branch) }
          return isSameColumns(article, back) ? [] : [storedArticle(back)]
        })
        await writeArticles(trx, rows, articles)
        const prices = rows.flatMap((row) => recordedIn(articles.get(row.Codigo)!, row, branch))
        await writePrices(trx, prices, {
          importId: hold.importId,
          now: instant(this.#clock),
          source: 'undo',
        })
        await writeUndo(
          trx,
          rows.map((row) =>
            undoOfArticle(hold.importId, row, articles.get(row.Codigo), sources.get(row.Codigo)),
          ),
        )
        this.#written += rows.length
      })
    })
  }

  async putInForce(): Promise<void> {
    const { hold, profile, created } = this.#begun
    const { importId } = hold
    await withCatalogueLocked(this.#db, async ({ trx, show }) => {
      await keepHold(trx, this.#clock, hold, {
        Fase: 'deshacer',
        Hechas: this.#written,
        Total: this.#written,
      })
      await hideImport(trx, null)
      await enforceBranches(trx, created.branches!)
      await noteImported(trx, importId)
      await show()
      const report: ImportReport = { ...EMPTY_REPORT, cambiadas: this.#written }
      await finishImport(trx, importId, instant(this.#clock), { report, profile, created })
    })
  }
}

/** The branch's price of an article, to record if it changes: its list now may be another one than afterwards. */
function recordedIn(
  before: Row<'articles'>,
  after: Pick<NewRow<'articles'>, 'list_prices'>,
  { listNow, list }: UndoneBranch,
): RecordedPrice[] {
  const list_prices = JSON.parse(after.list_prices ?? 'null') as Row<'articles'>['list_prices']
  const price_before = priceIn(before, listNow)
  const Precioventa = priceIn({ ...before, list_prices }, list)
  const price = { article_code: before.Codigo, Precioventa, price_list_id: list, price_before }
  return Precioventa === price_before ? [] : [price]
}
