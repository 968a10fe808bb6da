import {
  type ShopBrandDraft,
  type SiteParameters,
  type StaffParameters,
  DEFAULT_SITE_PARAMETERS,
  DEFAULT_STAFF_PARAMETERS,
  HOME_SECTION_NAMES,
} from '@gondola/contract/site'
import { isSameValue } from '@gondola/contract/base'
import { hoursText } from '@gondola/contract/branches'
import { asksForPlace, listShownBranches } from '../goods/branches/branches.store.ts'
import { currentBrand } from '../http/current-brand.ts'
import { preparedQuery } from '../platform/db/prepared-statements/prepared-statements.ts'
import type { Db } from '../platform/db/open-database.ts'

/** What a site's answer has besides its parameters. */
type OfNoParameter = 'Sucursales' | 'PideLugar' | 'Secciones'

export type StoredParameters = Omit<SiteParameters, OfNoParameter> & Omit<StaffParameters, 'Id'>

/** The name of the brand's row among the parameters. */
const BRAND = 'Marca'

const DEFAULTS: StoredParameters = { ...DEFAULT_SITE_PARAMETERS, ...DEFAULT_STAFF_PARAMETERS }

/** All site parameters: the shop's own values over the defaults, with its branches. */
export async function findSiteParameters(db: Db): Promise<SiteParameters> {
  const [stored, Sucursales, PideLugar] = await Promise.all([
    findStoredParameters(db),
    listShownBranches(db),
    asksForPlace(db),
  ])
  const shown = Object.entries(stored).filter(([name]) => !(name in DEFAULT_STAFF_PARAMETERS))
  const own = Object.fromEntries(shown) as Omit<SiteParameters, OfNoParameter>
  // one source of hours: the default branch's, unless customer service has its own
  const { Horarios } = Sucursales.find(({ Predeterminada }) => Predeterminada) ?? {}
  const HorarioAtencion = own.HorarioAtencion || (Horarios ? hoursText(Horarios) : '')
  const { Secciones } = currentBrand()
  const isDefault = isSameValue(Secciones, HOME_SECTION_NAMES)
  return {
    ...own,
    HorarioAtencion,
    Sucursales,
    ...(PideLugar && { PideLugar }),
    ...(!isDefault && { Secciones }),
  }
}

/** The site parameters without the branches, and without the brand, which is a record of its own. */
export async function findStoredParameters(db: Db): Promise<StoredParameters> {
  const own = await db.selectFrom('parameters').selectAll().where('name', '!=', BRAND).execute()
  return { ...DEFAULTS, ...Object.fromEntries(own.map(({ name, value }) => [name, value])) }
}

/** One site parameter, for a rule that needs only this one. */
export async function findSiteParameter<N extends keyof StoredParameters>(
  db: Db,
  name: N,
): Promise<StoredParameters[N]> {
  const [own] = (await valueOf(db, name)).rows
  return own === undefined ? DEFAULTS[name] : (own.value as StoredParameters[N])
}

const valueOf = preparedQuery((db: Db, name: string) =>
  db.selectFrom('parameters').select('value').where('name', '=', name),
)

/** Several site parameters, for a rule that needs only these. */
export async function pickSiteParameters<N extends keyof StoredParameters>(
  db: Db,
  names: readonly N[],
): Promise<Pick<StoredParameters, N>> {
  const own = await db.selectFrom('parameters').select(['name', 'value']).where('name', 'in', names).execute()
  const values = new Map<string, unknown>(own.map(({ name, value }) => [name, value]))
  const valued = names.map((name) => [name, values.get(name) ?? DEFAULTS[name]])
  return Object.fromEntries(valued) as Pick<StoredParameters, N>
}

/** Sets some parameters. Every process reads them when needed; none caches them. */
export async function writeParameters(
  trx: Db,
  values: Partial<StoredParameters> | { [BRAND]: ShopBrandDraft },
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const json = JSON.stringify(value)
    await trx
      .insertInto('parameters')
      .values({ name, value: json })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: json }))
      .execute()
  }
}
