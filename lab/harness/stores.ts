import { afterAll, beforeAll, describe } from 'vitest'
import type { DatabaseKind } from '@gondola/server/platform/db/open-database.ts'
import type { S3Settings } from '@gondola/server/platform/files/s3-settings.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startS3Server, type S3Server } from './s3-server.ts'

/**
 * Tests that must pass with files in the data folder, on both databases, and with files in an S3 store; `s3` is the
 * setting of the shop.
 */
export function describeOnBothStores(
  name: string,
  tests: (database: DatabaseKind, s3: () => S3Settings | null) => void,
): void {
  describeOnBothDatabases(name, (database) => tests(database, () => null))
  describe(`${name} (sqlite, s3)`, () => {
    let server: S3Server
    beforeAll(async () => void (server = await startS3Server()))
    afterAll(() => server.remove())
    tests('sqlite', () => server.settings)
  })
}
