import {
  MANUAL_FIELDS,
  type ArticleChange,
  type ArticleDraft,
  type ArticlesChange,
  type StaffArticle,
} from '@gondola/contract/entities/staff-article.ts'
import { catalogueFault } from '@gondola/contract/rules/catalogue-fault.ts'
import { isAllowed } from '@gondola/contract/rules/permissions.ts'
import { instant } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { refuseNoPermission, refuseNotFound, refuseStaff } from '../http/problem.ts'
import type { StaffSession } from '../http/session.store.ts'
import { changedNames, columnsOf } from './article-columns.ts'
import { changeCatalogue } from './catalogue-change.ts'
import { findStaffArticle } from './articles.store.ts'
import { checkReferences, checkSavedArticle } from './check-saved-article.ts'
import { manualAfter } from './manual-columns.ts'
import { writeStaffPrices } from './prices.store.ts'
import { shopDayOf } from './shop-day.ts'
import { lockArticle, writeArticle } from './write-article.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'config'>

/**
 * Adds an article that no file brought. All of it was set by hand, so that an import of the same code changes nothing
 * until staff let go of a field.
 *
 * @throws 422 a rule of articles is broken, or the code is taken
 */
export async function createArticle(
  parts: Parts,
  session: StaffSession,
  { Codigo, ...draft }: ArticleDraft,
): Promise<StaffArticle> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    if ((await lockArticle(trx, Codigo)) !== null) refuseStaff(catalogueFault('codigo-en-uso', 'Codigo'))
    const broken = await checkSavedArticle(trx, Codigo, draft, null)
    if (broken) refuseStaff(broken)
    const updated_at = instant(parts.clock)
    const manual = draft.CamposManuales ?? MANUAL_FIELDS
    await trx
      .insertInto('articles')
      .values({
        Codigo,
        ...columnsOf(draft, null),
        codigo_origen: null,
        updated_at,
        manual_fields: manualAfter(null, manual, []),
      })
      .execute()
    await writeStaffPrices(trx, [{ Codigo, Precioventa: draft.Precioventa }], {
      at: updated_at,
      userName: session.userName,
    })
    const made = (await findStaffArticle(trx, shopDayOf(parts), Codigo)) ?? refuseNotFound()
    await record({ Entidad: 'articulos', Clave: Codigo, Accion: 'crear', Despues: audited(made) })
    return made
  })
}

/**
 * Changes an article. Each field that is changed is held against imports from now on; a price also goes into its history.
 *
 * @throws 403 a price is changed by who may not; 404 no such article; 422 a rule of articles is broken
 */
export async function changeArticle(
  parts: Parts,
  session: StaffSession,
  Codigo: string,
  change: ArticleChange,
): Promise<StaffArticle> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const before = (await lockArticle(trx, Codigo)) ?? refuseNotFound()
    const shown = (await findStaffArticle(trx, shopDayOf(parts), Codigo)) ?? refuseNotFound()
    if (change.Precioventa !== before.Precioventa && !isAllowed(session.role, 'precios.editar'))
      refuseNoPermission()
    const broken = await checkSavedArticle(trx, Codigo, change, before)
    if (broken) refuseStaff(broken)
    await writeArticle(trx, parts, session, before, columnsOf(change, before), change.CamposManuales)
    const after = (await findStaffArticle(trx, shopDayOf(parts), Codigo)) ?? refuseNotFound()
    await record({
      Entidad: 'articulos',
      Clave: Codigo,
      Accion: 'editar',
      Antes: audited(shown),
      Despues: audited(after),
    })
    return after
  })
}

/**
 * Puts several articles on sale or takes them off, or into a family or brand, in one go; answers how many were changed.
 *
 * @throws 422 the family or brand is no more
 */
export async function changeArticles(
  parts: Parts,
  session: StaffSession,
  { Codigos, EnVenta, Familia, Marca }: ArticlesChange,
): Promise<{ Cambiados: number }> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const broken = await checkReferences(trx, Familia?.Codigo, Marca?.Codigo)
    if (broken) refuseStaff(broken)
    const columns = {
      ...(EnVenta !== undefined && { is_on_sale: EnVenta }),
      ...(Familia && { family_code: Familia.Codigo }),
      ...(Marca && { brand_code: Marca.Codigo }),
    }
    const rows = await trx.selectFrom('articles').selectAll().where('Codigo', 'in', Codigos).execute()
    let changed = 0
    for (const before of rows) {
      if (changedNames(before, columns).length === 0) continue
      const shown = await findStaffArticle(trx, shopDayOf(parts), before.Codigo)
      await writeArticle(trx, parts, session, before, columns, undefined)
      const after = await findStaffArticle(trx, shopDayOf(parts), before.Codigo)
      await record({
        Entidad: 'articulos',
        Clave: before.Codigo,
        Accion: 'editar',
        Antes: shown && audited(shown),
        Despues: after && audited(after),
      })
      changed++
    }
    return { Cambiados: changed }
  })
}

/** What the log keeps of an article: what staff set, codes with their names. */
const audited = ({
  Codigo: _,
  Actualizado,
  Preciooferta,
  OfertaSuperada,
  Departamento,
  CodigoOrigen,
  ...set
}: StaffArticle) => ({
  ...set,
})
