import { sql } from 'kysely'
import type { CallQuery } from '@gondola/contract/calls'
import {
  placeKey,
  type CoverageRequest,
  type CoverageRequestDraft,
  type PlaceDemand,
  type staffCoverageRequests,
  type staffDemand,
} from '@gondola/contract/delivery'
import { normalisedEmail } from '@gondola/contract/base'
import { shopDateTime } from '../../platform/clock.ts'
import { folded, listWindow } from '../../platform/db/list-window.ts'
import { deleteInSlices } from '../../platform/db/delete-in-slices.ts'
import type { Db } from '../../platform/db/open-database.ts'

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

export async function listDemand(
  db: Db,
  timeZone: string,
  asked: CallQuery<typeof staffDemand.list>,
): Promise<{ rows: StoredDemand[]; total: number }> {
  const { rows, total } = await listWindow(demand(db), asked, {
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
  })
  return { rows: rows.map((row) => toDemand(row, timeZone)), total }
}

const moment = (at: string, timeZone: string) => shopDateTime(new Date(at), timeZone)
const toDemand = (row: StoredDemand, timeZone: string): StoredDemand => ({
  ...row,
  Desde: moment(row.Desde, timeZone),
  Ultimo: moment(row.Ultimo, timeZone),
})

export async function findDemand(db: Db, timeZone: string, Id: number): Promise<StoredDemand | null> {
  const row = await demand(db).where('coverage_requests.Id', '=', Id).executeTakeFirst()
  return row === undefined ? null : toDemand(row, timeZone)
}

const requests = (db: Db) =>
  db.selectFrom('coverage_requests').select(['Id', 'Localidad', 'CodigoPostal', 'Email', 'at as Fechahora'])

export async function listCoverageRequests(
  db: Db,
  timeZone: string,
  asked: CallQuery<typeof staffCoverageRequests.list>,
): Promise<{ rows: CoverageRequest[]; total: number }> {
  const { Lugar } = asked
  const all = requests(db)
  const ofPlace = (Id: number) => db.selectFrom('coverage_requests').select('place_key').where('Id', '=', Id)
  const query = Lugar === undefined ? all : all.where('place_key', '=', ofPlace(Lugar))
  const { rows, total } = await listWindow(query, asked, {
    key: 'Id',
    newestBy: 'Id',
    sort: {
      Id: 'Id',
      Localidad: folded('Localidad'),
      CodigoPostal: 'CodigoPostal',
      Email: 'email_key',
      Fechahora: 'at',
    },
    order: ['Id', 'DESC'],
    search: ['Localidad', 'CodigoPostal', 'Email'],
  })
  return { rows: rows.map((row) => toRequest(row, timeZone)), total }
}

const toRequest = (row: CoverageRequest, timeZone: string): CoverageRequest => ({
  ...row,
  Fechahora: moment(row.Fechahora, timeZone),
})

export async function findCoverageRequest(
  db: Db,
  timeZone: string,
  Id: number,
): Promise<CoverageRequest | null> {
  const row = await requests(db).where('Id', '=', Id).executeTakeFirst()
  return row === undefined ? null : toRequest(row, timeZone)
}

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

/** Deletes requests from before an instant. */
export async function deleteOldCoverageRequests(db: Db, before: string): Promise<void> {
  await deleteInSlices(db, 'coverage_requests', sql`at < ${before}`)
}
