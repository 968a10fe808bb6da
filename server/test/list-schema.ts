import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { inPostgres } from '../src/app/backup/postgres-shop.ts'
import { SQLITE_FILE } from '../src/platform/db/open-database.ts'
import type { ShopPlace } from '../../lab/shop/test-shop.ts'

/** A part of a schema: what it is, whose, and its definition. */
type Part = string[]

/**
 * Everything that makes up a database's schema, one line each: tables with columns (place, type, default, nullability),
 * keys, checks, indexes, triggers, functions and sequences. Not the tables that the migrator keeps for itself, nor the
 * ranges of a partitioned table, which depend on its rows.
 */
export async function listSchema({ dataFolder, databaseUrl }: ShopPlace): Promise<string[]> {
  const parts =
    databaseUrl === null
      ? listSqlite(join(dataFolder, SQLITE_FILE))
      : await inPostgres(databaseUrl, 'read only', async (client) => {
          const { rows } = await client.query<string[]>({ text: POSTGRES_PARTS, rowMode: 'array' })
          return rows
        })
  return parts.map((part) => part.map((text) => text.replace(/\s+/g, ' ').trim()).join(' | ')).toSorted()
}

function listSqlite(file: string): Part[] {
  const db = new Sqlite(file, { readonly: true })
  try {
    return db.prepare(SQLITE_PARTS).raw().all() as Part[]
  } finally {
    db.close()
  }
}

/** `order` is the place of an index in the planner's list, which decides between equals. */
const SQLITE_PARTS = `
  with own as (select * from sqlite_schema where tbl_name not like 'kysely%' and tbl_name not like 'sqlite%'),
    tables as (select name from own where type = 'table')
  select type, name, tbl_name, sql from own where sql is not null
  union all select 'column', t.name, c.cid || ' ' || c.name,
      format('%s, not null %d, default %s, key %d, hidden %d', c.type, c."notnull", coalesce(c.dflt_value, '-'), c.pk, c.hidden)
    from tables t, pragma_table_xinfo(t.name) c
  union all select 'reference', t.name, r."from",
      format('%s.%s, on update %s, on delete %s, match %s', r."table", coalesce(r."to", '-'), r.on_update, r.on_delete, r.match)
    from tables t, pragma_foreign_key_list(t.name) r
  union all select 'index', t.name, i.name, format('order %d, unique %d, origin %s, partial %d', i.seq, i."unique", i.origin, i.partial)
    from tables t, pragma_index_list(t.name) i
  union all select 'index column', i.name, c.seqno || ' ' || coalesce(c.name, 'expression'),
      format('descending %d, %s, key %d', c."desc", c.coll, c.key)
    from tables t, pragma_index_list(t.name) i, pragma_index_xinfo(i.name) c
  union all select 'table kind', l.name, l.type, format('columns %d, without rowid %d, strict %d', l.ncol, l.wr, l.strict)
    from tables t join pragma_table_list(t.name) l`

const POSTGRES_PARTS = `
  with own as (select oid, relname::text as name, relkind::text as kind from pg_class
    where relnamespace = current_schema()::regnamespace and relname not like 'kysely%' and not relispartition)
  select 'table', name, '', '' from own where kind = 'r'
  union all select 'column', c.name, (row_number() over (partition by c.oid order by a.attnum))::text || ' ' || a.attname,
      concat_ws(', ', format_type(a.atttypid, a.atttypmod), 'not null ' || a.attnotnull, 'identity ' || a.attidentity::text,
        'default ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '-'), 'collation ' || coalesce(l.collname, '-'))
    from own c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      left join pg_collation l on l.oid = a.attcollation
    where c.kind = 'r' and a.attnum > 0 and not a.attisdropped
  union all select 'constraint', c.name, k.conname, concat_ws(', ', k.contype, pg_get_constraintdef(k.oid),
      'deferrable ' || k.condeferrable, 'validated ' || k.convalidated)
    from own c join pg_constraint k on k.conrelid = c.oid where k.contype <> 'n'
  union all select 'index', x.indrelid::regclass::text, c.name, concat_ws(', ', pg_get_indexdef(c.oid), 'valid ' || x.indisvalid)
    from own c join pg_index x on x.indexrelid = c.oid
  union all select 'trigger', c.name, t.tgname, concat_ws(', ', pg_get_triggerdef(t.oid), t.tgenabled)
    from own c join pg_trigger t on t.tgrelid = c.oid where not t.tgisinternal
  union all select 'function', p.proname, pg_get_function_result(p.oid), pg_get_functiondef(p.oid)
    from pg_proc p where p.pronamespace = current_schema()::regnamespace
  union all select 'sequence', c.name, coalesce(pg_describe_object(d.refclassid, d.refobjid, d.refobjsubid), '-'),
      concat_ws(', ', s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache, s.seqcycle)
    from own c join pg_sequence s on s.seqrelid = c.oid left join pg_depend d on d.objid = c.oid and d.deptype = 'i'
  union all select 'other', c.name, c.kind, '' from own c where c.kind not in ('r', 'i', 'S')
  union all select 'type', t.typname, t.typtype::text, '' from pg_type t
    where t.typnamespace = current_schema()::regnamespace and t.typrelid = 0 and t.typelem = 0`
