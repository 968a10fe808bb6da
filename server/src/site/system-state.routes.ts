import { readSystemState } from '@gondola/contract/staff'
import { readDatabaseNodes } from '../platform/db/postgres/database-nodes.ts'
import { readSqliteSize } from '../platform/db/sqlite/sqlite-size.ts'
import { type Feature, serve } from '../http/serve.ts'

/** What staff read about the database and the files; `/readyz` has it for machines. */
export const systemStateFeature: Feature = (api, { db, files }) => {
  serve(api, readSystemState, async () => {
    const size = await readSqliteSize(db)
    const nodes = await readDatabaseNodes(db)
    return {
      Base: {
        Motor: size === null ? ('postgresql' as const) : ('sqlite' as const),
        Megas: size?.megabytes ?? null,
        MegasMaximo: size?.megabytesMax ?? null,
        QuedoChica: size?.isOutgrown ?? false,
        Replicas: nodes?.replicas.length ?? null,
      },
      Archivos: { EnAlmacen: files.kind === 's3', Responde: await files.isAnswering() },
    }
  })
}
