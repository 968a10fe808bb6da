import { expect, it } from 'vitest'
import { createEmptyDatabase, describeOnBothDatabases } from '../../../../test/databases.ts'
import { articleRow } from '../../../../test/fill-catalogue.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { migrations } from './all.ts'

describeOnBothDatabases('a shop whose earlier imports left names of programs', (database) => {
  it('has names that people read, and short descriptions with their decimals', async () => {
    const empty = await createEmptyDatabase(database)
    const { db, close } = openDatabase(empty)
    await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0050')))
    await db
      .insertInto('departments')
      .values([
        { Codigo: 1, Descripcion: 'ALMACEN_Y_DESPENSA' },
        { Codigo: 2, Descripcion: 'Bebidas' },
      ])
      .execute()
    await db
      .insertInto('families')
      .values({ Codigo: 101, Descripcion: 'aceites_y_vinagres', department_code: 1 })
      .execute()
    await db
      .insertInto('brands')
      .values({ Codigo: 1, Descripcion: 'Sin marca', name_key: 'sin marca' })
      .execute()
    const article = (Codigo: string, Descripcion: string, Descripcioncorta: string) =>
      articleRow({ Codigo, Descripcion, Descripcioncorta })
    await db
      .insertInto('articles')
      .values([article('1', 'Aceite 1,5 l', 'Aceite 1 5 l'), article('2', 'Agua 2,25 l', 'Agua grande')])
      .execute()
    await migrate(db)
    const names = async (table: 'departments' | 'families') =>
      (await db.selectFrom(table).select('Descripcion').orderBy('Codigo').execute()).map(
        ({ Descripcion }) => Descripcion,
      )
    expect([await names('departments'), await names('families')]).toEqual([
      ['Almacen y despensa', 'Bebidas'],
      ['Aceites y vinagres'],
    ])
    const short = await db.selectFrom('articles').select('Descripcioncorta').orderBy('Codigo').execute()
    expect(short.map(({ Descripcioncorta }) => Descripcioncorta)).toEqual(['Aceite 1.5 l', 'Agua grande'])
    await close()
    await empty.drop()
  })
})
