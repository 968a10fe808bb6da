import { hash } from 'node:crypto'
import Sqlite from 'better-sqlite3'
import { pick } from '@gondola/contract/base'
import { folded } from '../../../platform/text/folded.ts'
import { bareKey, codeKey, eanKey, nameKey } from '../reading/code-keys.ts'
import type { KnownUnit } from '../reading/content.ts'
import type { ImportRow } from '../reading/import-row.ts'
import type { PriceDecisions } from './brake.ts'
import type { KnownArticle } from './planned-article.ts'

/** An earlier row with the same article code. */
export interface StagedBefore extends Pick<ImportRow, 'Descripcion'> {
  seq: number
  line: number
  row_hash: string
  price: number
  name: string
  place: string
  stock: number | null
  ean: string | null
  origin: string | null
}

export interface StagedRow {
  row: ImportRow
  rowHash: string
  /** Folded description, by which rows of one code are compared. */
  name: string
  /** The brand that it has afterwards; 0: one that the shop does not have, null: the file names none. */
  brandCode: number | null
  /** Groups whose usual price reveals a typo: family, department. */
  group: string
  widerGroup: string
}

const UNIT = ['Descripcion', 'unidad', 'ContenidoNeto', 'ContenidoUnidad', 'Ean'] as const

type Keys = Pick<ImportRow, 'Codigo' | 'Ean' | 'codigo_origen'>
/** Why a row's article cannot be told. */
type Unclear = readonly [motivo: 'codigo_ambiguo' | 'codigo_de_otro', value: string, known: string]

/** Groups whose usual price reveals a typo: family, and department. */
export const priceGroups = ({
  unidad,
  familia,
  departamento,
}: Pick<KnownArticle, 'unidad' | 'familia' | 'departamento'>) => ({
  group: familia === null ? '' : `${unidad}|${folded(familia)}`,
  widerGroup: familia === null ? '' : `${unidad}||${folded(departamento ?? '')}`,
})

/** Page cache; the rest is in a private file that is removed on close or when the process dies. */
const CACHE_KIB = 32_000

const TABLES = `
  create table known (
    Codigo text primary key, name text not null, ean_key text, price integer not null, row_hash text, is_present integer not null,
    is_fixed integer not null, offer integer, list_prices text, not_sold_at text, manual text, name_key text, brand_code integer, kind text not null, wider text not null, family_key text, unit text, cost integer) without rowid;
  create index known_by_ean on known (ean_key) where ean_key is not null;
  create table staged (
    seq integer primary key, Codigo text not null unique, ean_key text, line integer not null, last_line integer not null,
    row_hash text not null, price integer not null, name text not null, name_key text not null, place text not null,
    marca text, brand_code integer, departamento text, familia text, family_key text, kind text not null, wider text not null, told text not null, state integer,
    branch_changed integer not null default 0, branch_change text, is_same integer not null default 0, unit text, usual integer, is_twice integer not null default 0);
  create table codes (code_key text, is_origin integer, Codigo text, primary key (code_key, is_origin, Codigo)) without rowid;
  create table spared (Codigo text primary key) without rowid;
  create table decided (Codigo text primary key, is_let_go integer not null default 0, is_accepted integer not null default 0)
    without rowid;
  create index staged_by_ean on staged (ean_key) where ean_key is not null;
`

/**
 * The scratch database in which a file's rows are compared with the shop's articles. It is separate from the shop's
 * database and takes none of its locks; an import's memory does not grow with the file (docs/performance.md).
 */
export class Staging {
  readonly database: Sqlite.Database
  readonly #addKnown: Sqlite.Statement
  readonly #hasCode: Sqlite.Statement
  readonly #nameOf: Sqlite.Statement
  readonly #priceOf: Sqlite.Statement
  readonly #unitOf: Sqlite.Statement
  readonly #addCode: Sqlite.Statement
  readonly #spare: Sqlite.Statement
  readonly #byCode: Sqlite.Statement
  readonly #byEan: Sqlite.Statement
  readonly #eansOf: Sqlite.Statement
  readonly #staged: Sqlite.Statement
  readonly #stage: Sqlite.Statement

  constructor() {
    this.database = new Sqlite('')
    this.database.pragma('journal_mode = OFF')
    this.database.pragma('synchronous = OFF')
    this.database.pragma('temp_store = FILE')
    this.database.pragma(`cache_size = -${CACHE_KIB}`)
    this.database.exec(TABLES)
    const prepare = (sql: string) => this.database.prepare(sql)
    this.#addKnown = prepare(`insert into known values (${Array(18).fill('?').join()})`)
    this.#hasCode = prepare(
      'select 1 where exists (select 1 from known where Codigo = @code) or exists (select 1 from staged where Codigo = @code)',
    ).pluck()
    this.#nameOf = prepare('select name from known where Codigo = ?').pluck()
    this.#priceOf = prepare('select price from known where Codigo = ?').pluck()
    this.#unitOf = prepare('select unit from known where Codigo = ?').pluck()
    this.#addCode = prepare('insert or ignore into codes values (?, ?, ?)')
    this.#spare = prepare('insert or ignore into spared values (?)')
    this.#byCode = prepare('select Codigo, is_origin from codes where code_key = ? order by is_origin')
    this.#byEan = prepare(
      'select Codigo from known where ean_key = @key union all select Codigo from staged where ean_key = @key limit 1',
    ).pluck()
    this.#eansOf = prepare(
      'select ean_key from staged where Codigo = @code and ean_key is not null union all select ean_key from known where Codigo = @code and ean_key is not null',
    ).pluck()
    this.#staged = prepare(
      `select seq, line, row_hash, price, name, place, json_extract(told, '$.stock') as stock, json_extract(told, '$.Descripcion') as Descripcion,
        json_extract(told, '$.Ean') as ean, json_extract(told, '$.codigo_origen') as origin from staged where Codigo = ?`,
    )
    this.#stage = prepare(`
      insert into staged (Codigo, ean_key, line, last_line, row_hash, price, name, name_key, place, marca,
        brand_code, departamento, familia, family_key, kind, wider, told, unit)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      on conflict (Codigo) do update set ean_key = excluded.ean_key, last_line = excluded.last_line, row_hash = excluded.row_hash,
        price = excluded.price, marca = excluded.marca, brand_code = excluded.brand_code, departamento = excluded.departamento,
        familia = excluded.familia, family_key = excluded.family_key, kind = excluded.kind, wider = excluded.wider, told = excluded.told, unit = excluded.unit`)
    this.database.exec('begin')
  }

  addKnown(article: KnownArticle): void {
    const { Codigo, Descripcion, Ean, Precioventa, rowHash, isPresent, isPriceFixed, Preciooferta } = article
    const { list_prices, not_sold_at, manual } = article.branches
    this.#addKnown.run(
      Codigo,
      Descripcion,
      Ean === null ? null : eanKey(Ean),
      Math.round(Precioventa * 100),
      rowHash,
      Number(isPresent),
      Number(isPriceFixed),
      Preciooferta === null ? null : Math.round(Preciooferta * 100),
      list_prices && JSON.stringify(list_prices),
      not_sold_at && JSON.stringify(not_sold_at),
      manual.length === 0 ? null : JSON.stringify(manual),
      article.isNameFixed ? null : nameKey(Descripcion),
      article.isBrandFixed ? null : article.brand_code,
      ...Object.values(priceGroups(article)),
      article.isFamilyFixed ? null : nameKey(article.familia ?? ''),
      article.isUnitFixed ? null : JSON.stringify(pick(article, UNIT)),
      article.cost && Math.round(article.cost * 100),
    )
    this.#addCodes(Codigo, article.codigo_origen)
    for (const code of [Codigo, article.codigo_origen ?? ''])
      if (/^\d+$/.test(code)) this.#addCode.run(bareKey(code), 2, Codigo)
  }

  #addCodes(code: string, origin: string | null): void {
    this.#addCode.run(codeKey(code), 0, code)
    if (origin !== null && origin !== code) this.#addCode.run(codeKey(origin), 1, code)
  }

  /** Records decisions on single prices. */
  decide({ letGo, accepted }: Pick<PriceDecisions, 'letGo' | 'accepted'>): void {
    const say = (column: string) =>
      this.database.prepare(`
        insert into decided (Codigo, ${column}) values (?, 1) on conflict (Codigo) do update set ${column} = 1`)
    const [release, accept] = [say('is_let_go'), say('is_accepted')]
    for (const code of letGo) release.run(code)
    for (const code of accepted) accept.run(code)
  }

  /**
   * The code that the shop has, or will have, for a row's article, found by the barcode, whatever its leading zeros, and
   * by the code of the system that wrote the file; or why it cannot be told. SEPA's own codes are within its `Codigo`.
   */
  articleOf({ Codigo, Ean, codigo_origen }: Keys): string | Unclear {
    const own = Ean !== null || codigo_origen === Codigo ? codigo_origen : null
    const byEan = Ean === null ? undefined : this.#articleByEan(Ean)
    if (own === null || own === Ean) return byEan ?? Codigo
    const { named, all } = this.#articlesByCode(own)
    const [first] = named
    if (byEan !== undefined) {
      if (named.length !== 1 || all().includes(byEan)) return byEan
      return ['codigo_de_otro', own, `${byEan}, ${first}`]
    }
    if (Ean === null && first === undefined) {
      const alike = this.#byCode.all(bareKey(own)) as { Codigo: string }[]
      return alike.length > 0 ? ['codigo_ambiguo', own, alike.map((one) => one.Codigo).join(', ')] : Codigo
    }
    if (Ean === null) return named.length > 1 ? ['codigo_ambiguo', own, named.join(', ')] : first!
    // variants that share a code are articles of their own
    if (named.length !== 1) return Codigo
    const eans = this.#eansOf.all({ code: first }) as string[]
    if (eans.length === 0) return first!
    return this.nameOf(first!) === undefined ? Codigo : ['codigo_de_otro', own, first!]
  }

  #articleByEan(ean: string): string | undefined {
    if (this.#hasCode.get({ code: ean }) !== undefined) return ean
    return this.#byEan.get({ key: eanKey(ean) }) as string | undefined
  }

  /** The articles that a code names: by their code, else their barcode, else their code of origin; and all of these. */
  #articlesByCode(code: string): { named: readonly string[]; all: () => readonly string[] } {
    if (this.#hasCode.get({ code }) !== undefined) return { named: [code], all: () => this.#codesAlike(code) }
    const found = this.#byCode.all(codeKey(code)) as { Codigo: string; is_origin: number }[]
    const of = (kind: number) =>
      found.flatMap(({ Codigo, is_origin }) => (is_origin === kind ? [Codigo] : []))
    const byEan = /^\d{8,14}$/.test(code) ? this.#byEan.get({ key: eanKey(code) }) : undefined
    const named = [of(0), byEan === undefined ? [] : [byEan as string], of(1)].find(
      ({ length }) => length > 0,
    )
    return { named: named ?? [], all: () => found.map(({ Codigo }) => Codigo) }
  }

  /** What these codes may name is not missing. */
  spare(codes: readonly string[]): void {
    for (const code of codes) {
      const { named, all } = this.#articlesByCode(code)
      for (const one of [...named, ...all()]) this.#spare.run(one)
    }
  }

  #codesAlike = (code: string): string[] =>
    (this.#byCode.all(codeKey(code)) as { Codigo: string }[]).map(({ Codigo }) => Codigo)

  /** The shop's name of an article; undefined if the shop does not have it. */
  nameOf(code: string): string | undefined {
    return this.#nameOf.get(code) as string | undefined
  }

  /** The shop's price of an article in pesos; undefined if the shop does not have it. */
  priceOf(code: string): number | undefined {
    const price = this.#priceOf.get(code) as number | undefined
    return price && price / 100
  }

  /** How the shop sells an article; null: as staff say, undefined: the shop does not have it. */
  unitOf(code: string): KnownUnit | null | undefined {
    const unit = this.#unitOf.get(code) as string | null | undefined
    return typeof unit === 'string' ? (JSON.parse(unit) as KnownUnit) : unit
  }

  find(code: string): StagedBefore | undefined {
    return this.#staged.get(code) as StagedBefore | undefined
  }

  /** Number of articles; their `seq` are 1 to this. */
  get size(): number {
    return this.database.prepare('select coalesce(max(seq), 0) from staged').pluck().get() as number
  }

  /** Adds an article, or replaces it; returns its `seq` if it is a new one. */
  stage({ row, rowHash, name, brandCode, group, widerGroup }: StagedRow): number {
    const { lastInsertRowid } = this.#stage.run(
      row.Codigo,
      row.Ean === null ? null : eanKey(row.Ean),
      row.line,
      row.line,
      rowHash,
      Math.round(row.Precioventa * 100),
      name,
      nameKey(row.Descripcion),
      row.place ?? '',
      row.marca,
      brandCode,
      row.departamento,
      row.familia,
      row.isFamilyGuessed || row.familia === null ? null : nameKey(row.familia),
      group,
      widerGroup,
      JSON.stringify(row),
      row.unit ?? null,
    )
    this.#addCodes(row.Codigo, row.codigo_origen)
    return Number(lastInsertRowid)
  }

  /**
   * The codes that a statement finds, a batch at a time: it selects those after its one parameter, in their order, at most
   * `BATCH`.
   */
  *codes(sql: string): Generator<string[]> {
    const page = this.database.prepare(sql).pluck()
    for (let last = ''; ;) {
      const codes = page.all(last) as string[]
      if (codes.length === 0) return
      yield codes
      last = codes.at(-1)!
    }
  }

  close(): void {
    this.database.close()
  }
}

/** Rows with the same hash have the same data, whatever their line. */
export function hashOf({ line: _, place: __, stock: ___, stockAs: ____, unit: _____, ...told }: ImportRow) {
  return hash('sha1', JSON.stringify(told), 'base64url').slice(0, 16)
}
