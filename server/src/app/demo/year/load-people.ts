import { randomBytes } from 'node:crypto'
import { YEAR_STAFF } from '@gondola/demo/year/notes.ts'
import type { YearPerson } from '@gondola/demo/year/people.ts'
import { normalisedDocument, normalisedEmail } from '@gondola/contract/base'
import type { Db } from '../../../platform/db/open-database.ts'
import type { NewRow } from '../../../platform/db/tables/database.ts'
import { userKey } from '../../../platform/text/folded.ts'
import { hashPassword } from '../../../sessions/passwords.ts'
import { insertRows } from '../../../platform/db/chunks.ts'
import { countOnFrom } from '../insert-rows.ts'
import { addressOf, type YearStaff } from './order-rows.ts'
import type { YearBranch } from './year-shop.ts'

const DNI = 1
/** Shown to staff with the customer. */
const EXAMPLE = 'Cliente de ejemplo: sus datos son inventados.'

export const hashNobodysPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'))

/** A customer of the example year with the day of the account and the points. */
export interface YearClient {
  person: YearPerson
  Id: number
  Alta: string
  /** When the account's address was confirmed. */
  confirmedAt: string
}

/** Stores the customers with their address. */
export async function insertYearClients(
  trx: Db,
  branches: readonly YearBranch[],
  password_hash: string,
  clients: readonly YearClient[],
  pointsOf: (client: YearClient) => number,
): Promise<void> {
  await insertRows(
    trx,
    'clients',
    clients.map((client): NewRow<'clients'> => {
      const { person, Id, Alta, confirmedAt } = client
      const { Nombre, Usuario, Email, Nrodoc, Telefono, place, number } = person
      return {
        Id,
        Nombre,
        Usuario,
        Email,
        Telefono,
        Direccion: addressOf(person),
        Localidad: place.Localidad,
        document_type_code: DNI,
        Nrodoc: normalisedDocument(Nrodoc),
        user_key: userKey(Usuario),
        email_key: normalisedEmail(Email),
        email_confirmed_at: confirmedAt,
        Tarjeta: number % 3 === 0 ? `603488${String(number).padStart(10, '0')}` : null,
        Cliente: `C-${String(10_000 + number)}`,
        Sucursal: branches[place.branch]?.Id ?? null,
        Alta,
        Comentario: EXAMPLE,
        Puntos: pointsOf(client),
        password_hash,
      }
    }),
  )
  await countOnFrom(trx, 'clients', 'Id')
  await insertRows(
    trx,
    'client_addresses',
    clients.map(({ Id, person: { Calle, Numero, Piso, place } }) => ({
      client_id: Id,
      Calle,
      Numero,
      Piso,
      Localidad: place.Localidad,
      CodigoPostal: place.CodigoPostal,
      Provincia: 'Buenos Aires',
      is_default: true,
    })),
  )
}

/** Stores the staff who sign the year's history, for the branches that take orders; returns them by branch. */
export async function insertYearStaff(
  trx: Db,
  branches: readonly YearBranch[],
  password_hash: string,
  created_at: string,
): Promise<ReadonlyMap<number, readonly YearStaff[]>> {
  const staff = new Map<number, YearStaff[]>()
  for (const branch of branches) {
    const ofBranch: YearStaff[] = []
    for (const { user_name, full_name } of YEAR_STAFF.filter((each) => each.branch === branch.index)) {
      const row = {
        user_name,
        full_name,
        user_key: userKey(user_name),
        password_hash,
        role: 'pedidos',
        created_at,
        branches: JSON.stringify([branch.Id]),
      }
      const { id } = await trx
        .insertInto('staff_accounts')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow()
      ofBranch.push({ id, user_name })
    }
    staff.set(branch.Id, ofBranch)
  }
  return staff
}
