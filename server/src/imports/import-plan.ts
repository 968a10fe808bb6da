import type { DifferenceKind } from '@gondola/contract/entities/import-job.ts'
import type { ImportNote, ImportReport } from '@gondola/contract/entities/import-report.ts'
import { priceFarOff, priceJump } from '@gondola/contract/texts/import.ts'
import type { ImportRow } from './import-row.ts'
import { warning } from './notes.ts'
import type { Staging } from './staging.ts'

/** A price further off than this from what it was is a jump (issue: ×3, ÷3). */
export const PRICE_JUMP_FACTOR = 3
/** A new article's price is pointed out when it is this many times off the usual one of at least so many articles. */
const FAR_OFF_FACTOR = 40
const GROUP_LEAST = 8
const BATCH = 500

/** An article that an import adds or changes. */
export interface PlannedArticle {
  row: ImportRow
  rowHash: string
  /** Pesos; null where it is new. */
  priceBefore: number | null
  kind: Exclude<DifferenceKind, 'desaparece'>
  isJump: boolean
}

export interface PlanCounts {
  nuevas: number
  cambiadas: number
  suben: number
  bajan: number
  iguales: number
  desaparecidas: number
  /** Articles that the last file of this profile had. */
  presentBefore: number
  saltos: number
}

const VIEWS = `
  create temp view planned as
    select s.*, k.price as before, k.Codigo is null as is_new,
      coalesce(k.is_imported = 1 and k.is_fixed = 0 and k.price > 0
        and (s.price > k.price * ${PRICE_JUMP_FACTOR} or s.price * ${PRICE_JUMP_FACTOR} < k.price), 0) as is_jump,
      case when k.is_fixed = 1 then 0 else s.price - k.price end as rise
    from staged s left join known k on k.Codigo = s.Codigo
    where k.Codigo is null or k.row_hash is not s.row_hash or (k.price <> s.price and k.is_fixed = 0);
  create temp view vanished as
    select k.Codigo from known k where k.is_present = 1 and not exists (select 1 from staged s where s.Codigo = k.Codigo);
  create temp view reappeared as
    select k.Codigo from known k join staged s on s.Codigo = k.Codigo
    where k.is_present = 0 and k.row_hash is s.row_hash and (k.price = s.price or k.is_fixed = 1);
`

interface PlannedRow {
  seq: number
  told: string
  row_hash: string
  before: number | null
  is_new: number
  is_jump: number
  rise: number
}

/** What an import would do, told in batches. */
export class ImportPlan {
  readonly counts: PlanCounts
  report!: ImportReport
  readonly #staging: Staging

  constructor(staging: Staging) {
    this.#staging = staging
    staging.database.exec(VIEWS)
    this.counts = this.#count()
  }

  close(): void {
    this.#staging.close()
  }

  #count(): PlanCounts {
    const one = (sql: string) => this.#staging.database.prepare(sql).pluck().get() as number
    const [planned, nuevas, suben, bajan, saltos] = this.#staging.database
      .prepare(
        `select count(*), coalesce(sum(is_new), 0), coalesce(sum(rise > 0), 0), coalesce(sum(rise < 0), 0),
          coalesce(sum(is_jump), 0) from planned`,
      )
      .raw()
      .get() as [number, number, number, number, number]
    return {
      nuevas,
      cambiadas: planned - nuevas,
      suben,
      bajan,
      saltos,
      iguales: one('select count(*) from staged') - planned,
      desaparecidas: one('select count(*) from vanished'),
      presentBefore: one('select count(*) from known where is_present = 1'),
    }
  }

  get size(): number {
    return this.counts.nuevas + this.counts.cambiadas
  }

  /** Articles to add or change, in the file's order. */
  *articles(): Generator<PlannedArticle[]> {
    const page = this.#staging.database.prepare(
      `select seq, told, row_hash, before, is_new, is_jump, rise from planned where seq > ? order by seq limit ${BATCH}`,
    )
    for (let last = 0; ;) {
      const rows = page.all(last) as PlannedRow[]
      if (rows.length === 0) return
      yield rows.map(plannedArticle)
      last = rows.at(-1)!.seq
    }
  }

  /** Codes of articles that the last file of the profile had and this one has not. */
  vanished(): Generator<string[]> {
    return this.#codes('vanished')
  }

  /** Codes of unchanged articles that the last file of this profile did not have. */
  reappeared(): Generator<string[]> {
    return this.#codes('reappeared')
  }

  *#codes(view: 'vanished' | 'reappeared'): Generator<string[]> {
    const page = this.#staging.database
      .prepare(`select Codigo from ${view} where Codigo > ? order by Codigo limit ${BATCH}`)
      .pluck()
    for (let last = ''; ;) {
      const codes = page.all(last) as string[]
      if (codes.length === 0) return
      yield codes
      last = codes.at(-1)!
    }
  }

  /** Names of brands of articles to add or change; null for what has none. */
  brandNames(): (string | null)[] {
    return this.#staging.database
      .prepare('select marca from planned group by marca order by min(seq)')
      .pluck()
      .all() as (string | null)[]
  }

  /** Names of families with their departments, in the order in which the file has them. */
  categoryNames(): { departamento: string | null; familia: string | null }[] {
    return this.#staging.database
      .prepare('select departamento, familia from planned group by departamento, familia order by min(seq)')
      .all() as { departamento: string | null; familia: string | null }[]
  }

  /** Prices that go beyond three times, or below a third, of what they were. */
  *jumpNotes(): Generator<ImportNote> {
    const rows = this.#staging.database
      .prepare('select last_line, before, price from planned where is_jump order by seq')
      .raw()
      .iterate() as IterableIterator<[number, number, number]>
    for (const [line, before, now] of rows)
      yield warning(line, 'precio_salto', priceJump(before / 100, now / 100))
  }

  /**
   * New articles whose price is nowhere near their family's, or their department's where the family is small: a
   * misplaced decimal sign shows at the first import too.
   */
  *farOff(): Generator<ImportNote> {
    const usualOf = new Map([...this.#usualPrices('wider'), ...this.#usualPrices('kind')])
    const rows = this.#staging.database
      .prepare(`select last_line, price, kind, wider from planned where is_new and kind <> '' order by seq`)
      .raw()
      .iterate() as IterableIterator<[number, number, string, string]>
    for (const [line, price, group, wider] of rows) {
      const usual = usualOf.get(group) ?? usualOf.get(wider)
      if (usual === undefined) continue
      const factor = price / usual
      if (factor < FAR_OFF_FACTOR && factor > 1 / FAR_OFF_FACTOR) continue
      yield warning(line, 'precio_salto', priceFarOff(price / 100, usual / 100))
    }
  }

  /** The median price of new articles of each group that is large enough to tell. */
  #usualPrices(group: 'kind' | 'wider'): [string, number][] {
    return this.#staging.database
      .prepare(
        `select name, price from (
          select ${group} as name, price, row_number() over (partition by ${group} order by price) as place,
            count(*) over (partition by ${group}) as members
          from planned where is_new and ${group} <> '')
        where members >= ${GROUP_LEAST} and place = members / 2 + 1`,
      )
      .raw()
      .all() as [string, number][]
  }
}

function plannedArticle({ told, row_hash, before, is_new, is_jump, rise }: PlannedRow): PlannedArticle {
  const kind = is_new === 1 ? 'nueva' : rise > 0 ? 'sube' : rise < 0 ? 'baja' : 'cambia'
  return {
    row: JSON.parse(told) as ImportRow,
    rowHash: row_hash,
    priceBefore: before === null ? null : before / 100,
    kind,
    isJump: is_jump === 1,
  }
}
