import {
  staffArticles,
  MANUAL_FIELDS,
  type ArticleChange,
  type ArticleDraft,
  type ArticlesChange,
  type StaffArticle,
  checkPriceJump,
  catalogueFault,
  checkFacts,
  dietRefused,
  IVA_RATES,
  checkArticle,
  checkPrice,
  eanTaken,
} from '@gondola/contract/catalogue-admin'
import { isSameValue, type ChangeBody, type StaffViolation } from '@gondola/contract/base'
import { instant } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseNoPermission, refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { mergedChange } from '../../audit/merge-change.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { changedNames, columnsOf, factsText, writeArticle } from './write-article.ts'
import {
  insertArticle,
  listArticleRows,
  lockArticle,
  findArticleOfEan,
  findStaffArticle,
} from './articles.store.ts'
import { changeCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import { manualAfter } from './manual-columns.ts'
import { writeStaffPrices } from './prices.store.ts'
import { shopDayOf } from './shop-day.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { checkPicture } from '../../goods/pictures/pictures.store.ts'
import { areBranches } from '../../goods/branches/branches.store.ts'
import { listPriceListIds } from './price-lists.store.ts'
import { isBrandThere } from './brands.store.ts'
import { findCategoryName, findFamilyIva } from './categories.store.ts'

/** Checks an article before it is saved, including the rules that need the database; returns the first broken rule. */
async function checkSavedArticle(
  trx: Db,
  Codigo: string,
  form: ArticleChange,
  before: Row<'articles'> | null,
): Promise<StaffViolation | null> {
  return (
    checkArticle(form, before?.Ean ?? null) ??
    (await checkReferences(trx, form.Familia.Codigo, form.Marca.Codigo)) ??
    (await checkEanFree(trx, Codigo, form.Ean ?? null, before)) ??
    (await checkPicture(trx, form.Imagen || null, before?.Imagen ?? null)) ??
    (await checkByBranch(trx, form, before))
  )
}

/** Checks that the given family and brand exist. */
async function checkReferences(
  trx: Db,
  family: number | undefined,
  brand: number | undefined,
): Promise<StaffViolation | null> {
  if (family !== undefined && (await findCategoryName(trx, 'families', family)) === null)
    return catalogueFault('familia-inexistente', 'Familia.Codigo')
  if (brand !== undefined && !(await isBrandThere(trx, brand)))
    return catalogueFault('marca-inexistente', 'Marca.Codigo')
  return null
}

async function checkByBranch(
  trx: Db,
  { PreciosPorLista, NoSeVendeEn, Confirmado, Precioventa }: ArticleChange,
  before: Row<'articles'> | null,
): Promise<StaffViolation | null> {
  const listed = PreciosPorLista ?? []
  const known = new Set(await listPriceListIds(trx))
  if (listed.some(({ Lista }) => !known.has(Lista))) return catalogueFault('lista-inexistente', LISTED)
  if (new Set(listed.map(({ Lista }) => Lista)).size < listed.length)
    return catalogueFault('lista-repetida', LISTED)
  for (const { Lista, Precio } of listed) {
    const was = before?.list_prices?.[Lista] ?? before?.Precioventa ?? Precioventa
    const broken = checkPrice(Precio, LISTED) ?? checkListJump(was, Precio, Confirmado)
    if (broken) return broken
  }
  return (await areBranches(trx, NoSeVendeEn ?? []))
    ? null
    : catalogueFault('sucursal-inexistente', 'NoSeVendeEn')
}

const LISTED = 'PreciosPorLista'

function checkListJump(before: number, Precioventa: number, Confirmado = false): StaffViolation | null {
  const jump = checkPriceJump(before, { Precioventa, Confirmado })
  return jump && { ...jump, Campo: LISTED }
}

/** A scanner could not distinguish two articles with the same barcode. */
async function checkEanFree(
  trx: Db,
  Codigo: string,
  Ean: string | null,
  before: Row<'articles'> | null,
): Promise<StaffViolation | null> {
  const typed = Ean?.trim() ?? ''
  if (typed === '' || typed === before?.Ean) return null
  const other = await findArticleOfEan(trx, typed, Codigo)
  if (other === null) return null
  return { code: 'ean-en-uso', text: eanTaken(other.Codigo, other.Descripcion), Campo: 'Ean' }
}

/**
 * Adds an article by hand. All its fields count as set by hand, so that an import of the same code changes nothing
 * until staff release a field. An omitted VAT rate is taken from the family, and follows it.
 *
 * @throws 422 a rule of articles is broken, or the code is taken
 */
export async function createArticle(
  parts: Deps,
  session: StaffSession,
  { Codigo, ...typed }: ArticleDraft,
): Promise<StaffArticle> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    // of an unknown family the most common rate
    const Iva = typed.Iva ?? (await findFamilyIva(trx, typed.Familia.Codigo)) ?? IVA_RATES[0]
    const draft = { ...typed, Iva: Iva as ArticleChange['Iva'] }
    if ((await lockArticle(trx, Codigo)) !== null) refuseStaff(catalogueFault('codigo-en-uso', 'Codigo'))
    const broken = await checkSavedArticle(trx, Codigo, draft, null)
    if (broken) refuseStaff(broken)
    const updated_at = instant(parts.clock)
    // what was left empty follows the family and the description
    const followers = new Set<string>([
      ...(typed.Iva === undefined ? ['Iva'] : []),
      ...(typed.Descripcioncorta?.trim() ? [] : ['Descripcioncorta']),
    ])
    const byHand = MANUAL_FIELDS.filter((field) => !followers.has(field))
    const manual = draft.CamposManuales ?? byHand
    const lists = (draft.PreciosPorLista ?? []).map(({ Lista }) => ({ Lista, isHeld: true }))
    await insertArticle(trx, {
      Codigo,
      ...columnsOf(draft, null),
      codigo_origen: null,
      updated_at,
      manual_fields: manualAfter(null, manual, [], lists),
    })
    await writeStaffPrices(trx, [{ Codigo, Precioventa: draft.Precioventa }], {
      at: updated_at,
      userName: session.userName,
    })
    for (const { Lista, Precio } of draft.PreciosPorLista ?? [])
      await writeStaffPrices(trx, [{ Codigo, Precioventa: Precio }], {
        at: updated_at,
        userName: session.userName,
        Lista,
      })
    const made = (await findStaffArticle(trx, shopDayOf(parts), Codigo)) ?? refuseNotFound()
    await record({ Entidad: 'articulos', Clave: Codigo, Accion: 'crear', Despues: audited(made) })
    return made
  })
}

/**
 * Changes an article. Changed fields are protected from imports from now on; a price is also added to its history.
 *
 * @throws 403 a price change without the permission; 404 no such article; 409 staff or an import changed the same
 * field; 422 a rule of articles is broken
 */
export async function changeArticle(
  parts: Deps,
  session: StaffSession,
  Codigo: string,
  body: ChangeBody<ArticleChange>,
  { isUndo = false } = {},
): Promise<StaffArticle> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const before = (await lockArticle(trx, Codigo)) ?? refuseNotFound()
    const shown = (await findStaffArticle(trx, shopDayOf(parts), Codigo)) ?? refuseNotFound()
    const change = mergedChange(staffArticles.draft, withManualFields(body, shown), shown)
    const isRepriced =
      change.Precioventa !== before.Precioventa || !isSameValue(change.PreciosPorLista, shown.PreciosPorLista)
    if (isRepriced && !session.permissions.includes('precios.editar')) refuseNoPermission()
    const broken =
      (await checkSavedArticle(trx, Codigo, change, before)) ?? checkPriceJump(before.Precioventa, change)
    if (broken) refuseStaff(broken)
    const chosen = change.CamposManuales
    await writeArticle(trx, parts, session, before, columnsOf(change, before), { chosen, isUndo })
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
 * The fields protected from imports are merged one by one: a field that was ticked or unticked here never conflicts,
 * and fields that another change protected meanwhile stay protected.
 */
function withManualFields(body: ChangeBody<ArticleChange>, now: StaffArticle): ChangeBody<ArticleChange> {
  const { CamposManuales: ticked, Leido } = body
  if (ticked === undefined || Leido?.CamposManuales === undefined) return body
  const read = Leido.CamposManuales
  const kept = now.CamposManuales.filter((field) => ticked.includes(field) || !read.includes(field))
  const added = ticked.filter((field) => !read.includes(field))
  const CamposManuales = [...new Set([...kept, ...added])]
  return { ...body, CamposManuales, Leido: { ...Leido, CamposManuales: now.CamposManuales } }
}

/**
 * Changes the sale status, family or brand of several articles at once, or a claim about them; returns how many changed.
 *
 * @throws 422 the family or brand no longer exists, or an article contradicts the claim
 */
export async function changeArticles(
  parts: Deps,
  session: StaffSession,
  { Codigos, EnVenta, Familia, Marca, Apto }: ArticlesChange,
): Promise<{ Cambiados: number }> {
  return changeCatalogue(parts, session, async ({ trx, record }) => {
    const broken = await checkReferences(trx, Familia?.Codigo, Marca?.Codigo)
    if (broken) refuseStaff(broken)
    const same = {
      ...(EnVenta !== undefined && { is_on_sale: EnVenta }),
      ...(Familia && { family_code: Familia.Codigo }),
      ...(Marca && { brand_code: Marca.Codigo }),
    }
    let changed = 0
    for (const before of await listArticleRows(trx, Codigos)) {
      const columns = { ...same, ...(Apto && { facts: withClaim(before, Apto) }) }
      if (changedNames(before, columns).length === 0) continue
      const shown = await findStaffArticle(trx, shopDayOf(parts), before.Codigo)
      await writeArticle(trx, parts, session, before, columns)
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

/** The column of an article's facts with a claim added or removed. */
function withClaim(
  { Descripcion, facts }: Row<'articles'>,
  { Cual, Vale }: NonNullable<ArticlesChange['Apto']>,
): string | null {
  const others = (facts?.Apto ?? []).filter((diet) => diet !== Cual)
  const claimed = { ...facts, Apto: Vale ? [...others, Cual] : others }
  const broken = checkFacts(claimed)
  if (broken) refuseStaff({ ...broken, text: dietRefused(Descripcion, broken.text) })
  return factsText(claimed)
}

/** An article as recorded in the log: the fields that staff set, codes with their names. */
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
