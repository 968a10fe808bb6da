import { expect, it } from 'vitest'
import { createEmptyDatabase, describeOnBothDatabases } from '../../../../test/databases.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { migrations } from './all.ts'

describeOnBothDatabases('a shop from before the back office', (database) => {
  it('keeps its first account, with the role of administration', async () => {
    const empty = await createEmptyDatabase(database)
    const { db, close } = openDatabase(empty)
    await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0010')))
    const account = {
      user_name: 'Admin',
      password_hash: 'x',
      role: 'admin',
      created_at: '2026-01-01T00:00:00.000Z',
    }
    await db.insertInto('staff_accounts').values(account).execute()
    await migrate(db)
    const rows = await db.selectFrom('staff_accounts').selectAll().execute()
    expect(rows).toMatchObject([
      {
        user_name: 'Admin',
        user_key: 'admin',
        role: 'administracion',
        full_name: '',
        is_active: true,
        totp_is_active: false,
        recovery_codes: null,
      },
    ])
    await close()
    await empty.drop()
  })
})
