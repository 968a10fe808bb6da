import { workerData } from 'node:worker_threads'
import { systemClock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import { runNextImport } from './run-import-job.ts'

// Worker thread of the server: runs the waiting imports, then ends (import-worker.ts).

const { config } = workerData as { config: Config }
const { db, close } = openDatabase(config, undefined, { isInBackground: true })
const files = openFiles(config)
try {
  while (await runNextImport({ db, clock: systemClock, config, files }));
} finally {
  await close()
}
