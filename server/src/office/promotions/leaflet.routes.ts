import {
  applyLeaflet,
  checkOfferDays,
  checkOfferJump,
  LEAFLET_FAULTS as FAULTS,
  offerOverlaps,
  readLeaflet,
  undoLeaflet,
  type Leaflet,
  type LeafletDraft,
  type LeafletLine,
} from '@gondola/contract/catalogue-admin'
import { formatPesos, isSameValue } from '@gondola/contract/base'
import { netContentIn } from '@gondola/lexicon/sizes'
import { recordChange } from '../../audit/record-change.ts'
import { branchesColumn, checkForBranches } from '../../goods/branches/for-branches.ts'
import { inCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import type { StaffSession } from '../../http/caller.ts'
import { refuseStaff } from '../../http/problem.ts'
import { serve, type Feature } from '../../http/serve.ts'
import { today } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { requireOnlyOwn } from '../../sessions/branch-access.ts'
import {
  auditedOffer,
  deleteOffer,
  findStaffOffer,
  isThereThen,
  listOfferSpans,
} from '../catalogue-admin/offers.store.ts'
import { shopDayOf } from '../catalogue-admin/shop-day.ts'
import { findArticlesByCodes, insertOffers } from './leaflet.store.ts'
import { readWrittenLeaflet, type WrittenOffer } from './read-leaflet.ts'

/** Many offers from one pasted table, checked before any is made. */
export const leafletFeature: Feature = (api, deps) => {
  const { db, clock, config } = deps
  const day = () => today(clock, config.timeZone)

  serve(api, readLeaflet, ({ session, body }) => leafletOf(db, session, body, day()))

  serve(api, applyLeaflet, ({ session, body }) =>
    inCatalogue(db, async (trx) => {
      const { Renglones } = await leafletOf(trx, session, body, day())
      if (Renglones.some(({ Falla }) => Falla !== null)) refuseText(FAULTS.faults)
      if (body.Confirmado !== true && Renglones.some(({ Duda }) => Duda !== null)) refuseText(FAULTS.doubts)
      const branches = branchesColumn(body.Sucursales)
      const offers = Renglones.map((line) => ({
        article_code: line.Codigo!,
        Preciooferta: line.Preciooferta!,
        FechaDesde: line.FechaDesde!,
        FechaHasta: line.FechaHasta!,
        branches,
      }))
      const Ofertas = await insertOffers(trx, offers)
      for (const [place, { article_code: Articulo, branches: Sucursales, ...offer }] of offers.entries())
        await recordChange(trx, session, clock, {
          Entidad: 'ofertas',
          Clave: Ofertas[place]!,
          Accion: 'crear',
          Despues: { Articulo, ...offer, ...(Sucursales !== null && { Sucursales }) },
        })
      return { Ofertas }
    }),
  )

  serve(api, undoLeaflet, ({ session, body }) =>
    inCatalogue(db, async (trx) => {
      let Quitadas = 0
      for (const Id of body.Ofertas) {
        const offer = await findStaffOffer(trx, shopDayOf(deps), Id)
        if (offer === null) continue
        requireOnlyOwn(session, offer.Sucursales)
        await deleteOffer(trx, Id)
        await recordChange(trx, session, clock, {
          Entidad: 'ofertas',
          Clave: Id,
          Accion: 'eliminar',
          Antes: auditedOffer(offer),
        })
        Quitadas++
      }
      return { Quitadas }
    }),
  )
}

/** What a draft's lines would make. @throws 422 the table as a whole is not understood, or names a branch that is not */
async function leafletOf(trx: Db, session: StaffSession, draft: LeafletDraft, day: string): Promise<Leaflet> {
  const broken = await checkForBranches(trx, session, draft, null)
  if (broken) refuseStaff(broken)
  const written = readWrittenLeaflet(draft.Texto, day)
  if (typeof written === 'string') return refuseText(written)
  const articles = await findArticlesByCodes(
    trx,
    written.lines.flatMap(({ code, ean }) => [code, ean]),
  )
  const lines = written.lines.map((line) =>
    lineOf(line, articles.get(line.code) ?? [], articles.get(line.ean) ?? [], draft, day),
  )
  const named = lines.flatMap(({ Codigo }) => Codigo ?? [])
  const known = named.length === 0 ? [] : await listOfferSpans(trx, named, day)
  return { Renglones: lines.map((line) => overlapping(line, lines, known, draft)), SinUso: written.unused }
}

type Articles = NonNullable<ReturnType<Awaited<ReturnType<typeof findArticlesByCodes>>['get']>>

function lineOf(
  written: WrittenOffer,
  found: Articles,
  byEan: Articles,
  draft: LeafletDraft,
  day: string,
): LeafletLine {
  const { line: Linea, text: Texto, code, price: Preciooferta } = written
  const article = found.length === 1 ? found[0]! : null
  const FechaDesde = written.from ?? draft.FechaDesde ?? null
  const FechaHasta = written.until ?? draft.FechaHasta ?? null
  const Falla =
    written.fault ??
    (found.length === 0 ? FAULTS.unknown(code) : null) ??
    (article === null ? FAULTS.several(code) : null) ??
    (written.per !== null && (written.per === 'kilo') !== (article!.unidad === 100) ? FAULTS.per : null) ??
    (isOfAnotherAmount(written.name, article!) ? FAULTS.notOfOne : null) ??
    (byEan.some(({ Codigo }) => Codigo === article!.Codigo) ? null : FAULTS.otherEan) ??
    (FechaDesde === null || FechaHasta === null
      ? FAULTS.noDays
      : (checkOfferDays({ FechaDesde, FechaHasta }, day)?.text ?? null))
  const { Codigo = null, Descripcion = null, Precioventa = null } = article ?? {}
  const doubts = Falla === null ? [written.doubt, doubt(Precioventa!, Preciooferta!)] : []
  const Duda = doubts.filter(Boolean).join(' ') || null
  return { Linea, Texto, Codigo, Descripcion, Precioventa, Preciooferta, FechaDesde, FechaHasta, Falla, Duda }
}

/** `Papa bolsa 2 kg` of what is sold by the kilo, `4 un` of one piece: the price is for all of that. */
function isOfAnotherAmount(name: string, { Descripcion, unidad }: Articles[number]): boolean {
  const amount = (text: string) =>
    netContentIn(
      text
        .trim()
        .replace(/\$$/, '')
        .trimEnd()
        .replace(/\s(x|por|a|=)$/i, ''),
    )
  const [said, known] = [amount(name), amount(Descripcion)]
  if (said === null || isSameValue(said, known)) return false
  if (unidad === 100) return said.ContenidoUnidad !== 'g' || said.ContenidoNeto !== 1000
  return said.ContenidoUnidad === 'un' && said.ContenidoNeto > 1
}

function doubt(price: number, Preciooferta: number): string | null {
  if (Preciooferta >= price) return FAULTS.higher(formatPesos(price))
  return checkOfferJump(price, { Preciooferta })?.text ?? null
}

/** The line with a fault if another offer of the article is there for its days, or an earlier line makes one. */
function overlapping(
  line: LeafletLine,
  lines: readonly LeafletLine[],
  known: Awaited<ReturnType<typeof listOfferSpans>>,
  { Sucursales }: LeafletDraft,
): LeafletLine {
  if (line.Falla !== null) return line
  const when = { FechaDesde: line.FechaDesde!, FechaHasta: line.FechaHasta!, Sucursales: Sucursales ?? null }
  const other = known.find((offer) => offer.article_code === line.Codigo && isThereThen(offer, when))
  if (other) return { ...line, Falla: offerOverlaps(other.FechaDesde, other.FechaHasta) }
  const before = lines.find(
    (one) =>
      one.Linea < line.Linea &&
      one.Falla === null &&
      one.Codigo === line.Codigo &&
      one.FechaDesde! <= when.FechaHasta &&
      one.FechaHasta! >= when.FechaDesde,
  )
  return before === undefined ? line : { ...line, Falla: FAULTS.again(before.Linea) }
}

const refuseText = (text: string): never => refuseStaff({ code: 'folleto', text, Campo: 'Texto' })
