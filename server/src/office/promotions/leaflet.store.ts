import type { Db } from '../../platform/db/open-database.ts'
import type { NewRow, Row } from '../../platform/db/tables/database.ts'
import { codeKey, eanKey } from '../imports/reading/code-keys.ts'

export type LeafletArticle = Pick<Row<'articles'>, 'Codigo' | 'Descripcion' | 'Precioventa'>

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
    .select(['Codigo', 'Descripcion', 'Precioventa', 'Ean', 'codigo_origen'])
    .where((is) =>
      is.or([
        is('Codigo', 'in', spellings),
        is('Ean', 'in', spellings),
        is('codigo_origen', 'in', spellings),
      ]),
    )
    .execute()
  return new Map(
    asked.map((code) => {
      const own = rows.filter(({ Codigo }) => codeKey(Codigo) === codeKey(code))
      const others = rows.filter(
        ({ Ean, codigo_origen }) =>
          (Ean !== null && eanKey(Ean) === eanKey(code)) ||
          (codigo_origen !== null && codeKey(codigo_origen) === codeKey(code)),
      )
      return [code, own.length > 0 ? own : others]
    }),
  )
}

export async function insertOffers(trx: Db, offers: readonly NewRow<'offers'>[]): Promise<number[]> {
  const rows = await trx.insertInto('offers').values(offers).returning('id').execute()
  return rows.map(({ id }) => id)
}
