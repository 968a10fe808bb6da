import { formatNumber, formatQuantity, NO_BRAND_NAME, pick } from '@gondola/contract/base'
import { IMPORT_TEXTS, type IgnoredReason, type ImportNote, type Warning } from '@gondola/contract/imports'
import { folded } from '../../../platform/text/folded.ts'
import { BASE_COLUMN, type BranchBook } from '../branches/branch-book.ts'
import { brandKey } from '../../../goods/catalogue/brand-key.ts'
import { BranchPlan } from '../branches/branch-plan.ts'
import { type BranchPrices, PriceMatrix } from '../branches/group-lists.ts'
import { shownName } from './brand-registry.ts'
import { ImportPlan, type PlanOptions } from './import-plan.ts'
import { ReadChecks } from './brake.ts'
import { NOTES_MAX } from './plan-views.ts'
import { ignored, type ImportRow, rejection, warning, type RowReading } from '../reading/import-row.ts'
import { settledUnit } from '../reading/content.ts'
import { refuseRows } from '../source/unusable-file.ts'
import { type KnownArticle, repeatedNote, type RowNumber } from './planned-article.ts'
import { hashOf, priceGroups, type StagedBefore, Staging } from './staging.ts'

/** Maximum of rows that are listed as ignored: of a chain's file read without choosing a branch, nearly all are. */
const IGNORED_MAX = 10_000

/** Compares a file's rows with the shop, row by row; in memory are only the codes of what the shop sells by weight. */
export class ImportPlanner {
  readonly #staging = new Staging()
  readonly #rejected: ImportNote[] = []
  readonly #warnings: ImportNote[]
  readonly #book: BranchBook | null
  /** Null: the file gives each article one price. */
  readonly #branches: BranchPrices | null
  /** Stock numbers and costs of the rows. */
  readonly stock: RowNumber[] = []
  readonly costs: RowNumber[] = []
  /** The shop's articles that are sold by weight. */
  readonly #weighed = new Set<string>()
  readonly #brands: ReadonlyMap<string, number>
  rowsRead = 0
  rowsRejected = 0
  readonly read = new ReadChecks()
  /** Totals, headers again, and rows that repeat another one: the first, and how many by reason. */
  readonly #ignored: ImportNote[] = []
  readonly #ignoredBy = new Map<IgnoredReason, number>()
  /** The row is refused already: what is wrong with its stock too is not told. */
  #isRefused = false

  /** `notes` are about the file as a whole; `book` is for prices by branch; `brands` are codes by key. */
  constructor(
    notes: readonly ImportNote[] = [],
    book: BranchBook | null = null,
    brands: ReadonlyMap<string, number> = new Map(),
  ) {
    this.#brands = brands
    this.#warnings = [...notes]
    this.#book = book
    this.#branches = book && !book.isOne ? { book, matrix: new PriceMatrix(), rowOf: new Map() } : null
  }

  /** Adds the shop's articles; to be called before the first row. */
  know(articles: readonly KnownArticle[]): void {
    const noBrand = this.#brands.get(brandKey(NO_BRAND_NAME))
    for (const article of articles) {
      // an article without a brand may get one
      const isBrandFixed = article.isBrandFixed || article.brand_code === noBrand
      this.#staging.addKnown({ ...article, isBrandFixed })
      if (article.unidad === 100) this.#weighed.add(article.Codigo)
    }
  }

  /** Adds a row; returns the code of its article if it counts. */
  add({ row, rejected, warnings, again, title, ignored: idle, mayName }: RowReading): string | undefined {
    this.#isRefused = false
    const numbers = this.stock.length + this.costs.length
    if (title !== undefined) this.read.addTitle(title)
    if (idle !== undefined) this.#ignore(idle)
    if (again !== undefined) {
      this.rowsRead++
      this.#price(this.#branches!, again, this.#branches!.rowOf.get(again.Codigo)!, again.line)
      return undefined
    }
    if (rejected !== null || row !== null) this.rowsRead++
    if (rejected !== null) {
      this.#reject(rejected)
      this.#staging.spare(mayName ?? [])
    }
    if (row === null) return undefined
    const Codigo = this.#staging.articleOf(row)
    if (typeof Codigo === 'object') return this.#reject(rejection(row.line, ...Codigo))
    const column = this.#book?.columnOf(row.place ?? '', row.line) ?? BASE_COLUMN
    if (typeof column === 'object') return this.#reject(column)
    const Precioventa = row.isUnpriced ? this.#staging.priceOf(Codigo) : row.Precioventa
    const lacks = row.isPriceless ? 'articulo_nuevo' : 'precio_vacio'
    if (Precioventa === undefined) return this.#reject(rejection(row.line, lacks, row.Codigo))
    const Descripcion = row.Descripcion || this.#staging.nameOf(Codigo)
    if (Descripcion === undefined) return this.#reject(rejection(row.line, 'descripcion_vacia'))
    if (row.isPriceless && row.stock === undefined && row.cost === undefined)
      return warnings[0] ? this.#reject(warnings[0]) : this.#ignore(ignored(row.line, 'sin_numero'))
    const named = { ...row, Codigo, Descripcion, Precioventa }
    const { row: coded, warnings: told } = row.isUnitUntold
      ? { row: named, warnings }
      : settledUnit(named, this.#staging.unitOf(Codigo), warnings)
    const isKnown = this.#staging.nameOf(Codigo) !== undefined
    // an article of the shop has a family already
    const worth = isKnown ? told.filter(({ motivo }) => motivo !== 'rubro_desconocido') : told
    if (row.isPriceless) for (const one of warnings) note(this.#warnings, one)
    const isTaken =
      row.isPriceless ||
      (this.#branches === null
        ? this.#take(this.#book === null ? coded : { ...coded, place: '' }, worth)
        : this.#takeByBranch(this.#branches, coded, column, { codeInFile: row.Codigo, warnings: worth }))
    if (isTaken && row.stock !== undefined) this.#takeStock(coded, row.stock, column)
    if (isTaken && row.cost !== undefined)
      this.costs.push({ ...pick(row, ['line', 'unidad']), Codigo, number: row.cost })
    const isHalf = rejected !== null && this.stock.length + this.costs.length > numbers
    if (isHalf) rejected.detalle = `${rejected.detalle} ${IMPORT_TEXTS.numbersTaken}`
    return Codigo
  }

  /** A number is of the row's branch; in a file without branches, of the default branch. */
  #takeStock({ Codigo, line, unidad, stockAs, ...row }: ImportRow, told: number, column: number): void {
    const isWeighed = row.unit === 'queda' || row.isUnitGuessed ? this.#weighed.has(Codigo) : unidad === 100
    // with decimals it was read as less than a thousand: `15,350` pieces are not 15, and kilograms are
    const isAlone = row.isPriceless && row.cost === undefined
    if (stockAs !== undefined && !isWeighed && (stockAs.isWeight || Math.abs(told) < 1000)) {
      const doubt = warning(line, 'existencia_texto', stockAs.text, stockAs.isWeight ? 'g' : '')
      return isAlone ? this.#reject(doubt) : note(this.#warnings, doubt)
    }
    const text = isWeighed && told >= 1000 ? /^\D*\d{1,3}[.,]\d{3}\D*$/.exec(stockAs?.text ?? '')?.[0] : ''
    const Existencia = Math.max(0, isWeighed ? Math.round(told * 1000) : Math.floor(told))
    const sold = isWeighed ? 100 : 1
    if (text || told < 0 || (!isWeighed && told !== Existencia)) {
      const taken = formatQuantity(Existencia, sold)
      note(this.#warnings, warning(line, 'existencia_ajustada', text || formatNumber(told), taken))
    }
    const { branches = [], shop = [] } = this.#branches?.book ?? {}
    const branch = branches.find((one) => one.column === column)?.branch
    const number = { Codigo, line, number: Existencia, unidad: sold } as const
    if (branch || (column === BASE_COLUMN && (row.place !== '' || shop.length < 2)))
      return void this.stock.push({ ...number, ...(branch && { branch }), ...(text && { text }) })
    if (isAlone) return this.#reject(warning(line, 'existencia_sin_sucursal', '1'))
    this.read.countOnce('existencia_sin_sucursal', line)
  }

  /** Takes a row as the article's if it is the first, and its price as that of the row's branch. */
  #takeByBranch(
    branches: BranchPrices,
    row: ImportRow,
    column: number,
    { codeInFile, warnings }: { codeInFile: string; warnings: readonly ImportNote[] },
  ): boolean {
    const before = this.#staging.find(row.Codigo)
    const name = folded(row.Descripcion)
    if (before !== undefined) {
      branches.rowOf.set(codeInFile, before)
      if (before.name !== name && branches.matrix.get(column, before.seq) > 0)
        return this.#tellOther(row, before)
      this.#price(branches, row, before, row.line)
      return true
    }
    for (const one of warnings) note(this.#warnings, one)
    // the base price is decided when all branches are read
    const rowHash = hashOf({ ...row, Precioventa: 0 })
    const seq = this.#staging.stage({ row, rowHash, name, ...this.#groupsOf(row) })
    const staged = { seq, line: row.line }
    branches.rowOf.set(codeInFile, staged)
    this.#price(branches, row, staged, row.line)
    return true
  }

  #price(
    { book, matrix }: BranchPrices,
    { Codigo, place = '', Precioventa }: { Codigo: string; place?: string; Precioventa: number },
    { seq, line }: { seq: number; line: number },
    at: number,
  ): void {
    const column = book.columnOf(place, at)
    if (typeof column === 'object') return this.#reject(column)
    const centavos = Math.round(Precioventa * 100)
    const before = matrix.get(column, seq)
    if (before > 0 && before !== centavos) {
      note(this.#warnings, warning(at, 'ean_repetido_otro_precio', String(line)))
      this.read.addRepeated(Codigo, line, at)
    }
    matrix.set(column, seq, centavos)
  }

  /** Whether the row is the article's, the last of those that repeat it. */
  #take(read: ImportRow, warnings: readonly ImportNote[]): boolean {
    const before = this.#staging.find(read.Codigo)
    const row = {
      ...read,
      Ean: read.Ean ?? before?.ean ?? null,
      codigo_origen: read.codigo_origen ?? before?.origin ?? null,
    }
    const repeats = (motivo: Warning) => note(this.#warnings, warning(row.line, motivo, String(before!.line)))
    // another branch's, or a duplicate: the first row decides the price
    if (before !== undefined && before.place !== (row.place ?? '')) {
      this.#ignore(ignored(row.line, 'otra_sucursal', before.line))
      return false
    }
    const rowHash = hashOf(row)
    const isOtherStock = before !== undefined && before.stock !== (row.stock ?? null)
    if (before?.row_hash === rowHash && !isOtherStock) {
      this.#ignore(ignored(row.line, 'fila_repetida', before.line))
      return false
    }
    const name = folded(row.Descripcion)
    if (before !== undefined && before.name !== name) return this.#tellOther(row, before)
    for (const one of warnings) note(this.#warnings, one)
    if (before !== undefined && before.price !== Math.round(row.Precioventa * 100)) {
      repeats('ean_repetido_otro_precio')
      this.read.addRepeated(row.Codigo, before.line, row.line)
    }
    if (isOtherStock) repeats('existencia_repetida')
    this.#staging.stage({ row, rowHash, name, ...this.#groupsOf(row) })
    return true
  }

  #tellOther(row: ImportRow, before: StagedBefore): false {
    const { isSame, told } = repeatedNote(row, before)
    if (isSame) note(this.#warnings, told)
    else this.#reject(told)
    return false
  }

  #reject(one: ImportNote): undefined {
    if (this.#isRefused) return
    this.#isRefused = true
    this.rowsRejected++
    note(this.#rejected, one)
  }

  #ignore(one: NonNullable<RowReading['ignored']>): undefined {
    this.#ignoredBy.set(one.motivo, (this.#ignoredBy.get(one.motivo) ?? 0) + 1)
    if (this.#ignored.length < IGNORED_MAX) this.#ignored.push(one)
  }

  /** @throws {UnusableFile} no row can be taken */
  refuseIfNoneFits(): void {
    const isNone = this.stock.length + this.costs.length === 0 && this.rowsRejected >= this.rowsRead
    if (this.rowsRejected > 0 && isNone) refuseRows(this.#rejected)
  }

  #groupsOf({ marca, ...row }: ImportRow) {
    return {
      brandCode: marca ? (this.#brands.get(brandKey(shownName(marca))) ?? 0) : null,
      ...priceGroups(row),
    }
  }

  /** The plan, after every row was added; the caller closes it. */
  async plan({ imported, findSame, ...options }: PlannerOptions): Promise<ImportPlan> {
    const { matrix, book } = this.#branches ?? {}
    const of = { isPartial: options.isPartial, imported }
    const branches = matrix && book ? new BranchPlan(this.#staging, matrix, book, of) : null
    const plan = new ImportPlan(
      this.#staging,
      { ...options, read: this.read.counts(this.#staging.size) },
      branches,
    )
    await plan.leaveOutSame(findSame)
    for (const one of this.read.notes()) note(this.#warnings, one)
    for (const one of plan.notes()) note(this.#warnings, one)
    plan.report = {
      leidas: this.rowsRead,
      ...pick(plan.counts, ['nuevas', 'cambiadas', 'iguales', 'desaparecidas']),
      ...(this.#ignored.length > 0 && {
        ignoradas: [...this.#ignoredBy.values()].reduce((sum, rows) => sum + rows, 0),
        ignoradasPor: [...this.#ignoredBy].map(([motivo, filas]) => ({ motivo, filas })),
        filasIgnoradas: this.#ignored,
      }),
      rechazadas: this.#rejected,
      avisos: this.#warnings.toSorted((a, b) => a.linea - b.linea),
    }
    return plan
  }

  close(): void {
    this.#staging.close()
  }
}

interface PlannerOptions extends Omit<PlanOptions, 'read'> {
  /** Branches that earlier imports of the profile had. */
  imported: ReadonlySet<number>
  findSame: Parameters<ImportPlan['leaveOutSame']>[0]
}

function note(notes: ImportNote[], one: ImportNote): undefined {
  if (notes.length < NOTES_MAX) notes.push(one)
}
