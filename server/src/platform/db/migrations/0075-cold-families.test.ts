import { expect, it } from 'vitest'
import { createEmptyDatabase, describeOnBothDatabases } from '../../../../test/databases.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { migrations } from './all.ts'

describeOnBothDatabases('a shop whose perishables were all labelled cold', (database) => {
  it('keeps the label where it stands in the refrigerator', async () => {
    const empty = await createEmptyDatabase(database)
    const { db, close } = openDatabase(empty)
    await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0075')))
    await db.insertInto('departments').values({ Codigo: 1, Descripcion: 'Frescos' }).execute()
    const names = ['Quesos blandos', 'Pan fresco', 'Frutas', 'Papas congeladas', 'Yogures con frutas']
    const perishable = names.map((Descripcion, index) => ({
      Codigo: 101 + index,
      Descripcion,
      department_code: 1,
      Perecedero: true,
    }))
    await db
      .insertInto('families')
      .values([
        ...perishable,
        { Codigo: 110, Descripcion: 'Quesos rallados', department_code: 1, Perecedero: false },
      ])
      .execute()
    await migrate(db)
    const cold = await db
      .selectFrom('families')
      .select('Descripcion')
      .where('Frio', '=', true)
      .orderBy('Codigo')
      .execute()
    expect(cold.map(({ Descripcion }) => Descripcion)).toEqual([
      'Quesos blandos',
      'Papas congeladas',
      'Yogures con frutas',
    ])
    await close()
    await empty.drop()
  })
})
