import { sql } from 'kysely'
import { IDEMPOTENCY_KEY_DAYS } from '@gondola/contract/base'
import { ORDER_POINTS_REASON } from '@gondola/server/people/clients/points-ledger.store.ts'
import { countOnFrom } from '@gondola/server/app/demo/insert-rows.ts'
import { isSqlite } from '@gondola/server/platform/db/in-transaction.ts'
import type { Db } from '@gondola/server/platform/db/open-database.ts'
import { archiveMonths } from '@gondola/server/platform/db/partitions/keep-months.ts'
import { beginMonth } from '@gondola/server/platform/db/partitions/begin-month.ts'
import { PARTITIONED_TABLES } from '@gondola/server/platform/db/partitions/partitioned-tables.ts'
import { dropBasketTables, makeBasketTables } from './basket-tables.ts'
import { withRulesSetAside } from './set-aside.ts'
import { SHOP_BEHIND_SECONDS, type YearSizes } from './year-sizes.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '@gondola/server/platform/db/database-away.ts'

const LOCK_NOT_AVAILABLE = '55P03'
const AGAIN_MS = 1000
const TRIES = 900

/** Changes ranges of months again until nobody has the table in use, such as PostgreSQL's own vacuum of what was loaded. */
async function onceUnlocked<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work()
    } catch (error) {
      if (errorCode(error) !== LOCK_NOT_AVAILABLE || tries === TRIES) throw error
      await sleep(AGAIN_MS)
    }
}

/** Orders whose rows one statement makes. */
const SLICE = 100_000
const DAY_SECONDS = 86_400
/** Regular customers are this part of all, and place half of the orders. */
const REGULARS = 50
const PLACES = 1_000_000
/** Months are archived after so long by default. */
const ARCHIVED_DAYS = 730
/** Mails' contents are kept for so long by default. */
const MAIL_DAYS = 90
const MAIL_CONTENT = JSON.stringify({
  content: { subject: '', greeting: 'Hola:', paragraphs: ['Recibimos tu pedido.'] },
  shop: { NombreTienda: 'Banco', Telefono: '', Email: '' },
})

/** From placing to each step, in seconds. */
const ANNULLED = 3600
const CANCELLED = 7200
const STEPS = { preparar: 54_000, listo: 57_600, despachar: 61_200, entregar: 64_800 }

export interface LoadedYears {
  /** Customers and orders are numbered from here on. */
  firstClient: number
  firstOrder: number
  /** Of the regular customers, who have a long history. */
  regulars: number
  staffId: number
}

/**
 * Makes five years of customers and orders inside the database, with lines, history, log of changes, mails, points,
 * keys, sessions and places. Two orders of a hundred end cancelled or annulled; those of the last hours are pending.
 */
export async function loadYears(db: Db, sizes: YearSizes): Promise<LoadedYears> {
  const made = await makeBasketTables(db)
  const { Id: lastClient } = await lastOf(db, 'clients')
  const { Id: lastOrder } = await lastOf(db, 'orders')
  const staffId = await insertPicker(db, sizes)
  const regulars = Math.max(1, Math.floor(sizes.customers / REGULARS))
  const { customers, orders, start, now } = sizes
  const run = (statement: string) => sql.raw(statement).execute(db)
  const by = textsOf(isSqlite(db))
  const end = by.instant(String(now))

  await withRulesSetAside(db, async () => {
    await run(`insert into clients ("Id", "Nombre", "Direccion", "Localidad", "Usuario", "Email", document_type_code,
        "Nrodoc", "Telefono", "Alta", "Sucursal", password_hash, user_key, email_key, email_confirmed_at)
      select ${lastClient} + i, f.name || ' ' || l.name, 'Calle ' || l.name || ' ' || (100 + i % 4900), 'Tandil',
        'cliente' || i, 'cliente' || i || '@correo.example', 1, cast(50000000 + i as text), '249 ' || (4000000 + i),
        ${by.day(String(start))}, ${made.branchId}, 'x', 'cliente' || i, 'cliente' || i || '@correo.example',
        ${by.instant(String(start))}
      from ${by.series(1, customers)}
      join bench_first_names f on f.n = i % ${made.firstNames}
      join bench_surnames l on l.n = (i / ${made.firstNames}) % ${made.surnames}`)
    await slices(orders, (from, to) =>
      run(`insert into bench_orders (id, client_id, t, basket, slot, fate)
        select ${lastOrder} + i, ${lastClient} + case when i % 2 = 0 then 1 + (i / 2 * 7919) % ${regulars}
            else 1 + (i * 7919) % ${customers} end,
          ${start} + i * ${now - start} / ${orders}, i * 31 % ${made.baskets}, i % ${made.slots},
          case i % 50 when 7 then 'C' when 23 then 'A' else 'D' end
        from ${by.series(from, to)}`),
    )
    const isOver = (after: number) => `o.t + ${after} <= ${now}`
    const done = (step: keyof typeof STEPS) => `o.fate = 'D' and ${isOver(STEPS[step])}`
    const when = (step: keyof typeof STEPS) =>
      `case when ${done(step)} then ${by.instant(`o.t + ${STEPS[step]}`)} end`
    const estado = `case when o.fate = 'C' and ${isOver(CANCELLED)} then 'C' when o.fate = 'A' and ${isOver(ANNULLED)}
      then 'A' when ${done('despachar')} then 'D' else 'P' end`
    await slicesByMonth(sizes, async (month, from, to) => {
      for (const table of PARTITIONED_TABLES) await onceUnlocked(() => beginMonth(db, table, month))
      const these = `o.id between ${lastOrder + from} and ${lastOrder + to}`
      await run(`insert into orders ("Id", client_id, "Fecha", "Fechahora", "Estado", "FormaEntrega", "Dia", slot_id,
          "HorarioEntrega", payment_type_id, "TotalBruto", "TotalDescuento", "TotalEnvio", "TotalNeto", "Opt1", "Opt2",
          "Opt3", created_at, updated_at, preparing_at, preparing_by, ready_at, dispatched_at, delivered_at,
          "TotalesPedido", "MotivoCancelacion", branch_id, "Localidad", payment_way)
        select o.id, o.client_id, ${by.day('o.t')}, ${by.local('o.t')}, ${estado}, 'ED',
          ${by.dayId(`o.t + ${STEPS.entregar}`)}, s.slot_id, s.hours, ${made.paymentType}, b.gross, 0, b.fee, b.net,
          c."Nombre", c."Telefono", c."Direccion", ${by.instant('o.t')},
          ${by.instant(`case when ${done('entregar')} then o.t + ${STEPS.entregar} else o.t end`)},
          ${when('preparar')}, case when ${done('preparar')} then ${staffId} end, ${when('listo')},
          ${when('despachar')}, ${when('entregar')}, case when ${done('listo')} then ${by.json('b.totals')} end,
          case when o.fate = 'C' and ${isOver(CANCELLED)} then 'Sin reparto' end, ${made.branchId}, 'Tandil', 'puerta'
        from bench_orders o join bench_slots s on s.n = o.slot join bench_baskets b on b.n = o.basket
        join clients c on c."Id" = o.client_id where ${these} order by o.id`)
      await run(`insert into order_lines (order_id, "Items", "Codart", "Descrip", "Cantidad", "Unidad",
          "Precioindividual", "Precioventa", "Imagen", "Ean", "Preparado", "Version", device, device_order)
        select o.id, l."Items", l."Codart", l."Descrip", l."Cantidad", l."Unidad", l."Precioindividual",
          l."Precioventa", l."Imagen", l."Ean", case when ${done('listo')} then ${by.json('l.picked')} end,
          case when ${done('listo')} then 1 else 0 end, case when ${done('listo')} then 'ejemplo' end,
          case when ${done('listo')} then l."Items" else 0 end
        from bench_orders o join bench_lines l on l.basket = o.basket where ${these} order by o.id, l."Items"`)
      const step = (name: keyof typeof STEPS, from_status: string, to_status: string) => `
        select o.id, '${from_status}', '${to_status}', ${by.instant(`o.t + ${STEPS[name]}`)}, 'staff', ${staffId},
          '${name}', null from bench_orders o where ${these} and ${done(name)}`
      await run(`insert into order_transitions (order_id, from_status, to_status, at, author, author_id, step, reason)
        select o.id, null, 'P', ${by.instant('o.t')}, 'client', o.client_id, null, null from bench_orders o where ${these}
        union all ${step('preparar', 'P', 'P')} union all ${step('listo', 'P', 'P')}
        union all ${step('despachar', 'P', 'D')} union all ${step('entregar', 'D', 'D')}
        union all select o.id, 'P', 'C', ${by.instant(`o.t + ${CANCELLED}`)}, 'staff', ${staffId}, 'cancelar',
          'Sin reparto' from bench_orders o where ${these} and o.fate = 'C' and ${isOver(CANCELLED)}
        union all select o.id, 'P', 'A', ${by.instant(`o.t + ${ANNULLED}`)}, 'client', o.client_id, null, null
          from bench_orders o where ${these} and o.fate = 'A' and ${isOver(ANNULLED)}`)
      const noted = (name: keyof typeof STEPS, before: string, after: string) => `
        select ${by.instant(`o.t + ${STEPS[name]}`)}, ${staffId}, 'preparador', 'pedidos', cast(o.id as text),
          '${name}', ${by.json(`'${before}'`)}, ${by.json(`'${after}'`)}
        from bench_orders o where ${these} and ${done(name)}`
      await run(`insert into audit_log (at, staff_id, user_name, entity, key, action, before, after)
        ${noted('preparar', '{"Preparacion":null}', '{"Preparacion":"preparando"}')}
        union all ${noted('listo', '{"Preparacion":"preparando"}', '{"Preparacion":"listo"}')}
        union all ${noted('despachar', '{"Estado":"P","Preparacion":"listo"}', '{"Estado":"D","Preparacion":null}')}
        union all ${noted('entregar', '{"Estado":"D"}', '{"Estado":"D"}')}`)
      const isOld = `o.t < ${now - MAIL_DAYS * DAY_SECONDS}`
      await run(`insert into mail_queue (to_address, subject, state, attempts, next_attempt_at, event_key,
          created_at, sent_at, client_id, emptied_at, content)
        select c."Email", 'Recibimos tu pedido ' || o.id, 'sent', 1, ${by.instant('o.t')}, 'pedido ' || o.id || ' recibido',
          ${by.instant('o.t')}, ${by.instant('o.t + 5')}, o.client_id, case when ${isOld} then ${end} end,
          case when ${isOld} then null else ${by.json(`'${MAIL_CONTENT}'`)} end
        from bench_orders o join clients c on c."Id" = o.client_id where ${these} order by o.id`)
      await run(`insert into points_ledger (client_id, order_id, points, reason, at)
        select o.client_id, o.id, b.points, '${ORDER_POINTS_REASON}', ${by.instant(`o.t + ${STEPS.despachar}`)}
        from bench_orders o join bench_baskets b on b.n = o.basket
        where ${these} and ${done('despachar')} and b.points > 0 order by o.id`)
    })
    await run(`insert into idempotency_keys (client_id, key, request_hash, order_id, created_at)
      select client_id, 'bench-' || id, 'x', id, ${by.instant('t')} from bench_orders
      where t > ${now - IDEMPOTENCY_KEY_DAYS * DAY_SECONDS}`)
    await run(`update clients set "Puntos" = earned.points
      from (select client_id, sum(points) as points from points_ledger where order_id > ${lastOrder} group by client_id) as earned
      where earned.client_id = clients."Id" and clients."Id" > ${lastClient}`)
  })
  const archivedUntil = monthOf(now - ARCHIVED_DAYS * DAY_SECONDS)
  for (const table of PARTITIONED_TABLES) await onceUnlocked(() => archiveMonths(db, table, archivedUntil))
  await run(`insert into slot_bookings (branch_id, day_id, slot_id, taken, capacity)
    select branch_id, "Dia", slot_id, count(*), ${PLACES} from orders
    where "Id" > ${lastOrder} and "Estado" in ('P', 'D') group by branch_id, "Dia", slot_id
    on conflict (branch_id, day_id, slot_id) do update set taken = slot_bookings.taken + excluded.taken,
      capacity = ${PLACES}`)
  await run(`insert into sessions (token_hash, client_id, created_at, used_at, expires_at)
    select 'bench ' || "Id", "Id", ${end}, ${end}, ${by.instant(String(now + 30 * DAY_SECONDS))} from clients
    where "Id" > ${lastClient} and "Id" % 10 = 0`)
  await countOnFrom(db, 'clients', 'Id')
  await countOnFrom(db, 'orders', 'Id')
  await dropBasketTables(db)
  await db.connection().execute(async (one) => {
    // longer than a statement of a request
    if (!isSqlite(one)) await sql`set statement_timeout = 0`.execute(one)
    await sql.raw(isSqlite(one) ? 'analyze' : 'vacuum (analyze)').execute(one)
  })
  return { firstClient: lastClient + 1, firstOrder: lastOrder + 1, regulars, staffId }
}

async function lastOf(db: Db, table: 'clients' | 'orders'): Promise<{ Id: number }> {
  const row = db.selectFrom(table).select(({ fn }) => fn.coalesce(fn.max<number>('Id'), sql.lit(0)).as('Id'))
  return row.executeTakeFirstOrThrow()
}

async function insertPicker(db: Db, { start }: YearSizes): Promise<number> {
  const { id } = await db
    .insertInto('staff_accounts')
    .values({
      user_name: 'preparador',
      user_key: 'preparador',
      password_hash: 'x',
      role: 'administracion',
      created_at: new Date(start * 1000).toISOString(),
      // a second factor is required only of accounts that have their role for longer
      role_given_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function slices(count: number, work: (from: number, to: number) => Promise<unknown>): Promise<void> {
  for (let from = 1; from <= count; from += SLICE) await work(from, Math.min(count, from + SLICE - 1))
}

/** The same with the shop's months, as `2026-11`: a slice has orders of one month only. */
async function slicesByMonth(
  { orders, start, now }: YearSizes,
  work: (month: string, from: number, to: number) => Promise<unknown>,
): Promise<void> {
  const month = (order: number) => monthOf(start + Math.floor((order * (now - start)) / orders))
  for (let from = 1; from <= orders;) {
    const current = month(from)
    let to = from
    // by days of orders first, then one by one
    const step = Math.max(1, Math.floor((orders * DAY_SECONDS) / (now - start)))
    for (const by of [step, 1])
      while (to + by <= orders && to + by - from < SLICE && month(to + by) === current) to += by
    await work(current, from, to)
    from = to + 1
  }
}

const monthOf = (seconds: number): string =>
  new Date((seconds - SHOP_BEHIND_SECONDS) * 1000).toISOString().slice(0, 'YYYY-MM'.length)

/** SQL of either database for numbers in order and for texts of a time, given as seconds since 1970. */
function textsOf(isLite: boolean) {
  const local = (t: string) => `(${t}) - ${SHOP_BEHIND_SECONDS}`
  if (isLite) {
    const form = (format: string, t: string) => `strftime('${format}', ${t}, 'unixepoch')`
    return {
      series: (from: number, to: number) =>
        `(with recursive s(i) as (select ${from} union all select i + 1 from s where i < ${to}) select i from s) as s`,
      instant: (t: string) => form('%Y-%m-%dT%H:%M:%S.000Z', t),
      local: (t: string) => form('%Y-%m-%dT%H:%M:%S-03:00', local(t)),
      day: (t: string) => form('%Y-%m-%d', local(t)),
      dayId: (t: string) => `cast(${form('%Y%m%d', local(t))} as integer)`,
      json: (text: string) => text,
    }
  }
  const form = (format: string, t: string) => `to_char(to_timestamp(${t}) at time zone 'UTC', '${format}')`
  return {
    series: (from: number, to: number) => `generate_series(cast(${from} as bigint), ${to}) as s(i)`,
    instant: (t: string) => form('YYYY-MM-DD"T"HH24:MI:SS".000Z"', t),
    local: (t: string) => form('YYYY-MM-DD"T"HH24:MI:SS"-03:00"', local(t)),
    day: (t: string) => form('YYYY-MM-DD', local(t)),
    dayId: (t: string) => `cast(${form('YYYYMMDD', local(t))} as integer)`,
    json: (text: string) => `cast(${text} as json)`,
  }
}
