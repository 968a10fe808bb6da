import { sql } from 'kysely'
import {
  placeKey,
  type CoverageRequest,
  type CoverageRequestDraft,
  type PlaceDemand,
} from '@gondola/contract/delivery'
import { normalisedEmail } from '@gondola/contract/base'
import { shopDateTime } from '../../platform/clock.ts'
import { folded } from '../../platform/db/list-window.ts'
import { deleteInSlices } from '../../platform/db/delete-in-slices.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { listing } from '../../platform/db/records.ts'

/** Keeps a request; a person is kept once for each place. */
export async function insertCoverageRequest(db: Db, draft: CoverageRequestDraft, at: string): Promise<void> {
  const Email = draft.Email.trim()
  await db
    .insertInto('coverage_requests')
    .values({
      Localidad: draft.Localidad.trim(),
      CodigoPostal: draft.CodigoPostal.toUpperCase(),
      place_key: placeKey(draft),
      Email,
      email_key: normalisedEmail(Email),
      at,
    })
    .onConflict((conflict) => conflict.columns(['place_key', 'email_key']).doNothing())
    .execute()
}

/** A place that people asked for; whether it is reached by now is not stored. */
export type StoredDemand = Omit<PlaceDemand, 'Llegamos'>

/** The places as the first who asked wrote them. */
function demand(db: Db) {
  const byPlace = db
    .selectFrom('coverage_requests')
    .groupBy('place_key')
    .select(({ fn, cast }) => [
      fn.min('Id').as('first_id'),
      cast<number>(fn.countAll(), 'integer').as('people'),
      fn.max('CodigoPostal').as('code'),
      fn.min('at').as('since'),
      fn.max('at').as('latest'),
    ])
    .as('by_place')
  return db
    .selectFrom('coverage_requests')
    .innerJoin(byPlace, 'by_place.first_id', 'coverage_requests.Id')
    .select([
      'coverage_requests.Id as Id',
      'coverage_requests.Localidad as Localidad',
      'by_place.code as CodigoPostal',
      'by_place.people as Personas',
      'by_place.since as Desde',
      'by_place.latest as Ultimo',
    ])
}

const moment = (at: string, timeZone: string) => shopDateTime(new Date(at), timeZone)

export const demandList = listing({
  from: demand,
  key: 'coverage_requests.Id',
  sort: {
    Id: 'coverage_requests.Id',
    Localidad: folded('coverage_requests.Localidad'),
    CodigoPostal: 'by_place.code',
    Personas: 'by_place.people',
    Desde: 'by_place.since',
    Ultimo: 'by_place.latest',
  },
  order: ['Personas', 'DESC'],
  search: ['coverage_requests.Localidad', 'by_place.code'],
  shown: (row, timeZone: string): StoredDemand => ({
    ...row,
    Desde: moment(row.Desde, timeZone),
    Ultimo: moment(row.Ultimo, timeZone),
  }),
})

const requests = (db: Db) =>
  db.selectFrom('coverage_requests').select(['Id', 'Localidad', 'CodigoPostal', 'Email', 'at as Fechahora'])

export const coverageRequestList = listing({
  from: requests,
  key: 'Id',
  newestBy: 'Id',
  filters: {
    Lugar: (Id: number) =>
      sql<boolean>`place_key = (select place_key from coverage_requests where "Id" = ${Id})`,
  },
  sort: {
    Id: 'Id',
    Localidad: folded('Localidad'),
    CodigoPostal: 'CodigoPostal',
    Email: 'email_key',
    Fechahora: 'at',
  },
  order: ['Id', 'DESC'],
  search: ['Localidad', 'CodigoPostal', 'Email'],
  shown: (row, timeZone: string): CoverageRequest => ({
    ...row,
    Fechahora: moment(row.Fechahora, timeZone),
  }),
})

export async function deleteCoverageRequest(trx: Db, Id: number): Promise<void> {
  await trx.deleteFrom('coverage_requests').where('Id', '=', Id).execute()
}

/** What one mail address asked for; `emailKey` as `normalisedEmail` gives it. */
export const listOwnCoverageRequests = (db: Db, emailKey: string) =>
  db
    .selectFrom('coverage_requests')
    .select(['Localidad', 'CodigoPostal', 'Email', 'at as Fechahora'])
    .where('email_key', '=', emailKey)
    .orderBy('Id')
    .execute()

export async function deleteOwnCoverageRequests(trx: Db, emailKey: string): Promise<void> {
  await trx.deleteFrom('coverage_requests').where('email_key', '=', emailKey).execute()
}

export async function deleteOldCoverageRequests(db: Db, before: string): Promise<void> {
  await deleteInSlices(db, 'coverage_requests', sql`at < ${before}`)
}
