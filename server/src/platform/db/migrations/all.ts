import type { Migration } from 'kysely/migration'
import { schema } from './0001-schema.ts'

/** All migrations by name, in name order. A released migration is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-schema': schema,
}
