import { formatPesos, PRICE_JUMP_FACTOR } from '@gondola/contract/base'
import type Sqlite from 'better-sqlite3'
import { articleName, type ImportNote } from '@gondola/contract/imports'
import { warning } from '../reading/import-row.ts'
import type { PriceDecisions } from './brake.ts'
import type { NameCounts, NumberChange } from './planned-article.ts'

/** Maximum notes of each kind; a file of millions of rows may have an error in each. */
export const NOTES_MAX = 100_000

/** Times from the usual price of a group of at least so many articles; of all, some are much dearer than most. */
const FAR_OFF_FACTOR = 40
const FAR_ABOVE_ALL = 400
const GROUP_LEAST = 8
/** Centavos between which a price is plausible where there is nothing to compare it with. */
const PLAUSIBLE = '1000 and 500000000'

/** Stores the usual price with new articles whose price is far from it; 0: it is implausible for any article. */
export function markFarOff(database: Sqlite.Database): void {
  const isNew = 'Codigo not in (select Codigo from known)'
  // most batches of another system have none
  if (!database.prepare(`select 1 from staged where ${isNew} limit 1`).get()) return
  database.exec(`
    create temp view priced as
      select kind, wider, price from staged where ${isNew} union all
      select kind, wider, price from known where price > 0;
    create temp table usual as
      select name, price from (
        select name, price, row_number() over (partition by name order by price) as place,
          count(*) over (partition by name) as members
        from (select kind as name, price from priced union all select wider, price from priced union all
          select '*', price from priced)
        where name <> '')
      where members >= ${GROUP_LEAST} and place = members / 2 + 1;
    update staged set usual = near.usual from (
      select s.Codigo, coalesce(k.price, w.price, a.price, 0) as usual,
        iif(coalesce(k.price, w.price) is null, ${FAR_ABOVE_ALL}, ${FAR_OFF_FACTOR}) as above
      from staged s left join usual k on k.name = s.kind left join usual w on w.name = s.wider
        left join usual a on a.name = '*'
      where s.${isNew}) near
    where near.Codigo = staged.Codigo and iif(near.usual = 0, price not between ${PLAUSIBLE},
      price * ${FAR_OFF_FACTOR} <= near.usual or price >= near.usual * above)`)
}

/** A price change beyond the brake's factor: a jump, whoever made the price. */
const IS_FAR = `(k.price > 0 and (s.price > k.price * ${PRICE_JUMP_FACTOR} or s.price * ${PRICE_JUMP_FACTOR} < k.price))`

/** How a row's price moves: the base price, else that of the branch that is shown; the views are `judged`, `planned`. */
export const MOVE = `case when is_new or is_pinned or is_left then 0 when rise <> 0 then rise
  else coalesce(json_extract(branch_change, '$.after') - json_extract(branch_change, '$.before'), 0) end`

/**
 * SQL views of the comparison: `is_held` is a price held by staff; `is_left` is a jump that was not accepted and is
 * left out.
 */
export const planViews = ({ letsAllGo, leavesJumps }: PriceDecisions, isPartial: boolean) => `
  create temp view weighed as
    select s.*, k.price as before, k.row_hash as known_hash, k.offer, k.Codigo is null as is_new,
      coalesce(${IS_FAR}, 0) as is_far,
      max(coalesce((k.is_fixed = 0 and ${IS_FAR}) or json_extract(s.branch_change, '$.isFar'), 0), s.usual is not null,
        s.is_twice and k.is_fixed is not 1 and s.price is not k.price) as is_jump,
      coalesce(d.is_accepted, 0) as is_accepted,
      coalesce(k.is_fixed = 1 and not (coalesce(d.is_let_go, 0) or (${Number(letsAllGo)} and not ${IS_FAR})), 0) as is_held,
      coalesce(k.is_fixed, 0) as is_fixed
    from staged s left join known k on k.Codigo = s.Codigo left join decided d on d.Codigo = s.Codigo;
  create temp view judged as
    select *, ${Number(leavesJumps)} and is_jump and not is_accepted as is_left,
      case when is_held or (${Number(leavesJumps)} and is_jump and not is_accepted) then 0 else price - before end as rise,
      coalesce(is_held and price <> before, 0) as is_pinned,
      coalesce(before > offer and price <= offer, 0) as is_overtaking
    from weighed;
  create temp view planned as
    select * from judged
    where not (is_new and is_left)
      and (is_new or (known_hash is not row_hash and not is_same) or rise <> 0 or (branch_changed and not is_left));
  create temp view named as
    select s.name_key, s.Codigo, k.Codigo is null as is_new,
      coalesce(k.name_key <> s.name_key, 0) as is_renamed,
      coalesce(s.brand_code <> k.brand_code, 0) as is_rebranded,
      coalesce(s.family_key <> k.family_key, 0) as is_moved
    from staged s left join known k on k.Codigo = s.Codigo;
  create temp view vanished as
    select k.Codigo from known k
    where k.is_present = 1 and not ${Number(isPartial)} and not exists (select 1 from staged s where s.Codigo = k.Codigo)
      and not exists (select 1 from spared p where p.Codigo = k.Codigo);
  create temp view reappeared as
    select k.Codigo from known k join judged j on j.Codigo = k.Codigo
    where k.is_present = 0 and k.row_hash is j.row_hash and j.rise = 0 and not (j.branch_changed and not j.is_left);
`

/** What an import does to names, brands and families; the views are there. */
export function countNames(database: Sqlite.Database): NameCounts {
  const counts = database
    .prepare(
      `select coalesce(sum(not is_new), 0) as compared, coalesce(sum(is_renamed), 0) as renamed,
        coalesce(sum(is_rebranded), 0) as rebranded,
        coalesce(sum(is_moved), 0) as moved, coalesce(sum(is_new), 0) as nuevas,
        (select count(*) from staged where unit is not null) as units from named`,
    )
    .get() as Pick<NameCounts, 'compared' | 'renamed' | 'rebranded' | 'moved' | 'nuevas' | 'units'>
  const shared = database
    .prepare(
      `select json_extract(s.told, '$.Descripcion') as name, count(*) as articles
       from named n join staged s on s.Codigo = n.Codigo
       group by n.name_key having count(*) > 1 and sum(is_renamed) > 0 order by articles desc limit 1`,
    )
    .get() as NameCounts['shared'] | undefined
  if (counts.nuevas + counts.renamed > 0) database.exec('create index known_by_name on known (name_key)')
  const alike = counts.nuevas === 0 ? { alike: 0, alikeKnown: 0 } : countAlike(database)
  const taken = database
    .prepare(
      `select json_extract(s.told, '$.Descripcion') as name, n.Codigo as code, count(*) over () as articles
       from named n join staged s on s.Codigo = n.Codigo
       where n.is_renamed and exists (select 1 from known k where k.name_key = n.name_key and k.Codigo <> n.Codigo)
       order by s.seq limit 1`,
    )
    .get() as NameCounts['taken'] | undefined
  return { ...counts, shared: shared ?? null, ...alike, taken: taken ?? null }
}

/** New articles with the name of another one, in the file or in the shop. */
function countAlike(database: Sqlite.Database): Pick<NameCounts, 'alike' | 'alikeKnown'> {
  return database
    .prepare(
      `select coalesce(sum(members > 1 or is_known), 0) as alike, coalesce(sum(is_known), 0) as alikeKnown from (
         select count(*) over (partition by name_key) as members,
           exists (select 1 from known k where k.name_key = named.name_key) as is_known
         from named where is_new)`,
    )
    .get() as Pick<NameCounts, 'alike' | 'alikeKnown'>
}

/** Notes on new articles that have the name of one of the shop's. */
export function* alikeNotes(database: Sqlite.Database): Generator<ImportNote> {
  const rows = database
    .prepare(
      `select s.last_line, k.name, min(k.Codigo) from named n join staged s on s.Codigo = n.Codigo
       join known k on k.name_key = n.name_key where n.is_new group by s.seq order by s.seq`,
    )
    .raw()
    .iterate() as IterableIterator<[number, string, string]>
  for (const [line, name, code] of rows) yield warning(line, 'nombre_repetido', name, code)
}

/** How many prices are below the article's cost where either changes, and each of them; `costs` are those that change. */
export function belowCostNotes(database: Sqlite.Database, costs: readonly NumberChange[]): ImportNote[] {
  const rows = database
    .prepare(
      `with told as (select value ->> 'Codigo' as Codigo, value ->> 'line' as line, round(100 * (value ->> 'number')) as cost from json_each(?)),
        changed as (select Codigo from planned where is_new or ${MOVE} <> 0 union select Codigo from told)
       select coalesce(j.last_line, t.line) as line, coalesce(k.name, json_extract(j.told, '$.Descripcion')), Codigo,
         coalesce(iif(j.rise = 0 and not j.is_left, json_extract(j.branch_change, '$.after'), null), k.price + coalesce(j.rise, 0), j.price) as after
       from changed left join judged j using (Codigo) left join known k using (Codigo) left join told t using (Codigo)
       where after < coalesce(t.cost, k.cost) order by line limit ${NOTES_MAX}`,
    )
    .raw()
    .all(JSON.stringify(costs)) as [number, string, string, number][]
  const notes = rows.map(([line, name, code, price]) =>
    warning(line, 'precio_bajo_costo', '', `${articleName(name, code)}, ${formatPesos(price / 100)}`),
  )
  return rows.length === 0 ? [] : [warning(0, 'precio_bajo_costo', String(rows.length)), ...notes]
}
