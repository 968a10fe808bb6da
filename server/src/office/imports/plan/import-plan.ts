import {
  type ImportNote,
  type ImportReport,
  articleName,
  BRANCH_TEXTS,
  overtakenOffer,
  pinnedPrice,
  priceFarOff,
  priceJump,
} from '@gondola/contract/imports'
import type { BranchPlan } from '../branches/branch-plan.ts'
import { CHANGE_SHARE, type BranchChange } from '../branches/compare-branches.ts'
import { warning } from '../reading/import-row.ts'
import type { PriceDecisions } from './brake.ts'
import {
  PLANNED_COLUMNS,
  plannedArticle,
  type NumberChange,
  type RowNumber,
  type PlanCounts,
  type PlannedArticle,
  type PlannedRow,
} from './planned-article.ts'
import { alikeNotes, belowCostNotes, countNames, markFarOff, MOVE, planViews } from './plan-views.ts'
import type { Staging } from './staging.ts'

const BATCH = 500

export interface PlanOptions {
  decisions: PriceDecisions
  /** The file is part of the list: articles that it lacks have not disappeared. */
  isPartial: boolean
  /** Codes of articles with several prices, which need a decision; absent: the last row counts. */
  repeated?: Iterable<string>
  /** What the brake checks of the rows as they were read. */
  read: Pick<PlanCounts, 'repeated' | 'title' | 'offerTitle'>
}

type Numbers = Readonly<Record<'existencia' | 'costo', readonly NumberChange[]>>

/** What an import would do, read in batches. */
export class ImportPlan {
  /** Set by `leaveOutSame`. */
  counts!: PlanCounts
  report!: ImportReport
  /** Stock and costs that change. */
  numbers: Numbers = { existencia: [], costo: [] }
  /** Prices by list and assortment; null: one price for each article. */
  readonly branches: BranchPlan | null
  readonly #staging: Staging
  readonly #read: PlanOptions['read']

  constructor(staging: Staging, options: PlanOptions, branches: BranchPlan | null = null) {
    const { decisions, isPartial } = options
    this.#staging = staging
    this.#read = options.read
    this.branches = branches
    staging.decide(decisions)
    markFarOff(staging.database)
    const mark = staging.database.prepare('update staged set is_twice = 1 where Codigo = ?')
    for (const code of options.repeated ?? []) mark.run(code)
    staging.database.exec(planViews(decisions, isPartial || branches?.isOfSome === true))
  }

  /** Leaves out the articles that rows of another form leave as they are; `findSame` returns their codes. */
  async leaveOutSame(findSame: (batch: readonly PlannedArticle[]) => Promise<string[]>): Promise<void> {
    const mark = this.#staging.database.prepare('update staged set is_same = 1 where Codigo = ?')
    const maybe = 'not is_new and rise = 0 and not is_jump and not branch_changed'
    for (const batch of this.#articles('planned', maybe))
      for (const code of await findSame(batch)) mark.run(code)
    this.counts = this.#count()
  }

  /** `all`: with those that do not change. */
  addNumbers(numbers: Numbers, all: readonly RowNumber[]): void {
    const { existencia, costo } = (this.numbers = numbers)
    if (this.#staging.size === 0) {
      // a list without prices, of which no article was compared
      const codes = new Set(all.map(({ Codigo }) => Codigo))
      for (const { Codigo } of [...existencia, ...costo]) codes.delete(Codigo)
      this.counts.iguales = this.report.iguales = codes.size
    }
    const existenciasEn = [...new Set(existencia.map(({ branch }) => branch!.Nombre))]
    Object.assign(this.report, existencia.length > 0 && { existencias: existencia.length, existenciasEn })
    if (costo.length > 0) this.report.costos = costo.length
    const below = belowCostNotes(this.#staging.database, costo)
    this.report.avisos = [...below, ...this.report.avisos].toSorted((a, b) => a.linea - b.linea)
  }

  close(): void {
    this.#staging.close()
  }

  #count(): PlanCounts {
    const one = (sql: string) => this.#staging.database.prepare(sql).pluck().get() as number
    const [planned, nuevas, suben, bajan, quietas] = this.#staging.database
      .prepare(
        `select count(*), coalesce(sum(is_new), 0), coalesce(sum(${MOVE} > 0), 0), coalesce(sum(${MOVE} < 0), 0),
          coalesce(sum(is_pinned), 0) from planned`,
      )
      .raw()
      .get() as [number, number, number, number, number]
    return {
      nuevas,
      cambiadas: planned - nuevas,
      suben,
      bajan,
      otras: planned - nuevas - suben - bajan - quietas,
      saltos: one('select count(*) from judged where is_jump'),
      doubtful: one('select count(*) from judged where is_jump and (is_new or is_twice)'),
      jumpsWaiting: one('select count(*) from judged where is_jump and not is_accepted and not is_left'),
      iguales: one('select count(*) from judged where not (is_new and is_left)') - planned,
      desaparecidas: one('select count(*) from vanished'),
      presentBefore: one('select count(*) from known where is_present = 1'),
      fijadas: one('select count(*) from judged where is_pinned'),
      ofertas: one('select count(*) from judged where is_overtaking and rise <> 0'),
      names: countNames(this.#staging.database),
      ...this.#read,
      ...(this.branches !== null && { branches: this.branches.effects.map(({ brake }) => brake) }),
    }
  }

  /** Prices that change by more than `CHANGE_SHARE`, of those compared. */
  moved(): NonNullable<PlanCounts['moved']> {
    return this.#staging.database
      .prepare(
        `select count(*) as "of", coalesce(sum(abs(rise) > before * ${CHANGE_SHARE}), 0) as prices from judged
        where before > 0 and not is_jump and not is_pinned`,
      )
      .get() as NonNullable<PlanCounts['moved']>
  }

  /** How many articles whose base price changes have a price of their own, by list. */
  ownPrices(): Map<number, number> {
    return new Map(
      this.#staging.database
        .prepare(
          `select cast(key as integer), count(*) from known, json_each(list_prices)
          where Codigo in (select Codigo from planned where ${MOVE} <> 0) group by key`,
        )
        .raw()
        .all() as [number, number][],
    )
  }

  /** Codes of the articles whose price jumps. */
  jumps(): string[] {
    return this.#pluck('select Codigo from judged where is_jump and not is_accepted')
  }

  /** Codes of the articles to add or change. */
  codes(): string[] {
    return this.#pluck('select Codigo from planned')
  }

  #pluck = (sql: string) => this.#staging.database.prepare(sql).pluck().all() as string[]

  /** An article's price in the file, in pesos. */
  priceOf = (code: string): number => this.#staging.find(code)!.price / 100

  /** An article's name in the shop, or of a new one in the file. */
  nameOf = (code: string): string => this.#staging.nameOf(code) ?? this.#staging.find(code)!.Descripcion

  get size(): number {
    return this.counts.nuevas + this.counts.cambiadas
  }

  /** Articles to add or change, in the file's order. */
  articles(): Generator<PlannedArticle[]> {
    return this.#articles('planned', 'true')
  }

  /** Articles whose rows are of another form than in the profile's last file, and that stay as they are. */
  sameArticles(): Generator<PlannedArticle[]> {
    return this.#articles('judged', 'is_same')
  }

  /** Articles without a change because staff hold the price. */
  heldArticles(): Generator<PlannedArticle[]> {
    return this.#articles('judged', 'is_pinned and seq not in (select seq from planned)')
  }

  *#articles(view: 'planned' | 'judged', condition: string): Generator<PlannedArticle[]> {
    const page = this.#staging.database.prepare(
      `select ${PLANNED_COLUMNS}, ${MOVE} as move from ${view} where seq > ? and ${condition} order by seq limit ${BATCH}`,
    )
    for (let last = 0; ;) {
      const rows = page.all(last) as PlannedRow[]
      if (rows.length === 0) return
      yield rows.map((row) => plannedArticle(row, this.branches !== null))
      last = rows.at(-1)!.seq
    }
  }

  /** Codes of articles that the profile's last file had and this one lacks, or of unchanged ones that it lacked. */
  codesIn(view: 'vanished' | 'reappeared'): Generator<string[]> {
    return this.#staging.codes(`select Codigo from ${view} where Codigo > ? order by Codigo limit ${BATCH}`)
  }

  /** Brand names of the articles to add or change; null for articles without one. */
  brandNames(): (string | null)[] {
    return this.#staging.database
      .prepare('select marca from planned group by marca order by min(seq)')
      .pluck()
      .all() as (string | null)[]
  }

  /** Names of families with their departments, in the file's order. */
  categoryNames(): { departamento: string | null; familia: string | null }[] {
    return this.#staging.database
      .prepare('select departamento, familia from planned group by departamento, familia order by min(seq)')
      .all() as { departamento: string | null; familia: string | null }[]
  }

  /**
   * Notes on prices that are far off or jump, that staff hold, or that overtake an offer; and on new articles without a
   * family or with a known name.
   */
  *notes(): Generator<ImportNote> {
    const { length } = this.#pluck('select 1 from planned where is_new and familia is null')
    if (length > 0) yield warning(0, 'rubro_vacio', String(length))
    if (this.counts.names.alikeKnown > 0) yield* alikeNotes(this.#staging.database)
    const rows = this.#staging.database
      .prepare(
        `select last_line as line, Codigo, json_extract(told, '$.Descripcion') as name, before / 100.0 as before, price / 100.0 as price, offer / 100.0 as offer, usual / 100.0 as usual, is_new, case when is_far then null else branch_change end as branch_change, is_jump, is_left, is_pinned,
          is_overtaking and rise <> 0 as is_overtaking
        from judged where iif(is_new, usual is not null, is_jump or is_pinned or (is_overtaking and rise <> 0)) order by seq`,
      )
      .iterate() as IterableIterator<NotedRow>
    for (const { line, Codigo, name, before, price, is_jump, is_left, ...one } of rows) {
      const article = articleName(name, Codigo)
      // a misplaced decimal sign in a first import too
      if (one.is_new)
        yield warning(line, 'precio_salto', '', priceFarOff(article, price, one.usual, is_left === 1))
      else if (is_jump && one.branch_change !== null) {
        const jump = JSON.parse(one.branch_change) as BranchChange
        const there = BRANCH_TEXTS.inBranch(article, jump.branch)
        const text = priceJump(there, jump.before / 100, jump.after / 100, is_left === 1)
        yield warning(line, 'precio_salto', '', text)
      } else if (is_jump)
        yield warning(line, 'precio_salto', '', priceJump(article, before, price, is_left === 1))
      if (one.is_pinned) yield warning(line, 'precio_fijado', '', pinnedPrice(article, before, price))
      if (one.is_overtaking)
        yield warning(line, 'oferta_superada', '', overtakenOffer(article, price, one.offer))
    }
  }
}

/** Amounts are pesos. */
interface NotedRow {
  is_new: number
  /** 0 is of a new article with nothing to compare with. */
  usual: number
  branch_change: string | null
  line: number
  Codigo: string
  name: string
  before: number
  price: number
  offer: number
  is_jump: number
  is_left: number
  is_pinned: number
  is_overtaking: number
}
