import { hash } from 'node:crypto'
import type { ImportNote, ImportReport } from '@gondola/contract/imports'
import { folded } from '../../platform/text/folded.ts'
import { ImportPlan, type PlanOptions } from './import-plan.ts'
import type { ImportRow } from '../reading/import-row.ts'
import { warning } from '../reading/notes.ts'
import type { RowReading } from '../reading/read-row.ts'
import { Staging, type KnownArticle } from './staging.ts'

/** Maximum notes of each kind; a file of millions of rows may have an error in each. */
export const NOTES_MAX = 100_000

/** Compares a file's rows with the shop, row by row; its memory grows with neither. */
export class ImportPlanner {
  readonly #staging = new Staging()
  readonly #rejected: ImportNote[] = []
  readonly #warnings: ImportNote[]
  #read = 0

  /** `notes` are about the file as a whole. */
  constructor(notes: readonly ImportNote[] = []) {
    this.#warnings = [...notes]
  }

  /** Adds the shop's articles; to be called before the first row. */
  know(articles: readonly KnownArticle[]): void {
    for (const article of articles) this.#staging.addKnown(article)
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
    const Codigo = this.#staging.codeOf(row)
    this.#take(Codigo === row.Codigo ? row : { ...row, Codigo }, warnings)
  }

  #take(row: ImportRow, warnings: readonly ImportNote[]): void {
    const before = this.#staging.find(row.Codigo)
    // another branch's, or a duplicate: the first row decides the price
    if (before !== undefined && before.place !== (row.place ?? '')) return
    const rowHash = hashOf(row)
    if (before?.row_hash === rowHash) return
    for (const one of warnings) note(this.#warnings, one)
    const name = folded(row.Descripcion)
    if (before !== undefined && before.name !== name) {
      note(this.#warnings, warning(row.line, 'ean_repetido_otra_descripcion', String(before.line)))
      return
    }
    if (before !== undefined && before.price !== Math.round(row.Precioventa * 100)) {
      note(this.#warnings, warning(row.line, 'ean_repetido_otro_precio', String(before.line)))
    }
    const group = row.familia === null ? '' : `${row.unidad}|${folded(row.familia)}`
    const widerGroup = row.familia === null ? '' : `${row.unidad}||${folded(row.departamento ?? '')}`
    this.#staging.stage({ row, rowHash, name, group, widerGroup })
  }

  /** The plan, after every row was added; the caller closes it. */
  plan(options: PlanOptions): ImportPlan {
    const plan = new ImportPlan(this.#staging, options)
    for (const far of plan.farOff()) note(this.#warnings, far)
    const warnings = this.#warnings
    for (const one of plan.priceNotes()) note(warnings, one)
    const report: ImportReport = {
      leidas: this.#read,
      nuevas: plan.counts.nuevas,
      cambiadas: plan.counts.cambiadas,
      iguales: plan.counts.iguales,
      desaparecidas: plan.counts.desaparecidas,
      rechazadas: this.#rejected,
      avisos: warnings.toSorted((a, b) => a.linea - b.linea),
    }
    plan.report = report
    return plan
  }

  /** Discards the comparison. */
  close(): void {
    this.#staging.close()
  }
}

function note(notes: ImportNote[], one: ImportNote): void {
  if (notes.length < NOTES_MAX) notes.push(one)
}

/** Rows with the same hash have the same data, whatever their line. */
function hashOf({ line: _, place: __, ...told }: ImportRow): string {
  return hash('sha1', JSON.stringify(told), 'base64url').slice(0, 16)
}
