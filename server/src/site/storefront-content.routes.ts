import {
  staffFrontBanners,
  staffParameters,
  staffTexts,
  staffUserBanners,
  type BannerDraft,
  type ParametersDraft,
  type StaffBanner,
  type StaffParameters,
  type StaffText,
  type TextDraft,
  windowFault,
  TEXT_PLACES,
  TEXT_ATTRIBUTES,
  TEXT_TAGS,
} from '@gondola/contract/site'
import { branchesColumn, checkForBranches } from '../goods/branches/for-branches.ts'
import { requireOnlyOwn } from '../sessions/branch-access.ts'
import { checkBanner, isBannerShown } from './check-banner.ts'
import { checkOpening } from './check-opening.store.ts'
import { checkParameters } from './check-parameters.ts'
import { today } from '../platform/clock.ts'
import type { Feature } from '../http/serve.ts'
import { onlyRecord, serveRecords, type Records } from '../audit/serve-records.ts'
import { isForBranch } from '../platform/db/json-list.ts'
import { folded } from '../platform/db/list-window.ts'
import { records } from '../platform/db/records.ts'
import type { BannerPlace } from './content.store.ts'
import { bumpCatalogueVersion } from '../goods/catalogue/catalogue-changes.store.ts'
import type { Db } from '../platform/db/open-database.ts'
import { findStoredParameters, writeParameters, type StoredParameters } from './parameters.store.ts'
import type { IOptions } from 'sanitize-html'

const OPTIONS: IOptions = {
  allowedTags: [...TEXT_TAGS],
  allowedAttributes: { '*': [...TEXT_ATTRIBUTES] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // the page title is the only first-level heading
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4' },
}

/** Sanitizes HTML written by staff, before it is stored and shown (backoffice §6). */
export async function cleanText(html: string): Promise<string> {
  // loaded with the first text that is saved: the package also loads a style sheet parser, which is not needed here
  const { default: sanitize } = await import('sanitize-html')
  return sanitize(html, OPTIONS)
}

const PARAMETERS_ID = 1

const isText = (name: string) => /^(Titulo|Texto)[2-9]$/.test(name)

/** The parameters that are edited as such, without the texts; null for any other Id. */
async function findStaffParameters(db: Db, Id: number): Promise<StaffParameters | null> {
  if (Id !== PARAMETERS_ID) return null
  const stored = Object.entries(await findStoredParameters(db)).filter(([name]) => !isText(name))
  return { Id: PARAMETERS_ID, ...Object.fromEntries(stored) } as StaffParameters
}

/**
 * Changes the parameters in the draft. The catalogue's state has two of them, and the brand its name, so
 * its version is bumped.
 */
async function changeParameters(trx: Db, draft: ParametersDraft): Promise<void> {
  const trimmed = Object.entries(draft).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ])
  await writeParameters(trx, Object.fromEntries(trimmed) as ParametersDraft)
  const { MostrarPreciosAVisitantes, Abierta, NombreTienda } = draft
  if ([MostrarPreciosAVisitantes, Abierta, NombreTienda].some((value) => value !== undefined))
    await bumpCatalogueVersion(trx)
}

const TEXT_NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9] as const
type TextNumber = (typeof TEXT_NUMBERS)[number]

const textOf = (stored: StoredParameters, Numero: TextNumber): StaffText => ({
  Numero,
  Lugar: TEXT_PLACES[Numero] ?? '',
  Titulo: stored[`Titulo${Numero}`],
  Texto: stored[`Texto${Numero}`],
})

async function listStaffTexts(db: Db): Promise<StaffText[]> {
  const stored = await findStoredParameters(db)
  return TEXT_NUMBERS.map((Numero) => textOf(stored, Numero))
}

async function findStaffText(db: Db, Numero: number): Promise<StaffText | null> {
  return (await listStaffTexts(db)).find((text) => text.Numero === Numero) ?? null
}

/** Stores a title and its text, with the HTML sanitized. */
async function changeText(trx: Db, Numero: number, { Titulo, Texto }: TextDraft): Promise<void> {
  const values = { [`Titulo${Numero}`]: Titulo.trim(), [`Texto${Numero}`]: await cleanText(Texto) }
  await writeParameters(trx, values)
}

/** The banners of a place; `day` is today in the shop's time zone. */
const bannersOf = (table: BannerPlace, day: () => string) =>
  records<BannerPlace, StaffBanner, BannerDraft>({
    table,
    key: 'Id',
    columns: {
      Id: 'Id',
      Url: 'Url',
      Imagen: 'Imagen',
      Descrip: 'Descrip',
      Texto: 'Texto',
      Estado: 'Estado',
      Orden: 'position',
      FechaDesde: 'FechaDesde',
      FechaHasta: 'FechaHasta',
      Sucursales: 'branches',
      Vigente: null,
    },
    filters: {
      Descrip: 'Descrip',
      Estado: 'Estado',
      Sucursal: (branchId: number) => isForBranch('branches', branchId),
    },
    sort: {
      Id: 'Id',
      Orden: 'position',
      Texto: folded('Texto'),
      Descrip: 'Descrip',
      Estado: 'Estado',
      FechaDesde: 'FechaDesde',
      FechaHasta: 'FechaHasta',
    },
    order: ['Orden', 'ASC'],
    search: ['Texto', 'Url', 'Imagen'],
    write: ({ Orden, Sucursales, Url, Texto, ...draft }) => ({
      ...draft,
      Url: Url.trim(),
      Texto: Texto.trim(),
      position: Orden,
      branches: branchesColumn(Sucursales),
    }),
    shown: ({ Sucursales, ...row }) => ({
      ...row,
      ...(Array.isArray(Sucursales) && { Sucursales }),
      Vigente: isBannerShown(row, day()),
    }),
  })

/** Staff's calls for the storefront's content: banners, parameters, texts (backoffice §6). */
export const storefrontContentFeature: Feature = (api, deps) => {
  const day = () => today(deps.clock, deps.config.timeZone)
  const banners = (place: BannerPlace): Records<StaffBanner, BannerDraft, number> => ({
    ...bannersOf(place, day),
    check: async (trx, draft, before, session) =>
      checkBanner(draft) ?? (await checkForBranches(trx, session, draft, before)),
    async checkRemoval(_trx, { Sucursales }, session) {
      requireOnlyOwn(session, Sucursales)
      return null
    },
  })
  serveRecords(api, deps, staffFrontBanners, banners('banners_front'))
  serveRecords(api, deps, staffUserBanners, banners('banners_user'))

  serveRecords<StaffParameters, ParametersDraft>(api, deps, staffParameters, {
    ...onlyRecord(findStaffParameters),
    check: async (trx, draft, before) => checkParameters(draft, before) ?? (await checkOpening(trx, draft)),
    update: (trx, _Id, draft) => changeParameters(trx, draft),
  })

  serveRecords<StaffText, TextDraft>(api, deps, staffTexts, {
    async list(db) {
      const rows = await listStaffTexts(db)
      return { rows, total: rows.length }
    },
    find: findStaffText,
    check: async (_trx, { Titulo }) => (Titulo.trim() === '' ? windowFault('titulo-vacio', 'Titulo') : null),
    update: changeText,
  })
}
