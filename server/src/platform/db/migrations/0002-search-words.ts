import type { Migration } from 'kysely/migration'
import { isSqlite } from '../in-transaction.ts'
import { runSchema } from '../schema-text.ts'

const TABLE = `
create table search_words (
  "Id" identity,
  "Renglon" text not null unique -- in the notation of lexicon/README.md
);`

/** One statement is one line: a trigger's body has a semicolon as well. */
const WATCH_ON_SQLITE =
  `begin insert into catalogue_changes (version, table_name, code) select v.version + 1, 'search_words', '' from catalogue_version v ` +
  `where v.is_silent = 0 and not exists (select 1 from catalogue_changes c where c.version = v.version + 1 and c.table_name = 'search_words'); end`
const WATCH_ON_POSTGRES = 'for each statement execute function note_table()'

/** The chain's own words for the search; the catalogue's log names the table, so that processes read it again. */
export const searchWords: Migration = {
  async up(db) {
    await runSchema(db, TABLE)
    const watch = isSqlite(db) ? WATCH_ON_SQLITE : WATCH_ON_POSTGRES
    for (const event of ['insert', 'update', 'delete'])
      await runSchema(
        db,
        `create trigger search_words_noted_on_${event} after ${event} on search_words ${watch};`,
      )
  },
}
