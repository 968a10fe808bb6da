import { importFile } from '@gondola/server/office/imports/source/import-file.ts'
import { systemClock } from '@gondola/server/platform/clock.ts'
import { readConfig } from '@gondola/server/platform/config.ts'
import { openDatabase } from '@gondola/server/platform/db/open-database.ts'

// node killed-import.ts LIST: applies a list as the command does, and kills itself when the first slice is written.

const reading = readConfig(process.env)
if (!reading.ok) throw new Error('the environment is no configuration')
const { config } = reading
const { db } = openDatabase(config, undefined, { isInBackground: true })
await importFile(
  { db, clock: systemClock, config },
  {
    path: process.argv[2]!,
    isDryRun: false,
    isConfirmed: true,
    isRetiring: true,
    author: 'importar',
    onWriting: () => void process.kill(process.pid, 'SIGKILL'),
  },
)
