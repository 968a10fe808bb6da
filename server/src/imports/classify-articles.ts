import { importFault } from '@gondola/contract/texts/staff/imports.ts'
import { bumpCatalogueVersion } from '../catalogue/catalogue-version.store.ts'
import { instant } from '../platform/clock.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Deps } from '../platform/deps.ts'
import { refuseStaff } from '../http/problem.ts'
import type { StaffSession } from '../http/caller.ts'
import { recordChange } from '../audit/record-change.ts'
import { readArticles } from './import.store.ts'

/**
 * Puts articles into a family by hand: imports leave them there, and bring them back to it should they go and come.
 * @returns how many there were
 * @throws 422 a family that does not exist
 */
export function classify(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  session: StaffSession,
  codes: readonly string[],
  familyCode: number,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const family = await trx
      .selectFrom('families')
      .select(['Codigo', 'Iva', 'Descripcion'])
      .where('Codigo', '=', familyCode)
      .executeTakeFirst()
    if (family === undefined) refuseStaff(importFault('familia-inexistente', 'Familia'))
    const now = instant(clock)
    const articles = await readArticles(trx, codes)
    for (const article of articles.values()) {
      const manual = new Set([...(article.manual_fields ?? []), 'family_code'])
      await trx
        .updateTable('articles')
        .set({
          family_code: family.Codigo,
          ...(!manual.has('Iva') && { Iva: family.Iva }),
          manual_fields: JSON.stringify([...manual]),
          updated_at: now,
        })
        .where('Codigo', '=', article.Codigo)
        .execute()
      await recordChange(trx, session, clock, {
        Entidad: 'articulos',
        Clave: article.Codigo,
        Accion: 'editar',
        Antes: { Familia: article.family_code },
        Despues: { Familia: family.Codigo },
      })
    }
    const choices = [...articles.keys()].map((article_code) => ({
      article_code,
      family_code: family.Codigo,
      author: session.userName,
      at: now,
    }))
    if (choices.length === 0) return 0
    await trx
      .insertInto('family_choices')
      .values(choices)
      .onConflict((conflict) =>
        conflict.column('article_code').doUpdateSet((row) => ({
          family_code: row.ref('excluded.family_code'),
          author: row.ref('excluded.author'),
          at: row.ref('excluded.at'),
        })),
      )
      .execute()
    await bumpCatalogueVersion(trx)
    return choices.length
  })
}
