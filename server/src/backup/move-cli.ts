import { join } from 'node:path'
import { BACKUP_TEXTS } from './backup-texts.ts'
import { SQLITE_FILE } from '../platform/db/open-database.ts'
import { picturesFolder } from '../pictures/picture-files.ts'
import { bytesOf, listFiles } from './data-files.ts'
import { refuseBackup } from './backup-fault.ts'
import { moveShop } from './move-shop.ts'
import { runCommand } from './run-command.ts'

// npm run mudar -- postgres://…: moves the shop of GONDOLA_DATA (SQLite) to an empty PostgreSQL database

process.exitCode = await runCommand(async (config) => {
  const [url, ...rest] = process.argv.slice(2)
  if (url === undefined || rest.length > 0 || !isPostgres(url)) refuseBackup(BACKUP_TEXTS.moveUsage)
  const began = performance.now()
  const { tables, sequences } = await moveShop(join(config.dataFolder, SQLITE_FILE), url, (table) =>
    console.log(BACKUP_TEXTS.table(table.name, table.rows, table.sha256)),
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(BACKUP_TEXTS.sequences(Object.keys(sequences).length))
  console.log(BACKUP_TEXTS.moved(tables.length, rows, (performance.now() - began) / 1000))
  const pictures = await listFiles(config.dataFolder, ['imagenes'])
  console.log(BACKUP_TEXTS.uploads(picturesFolder(config), pictures.length, bytesOf(pictures)))
  console.log(BACKUP_TEXTS.moveNext)
})

function isPostgres(url: string): boolean {
  return URL.canParse(url) && ['postgres:', 'postgresql:'].includes(new URL(url).protocol)
}
