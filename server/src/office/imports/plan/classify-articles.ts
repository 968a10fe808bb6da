import { importFault } from '@gondola/contract/imports'
import { changeCatalogue } from '../../../goods/catalogue/change-catalogue.ts'
import { instant } from '../../../platform/clock.ts'
import type { Deps } from '../../../platform/deps.ts'
import { refuseStaff } from '../../../http/problem.ts'
import type { StaffSession } from '../../../http/caller.ts'
import { findFamily, updateArticle, writeFamilyChoices } from './classified-articles.store.ts'
import { readArticles } from '../apply/import.store.ts'

/**
 * Puts articles into a family by hand. Imports leave them there, and put them back should they be removed and come
 * again.
 * @returns the number of articles
 * @throws 422 for a family that does not exist
 */
export function classify(
  parts: Pick<Deps, 'db' | 'clock'>,
  session: StaffSession,
  codes: readonly string[],
  familyCode: number,
): Promise<number> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const family =
      (await findFamily(trx, familyCode)) ?? refuseStaff(importFault('familia-inexistente', 'Familia'))
    const now = instant(parts.clock)
    const articles = await readArticles(trx, codes)
    for (const article of articles.values()) {
      const manual = new Set([...(article.manual_fields ?? []), 'family_code'])
      await updateArticle(trx, article.Codigo, {
        family_code: family.Codigo,
        ...(!manual.has('Iva') && { Iva: family.Iva }),
        manual_fields: JSON.stringify([...manual]),
        updated_at: now,
      })
      await record({
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
    await writeFamilyChoices(trx, choices)
    return choices.length
  })
}
