import { hash } from 'node:crypto'
import type { ImportNote, ImportReport } from '@gondola/contract/entities/import-report.ts'
import { priceFarOff, priceJump } from '@gondola/contract/texts/import.ts'
import { folded } from '../catalogue/search/folded.ts'
import type { ImportRow } from './import-row.ts'
import { warning } from './notes.ts'
import type { RowReading } from './read-row.ts'

/** What the shop knows of an article before an import. */
export interface KnownArticle {
  Precioventa: number
  /** Hash of its row in the last file of this profile; null where no such file had it. */
  rowHash: string | null
  /** The last file of this profile had it. */
  isPresent: boolean
  /** Its price comes from some import, so that a jump of it means something. */
  isImported: boolean
}

/** An article that an import adds or changes. */
export interface PlannedArticle {
  row: ImportRow
  rowHash: string
}

/** What an import would do. */
export interface ImportPlan {
  report: ImportReport
  articles: readonly PlannedArticle[]
  /** Unchanged ones that the last file of this profile did not have. */
  reappeared: readonly string[]
  vanished: readonly string[]
  /** Articles that the last file of this profile had. */
  presentBefore: number
  jumps: number
}

/** A price further off than this from what it was is a jump (issue: ×3, ÷3). */
export const PRICE_JUMP_FACTOR = 3
/** A new article's price is pointed out when it is this many times off the usual one of at least so many articles. */
const FAR_OFF_FACTOR = 40
const GROUP_LEAST = 8
/** Notes kept of each kind; a file of millions of rows may have a fault in each. */
const NOTES_MAX = 100_000

interface Seen {
  line: number
  rowHash: string
  Precioventa: number
  name: string
}

/** Compares a file's rows with the shop, row by row; what it keeps grows with articles, not with rows. */
export class ImportPlanner {
  readonly #known: ReadonlyMap<string, KnownArticle>
  readonly #seen = new Map<string, Seen>()
  readonly #planned = new Map<string, PlannedArticle>()
  readonly #rejected: ImportNote[] = []
  readonly #warnings: ImportNote[] = []
  #read = 0

  constructor(known: ReadonlyMap<string, KnownArticle>) {
    this.#known = known
  }

  get rowsRead(): number {
    return this.#read
  }

  add({ row, rejected, warnings }: RowReading): void {
    if (rejected !== null) {
      this.#read++
      note(this.#rejected, rejected)
    }
    if (row === null) return
    this.#read++
    this.#take(row, warnings)
  }

  #take(row: ImportRow, warnings: readonly ImportNote[]): void {
    const rowHash = hashOf(row)
    const before = this.#seen.get(row.Codigo)
    if (before?.rowHash === rowHash) return
    for (const one of warnings) note(this.#warnings, one)
    const name = folded(row.Descripcion)
    if (before !== undefined && before.name !== name) {
      note(this.#warnings, warning(row.line, 'ean_repetido_otra_descripcion', String(before.line)))
      return
    }
    if (before !== undefined && before.Precioventa !== row.Precioventa) {
      note(this.#warnings, warning(row.line, 'ean_repetido_otro_precio', String(before.line)))
    }
    const { line, Precioventa } = row
    this.#seen.set(row.Codigo, { line: before?.line ?? line, rowHash, Precioventa, name })
    const known = this.#known.get(row.Codigo)
    const isSame = known?.rowHash === rowHash && known.Precioventa === Precioventa
    if (isSame) this.#planned.delete(row.Codigo)
    else this.#planned.set(row.Codigo, { row, rowHash })
  }

  /** The plan, once every row was added. */
  plan(): ImportPlan {
    const articles = [...this.#planned.values()]
    const jumps = this.#jumps(articles)
    const added = articles.filter(({ row }) => !this.#known.has(row.Codigo))
    for (const far of farOff(added)) note(this.#warnings, far)
    const present = [...this.#known].filter(([, { isPresent }]) => isPresent)
    const vanished = present.flatMap(([code]) => (this.#seen.has(code) ? [] : [code]))
    const unchanged = [...this.#seen.keys()].filter((code) => !this.#planned.has(code))
    return {
      articles,
      vanished,
      reappeared: unchanged.filter((code) => this.#known.get(code)?.isPresent === false),
      presentBefore: present.length,
      jumps: jumps.length,
      report: {
        leidas: this.#read,
        nuevas: added.length,
        cambiadas: articles.length - added.length,
        iguales: unchanged.length,
        desaparecidas: vanished.length,
        rechazadas: this.#rejected,
        avisos: [...this.#warnings, ...jumps].toSorted((a, b) => a.linea - b.linea),
      },
    }
  }

  #jumps(articles: readonly PlannedArticle[]): ImportNote[] {
    return articles.flatMap(({ row }) => {
      const known = this.#known.get(row.Codigo)
      if (known === undefined || !known.isImported || known.Precioventa <= 0) return []
      const factor = row.Precioventa / known.Precioventa
      if (factor <= PRICE_JUMP_FACTOR && factor >= 1 / PRICE_JUMP_FACTOR) return []
      return [warning(row.line, 'precio_salto', priceJump(known.Precioventa, row.Precioventa))]
    })
  }
}

/**
 * New articles whose price is nowhere near their family's, or their department's where the family is small: a misplaced
 * decimal sign shows at the first import too.
 */
function farOff(articles: readonly PlannedArticle[]): ImportNote[] {
  const kind = ({ unidad, familia }: ImportRow) => `${unidad}|${folded(familia ?? '')}`
  const wider = ({ unidad, departamento }: ImportRow) => `${unidad}||${folded(departamento ?? '')}`
  const usualOf = new Map([...usualPrices(articles, wider), ...usualPrices(articles, kind)])
  return articles.flatMap(({ row }) => {
    const usual = usualOf.get(kind(row)) ?? usualOf.get(wider(row))
    if (row.familia === null || usual === undefined) return []
    const factor = row.Precioventa / usual
    if (factor < FAR_OFF_FACTOR && factor > 1 / FAR_OFF_FACTOR) return []
    return [warning(row.line, 'precio_salto', priceFarOff(row.Precioventa, usual))]
  })
}

/** The median price of each group that is large enough to tell. */
function usualPrices(
  articles: readonly PlannedArticle[],
  groupOf: (row: ImportRow) => string,
): Map<string, number> {
  const usual = new Map<string, number>()
  for (const [group, members] of Map.groupBy(articles, ({ row }) => groupOf(row))) {
    if (members.length < GROUP_LEAST) continue
    const prices = members.map(({ row }) => row.Precioventa).toSorted((a, b) => a - b)
    usual.set(group, prices[prices.length >> 1]!)
  }
  return usual
}

function note(notes: ImportNote[], one: ImportNote): void {
  if (notes.length < NOTES_MAX) notes.push(one)
}

/** Two rows with the same hash tell the same of an article, wherever they stand. */
function hashOf({ line: _, ...told }: ImportRow): string {
  return hash('sha1', JSON.stringify(told), 'base64url').slice(0, 16)
}
