import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { AnyTables } from '../columns.ts'

const AT_ONCE = 500
const SHORT_MAX_CHARACTERS = 60

/**
 * Repairs unreadable names left by earlier imports: categories with underscores (`aceites_y_vinagres`), and short
 * descriptions with '1 5 l' instead of '1,5 l'.
 */
export const readableNames: Migration = {
  async up(db) {
    const renamed = (await renameCategories(db, 'departments')) + (await renameCategories(db, 'families'))
    const mended = await mendShortNames(db)
    if (renamed + mended > 0) await sql`update catalogue_version set version = version + 1`.execute(db)
  },
}

async function renameCategories(db: AnyTables, table: 'departments' | 'families'): Promise<number> {
  const rows: { Codigo: number; Descripcion: string }[] = await db
    .selectFrom(table)
    .select(['Codigo', 'Descripcion'])
    .execute()
  const joined = rows.filter(({ Descripcion }) => /^[^\s_]+(_+[^\s_]+)+$/.test(Descripcion))
  for (const { Codigo, Descripcion } of joined) {
    const words = Descripcion.replace(/_+/g, ' ')
    const name = words === words.toUpperCase() ? words.toLowerCase() : words
    await db
      .updateTable(table)
      .set({ Descripcion: name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) })
      .where('Codigo', '=', Codigo)
      .execute()
  }
  return joined.length
}

async function mendShortNames(db: AnyTables): Promise<number> {
  let mended = 0
  for (let last = ''; ;) {
    const rows: { Codigo: string; Descripcion: string; Descripcioncorta: string }[] = await db
      .selectFrom('articles')
      .select(['Codigo', 'Descripcion', 'Descripcioncorta'])
      .where('Codigo', '>', last)
      .orderBy('Codigo')
      .limit(AT_ONCE)
      .execute()
    for (const { Codigo, Descripcion, Descripcioncorta } of rows) {
      const better = shortName(Descripcion.replace(/(?<=\d),(?=\d)/g, '.'))
      // short descriptions written by staff are not changed
      if (better === Descripcioncorta || Descripcioncorta !== shortName(Descripcion)) continue
      await db
        .updateTable('articles')
        .set({ Descripcioncorta: better })
        .where('Codigo', '=', Codigo)
        .execute()
      mended++
    }
    if (rows.length < AT_ONCE) return mended
    last = rows.at(-1)!.Codigo
  }
}

/** The short description as earlier imports built it. */
function shortName(name: string): string {
  const plain = name
    .replace(/[^\p{L}\p{N} .-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= SHORT_MAX_CHARACTERS) return plain
  const cut = plain.slice(0, SHORT_MAX_CHARACTERS + 1)
  const end = cut.lastIndexOf(' ')
  return (end > SHORT_MAX_CHARACTERS / 2 ? cut.slice(0, end) : plain.slice(0, SHORT_MAX_CHARACTERS)).trim()
}
