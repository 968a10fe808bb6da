import type { Db } from '../../platform/db/open-database.ts'
import type { NewRow, Row } from '../../platform/db/tables/database.ts'
import { codeKey, eanKey } from '../imports/reading/code-keys.ts'

export type LeafletArticle = Pick<Row<'articles'>, 'Codigo' | 'Descripcion' | 'Precioventa' | 'unidad'>

/** The articles that each code names: by the shop's code, else by barcode or the code of the system it came from. */
export async function findArticlesByCodes(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, LeafletArticle[]>> {
  const asked = [...new Set(codes)]
  const spellings = [
    ...new Set(
      asked.flatMap((code) => [
        code,
        codeKey(code),
        code.toLowerCase(),
        eanKey(code),
        code.padStart(13, '0'),
      ]),
    ),
  ]
  const rows = await db
    .selectFrom('articles')
    .select(['Codigo', 'Descripcion', 'Precioventa', 'unidad', 'Ean', 'codigo_origen'])
    .where((is) =>
      is.or([
        is('Codigo', 'in', spellings),
        is('Ean', 'in', spellings),
        is('codigo_origen', 'in', spellings),
      ]),
    )
    .execute()
  const [byCode, byEan, byOrigin] = [
    Map.groupBy(rows, ({ Codigo }) => codeKey(Codigo)),
    Map.groupBy(rows, ({ Ean }) => Ean && eanKey(Ean)),
    Map.groupBy(rows, ({ codigo_origen }) => codigo_origen && codeKey(codigo_origen)),
  ]
  return new Map(
    asked.map((code) => {
      const others = [...(byEan.get(eanKey(code)) ?? []), ...(byOrigin.get(codeKey(code)) ?? [])]
      return [code, byCode.get(codeKey(code)) ?? [...new Set(others)]]
    }),
  )
}

export async function insertOffers(trx: Db, offers: readonly NewRow<'offers'>[]): Promise<number[]> {
  const rows = await trx.insertInto('offers').values(offers).returning('id').execute()
  return rows.map(({ id }) => id)
}
