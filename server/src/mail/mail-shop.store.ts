import { preparedQuery } from '../platform/db/prepared-statements/prepared-statements.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { MailShop } from './render-mail.ts'

const NAMES = ['NombreTienda', 'Email', 'Telefono'] as const

/** The shop's name, mail and telephone from the site parameters, with defaults for those that are not set. */
export async function readMailShop(db: Db): Promise<MailShop> {
  const { rows } = await shopParameters(db)
  const values = new Map(rows.map(({ name, value }) => [name, typeof value === 'string' ? value : '']))
  return {
    NombreTienda: values.get('NombreTienda') || 'Góndola',
    Email: values.get('Email') || 'tienda@localhost',
    Telefono: values.get('Telefono') ?? '',
  }
}

const shopParameters = preparedQuery((db: Db) =>
  db.selectFrom('parameters').select(['name', 'value']).where('name', 'in', NAMES),
)
