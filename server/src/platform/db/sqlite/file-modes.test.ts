import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { openDatabase, SQLITE_FILE } from '../open-database.ts'

it('an embedded database is readable to its owner alone, one that was not before too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gondola-modes-'))
  const dataFolder = join(folder, 'data')
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777
  const file = join(dataFolder, SQLITE_FILE)
  for (const round of ['new', 'of before']) {
    const { db, close } = openDatabase({ databaseUrl: null, dataFolder })
    await migrate(db)
    expect([round, await modeOf(file), await modeOf(`${file}-wal`)]).toEqual([round, 0o600, 0o600])
    await close()
    await chmod(file, 0o644)
  }
  expect(await modeOf(dataFolder)).toBe(0o700)
  await rm(folder, { recursive: true })
})
