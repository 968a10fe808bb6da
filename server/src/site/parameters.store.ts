import type { SiteParameters } from '@gondola/contract/entities/site-parameters.ts'
import { DEFAULT_SITE_PARAMETERS } from '@gondola/contract/texts/site-defaults.ts'
import type { Db } from '../db/open-database.ts'

type StoredParameters = Omit<SiteParameters, 'Sucursales'>

/** All site parameters, the shop's own over the defaults, with its branches. */
export async function findSiteParameters(db: Db): Promise<SiteParameters> {
  const [own, Sucursales] = await Promise.all([
    db.selectFrom('parameters').selectAll().execute(),
    db
      .selectFrom('branches')
      .select(['Nombre', 'Direccion', 'Telefono'])
      .orderBy('position')
      .orderBy('Id')
      .execute(),
  ])
  const stored = Object.fromEntries(own.map(({ name, value }) => [name, value]))
  return { ...DEFAULT_SITE_PARAMETERS, ...stored, Sucursales }
}

/** One site parameter, for a rule that needs no other. */
export async function findSiteParameter<N extends keyof StoredParameters>(
  db: Db,
  name: N,
): Promise<StoredParameters[N]> {
  const own = await db.selectFrom('parameters').select('value').where('name', '=', name).executeTakeFirst()
  return own === undefined ? DEFAULT_SITE_PARAMETERS[name] : (own.value as StoredParameters[N])
}
