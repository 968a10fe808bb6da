import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { RETENTION, RETENTION_PARAMETERS, type RetentionParameter } from '@gondola/contract/site'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { addTestClient } from '../../../lab/shop/test-feature.ts'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'
import { tidyUp } from './housekeeping.ts'
import { instant, shopDateTime } from '../platform/clock.ts'
import { SLICE_ROWS } from '../platform/db/delete-in-slices.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { NewRow } from '../platform/db/tables/database.ts'

const DAY_SECONDS = 86_400

/** The tables that tests fill, in the order in which they are emptied. */
const FILLED = [
  'picking_taps',
  'orders',
  'sessions',
  'mail_queue',
  'audit_log',
  'inbox_events',
  'inbox_items',
  'contacts',
  'withdrawals',
  'empty_searches',
  'parameters',
] as const

describeOnBothDatabases('what a shop keeps', (database) => {
  let shop: TestShop
  let db: Db
  let clients = 0
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true, now: '2026-11-26T15:00:00Z' })
    db = shop.db
  })
  beforeEach(async () => {
    for (const table of FILLED) await db.deleteFrom(table).execute()
  })
  afterAll(() => shop.close())

  const at = (days: number) => instant(shop.deps.clock, -days * DAY_SECONDS)
  const moment = (days: number) => shopDateTime(new Date(at(days)), shop.config.timeZone)
  const insertRows = <T extends 'mail_queue' | 'audit_log' | 'picking_taps' | 'orders'>(
    table: T,
    rows: readonly NewRow<T>[],
  ) => db.insertInto(table).values(rows).execute()
  const texts = async (table: string, column: string): Promise<string[]> => {
    const rows = await db
      .selectFrom(table as 'audit_log')
      .select(column as 'key')
      .execute()
    return rows.map((row) => String(Object.values(row)[0])).toSorted()
  }

  const client = () => addTestClient(db, `cliente${++clients}`, String(30_000_000 + clients))
  const order = async (client_id: number, Estado: 'I' | 'P' | 'D', days: number) => {
    const { Id } = await db
      .insertInto('orders')
      .values({
        client_id,
        Estado,
        Fecha: moment(days),
        Fechahora: moment(days),
        TotalBruto: 100,
        TotalNeto: 100,
        created_at: at(days),
        updated_at: at(days),
      })
      .returning('Id')
      .executeTakeFirstOrThrow()
    return Id
  }
  const mail = (subject: string, days: number, rest: Partial<NewRow<'mail_queue'>> = {}) => ({
    subject,
    to_address: 'ana@example.com',
    state: 'sent' as const,
    next_attempt_at: at(days),
    created_at: at(days),
    ...rest,
  })
  const tap = (order_id: number, key: string, days: number) => ({
    order_id,
    key,
    Items: 1,
    device: 'uno',
    device_order: 1,
    staff_id: 1,
    at: at(days),
    outcome: 'aplicado' as const,
  })
  const change = (key: string, entity: string, days: number) => ({
    key,
    entity,
    at: at(days),
    user_name: 'ana',
    action: 'editar',
  })
  const message = async (
    inbox: 'contactos' | 'arrepentimientos',
    name: string,
    days: number,
    state: 'nueva' | 'resuelta' | null,
  ) => {
    const said = { Nombre: name, Email: 'ana@example.com', Telefono: '', Motivo: '' }
    const key =
      inbox === 'contactos'
        ? String(
            (
              await db
                .insertInto('contacts')
                .values({ ...said, Comentario: '', Mensaje: 'Hola', Fechahora: moment(days) })
                .returning('Id')
                .executeTakeFirstOrThrow()
            ).Id,
          )
        : `ARR-${name.toUpperCase()}`
    if (inbox === 'arrepentimientos')
      await db
        .insertInto('withdrawals')
        .values({ ...said, Codigo: key, Fecha: moment(days), request_key: key })
        .execute()
    if (state !== null) await db.insertInto('inbox_items').values({ inbox, key, state }).execute()
    return key
  }
  const worked = (inbox: 'contactos' | 'arrepentimientos', key: string, days: number) =>
    db
      .insertInto('inbox_events')
      .values({ inbox, key, at: at(days), user_name: 'ana', kind: 'nota', text: 'Llamé.' })
      .execute()

  /** Rows older and younger than a parameter's days, and old ones that are needed; what stays of them. */
  const CASES: Readonly<
    Record<
      RetentionParameter,
      ((days: number) => Promise<{ table: string; column: string; stays: string[] }>) | null
    >
  > = {
    // held where they are made: mail.test.ts, zones.test.ts, webhooks.test.ts, push.test.ts, import-jobs.test.ts
    DiasContenidoCorreos: null,
    DiasAvisosCobertura: null,
    DiasAvisosEnviados: null,
    DiasImportaciones: null,
    async DiasRegistroCorreos(days) {
      await insertRows('mail_queue', [
        mail('old', days + 1, { emptied_at: at(days - 80) }),
        mail('young', days - 1, { emptied_at: at(days - 80) }),
        mail('queued', days + 1, { state: 'queued' }),
      ])
      return { table: 'mail_queue', column: 'subject', stays: ['queued', 'young'] }
    },
    async DiasConsultas(days) {
      const old = await message('contactos', 'old', days + 1, 'resuelta')
      await worked('contactos', old, days + 1)
      await message('contactos', 'young', days - 1, 'resuelta')
      await message('contactos', 'new', days + 1, null)
      await message('contactos', 'open', days + 1, 'nueva')
      await worked('contactos', await message('contactos', 'worked', days + 1, 'resuelta'), days - 1)
      return { table: 'contacts', column: 'Nombre', stays: ['new', 'open', 'worked', 'young'] }
    },
    async DiasArrepentimientos(days) {
      const old = await message('arrepentimientos', 'old', days + 1, 'resuelta')
      await worked('arrepentimientos', old, days + 1)
      await message('arrepentimientos', 'young', days - 1, 'resuelta')
      await message('arrepentimientos', 'open', days + 1, null)
      return { table: 'withdrawals', column: 'Nombre', stays: ['open', 'young'] }
    },
    async DiasCarritos(days) {
      await order(await client(), 'I', days + 1)
      const stays = [await order(await client(), 'I', days - 1), await order(await client(), 'D', days + 1)]
      const here = await client()
      stays.push(await order(here, 'I', days + 1))
      await db
        .insertInto('sessions')
        .values({
          token_hash: 'live',
          client_id: here,
          created_at: at(9),
          used_at: at(1),
          expires_at: at(-20),
        })
        .execute()
      return { table: 'orders', column: 'Id', stays: stays.map(String) }
    },
    async DiasToques(days) {
      const [done, pending] = [
        await order(await client(), 'D', days + 1),
        await order(await client(), 'P', days + 1),
      ]
      await insertRows('picking_taps', [
        tap(done, 'old', days + 1),
        tap(done, 'young', days - 1),
        tap(pending, 'pending', days + 1),
      ])
      return { table: 'picking_taps', column: 'key', stays: ['pending', 'young'] }
    },
    async DiasBusquedas(days) {
      const search = (term: string, ago: number) => ({ term, day: moment(ago).slice(0, 10), times: 1 })
      await db
        .insertInto('empty_searches')
        .values([search('old', days + 1), search('young', days)])
        .execute()
      return { table: 'empty_searches', column: 'term', stays: ['young'] }
    },
    async DiasRegistroCambios(days) {
      await insertRows('audit_log', [
        change('old', 'banners-inicio', days + 1),
        change('young', 'banners-inicio', days - 1),
        change('order', 'pedidos', days + 1),
        change('price', 'precios', days + 1),
        change('points', 'puntos', days + 1),
      ])
      return { table: 'audit_log', column: 'key', stays: ['order', 'points', 'price', 'young'] }
    },
  }

  it.each(
    RETENTION_PARAMETERS.flatMap((name) => [
      { name, days: RETENTION[name].days, isChosen: false },
      { name, days: RETENTION[name].least, isChosen: true },
    ]).filter(({ name }) => CASES[name] !== null),
  )('$name: what is older than $days days goes, what is needed stays', async ({ name, days, isChosen }) => {
    if (isChosen)
      await db
        .insertInto('parameters')
        .values({ name, value: String(days) })
        .execute()
    const { table, column, stays } = await CASES[name]!(days)
    await tidyUp(shop.deps)
    expect(await texts(table, column)).toEqual(stays.toSorted())
    await tidyUp(shop.deps)
    expect(await texts(table, column)).toEqual(stays.toSorted())
  })

  it('takes with a message what staff wrote about it, and nothing of another inbox', async () => {
    const { days } = RETENTION.DiasConsultas
    const key = await message('contactos', 'old', days + 1, 'resuelta')
    await worked('contactos', key, days + 1)
    await db.insertInto('inbox_items').values({ inbox: 'tarjetas', key, state: 'resuelta' }).execute()
    await tidyUp(shop.deps)
    expect(await texts('inbox_items', 'inbox')).toEqual(['tarjetas'])
    expect(await texts('inbox_events', 'key')).toEqual([])
  })

  it('loses nothing and leaves nothing when a process ends between two slices', async () => {
    const { days } = RETENTION.DiasRegistroCambios
    await insertRows('audit_log', [
      ...Array.from({ length: 2 * SLICE_ROWS + 3 }, (_, index) => change(`old ${index}`, 'marcas', days + 1)),
      change('young', 'marcas', 1),
    ])
    let slices = 0
    const endsAfterOne: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (node.kind === 'RawNode' && JSON.stringify(node).includes('entity not in') && ++slices === 2)
          throw new Error('the process ends')
        return node
      },
      transformResult: async ({ result }) => result,
    }
    await expect(tidyUp({ ...shop.deps, db: db.withPlugin(endsAfterOne) })).rejects.toThrow('ends')
    expect(await texts('audit_log', 'key')).toHaveLength(SLICE_ROWS + 4)
    await tidyUp(shop.deps)
    expect(await texts('audit_log', 'key')).toEqual(['young'])
  })

  it('is tidied by several processes at once', async () => {
    const { days } = RETENTION.DiasRegistroCambios
    await insertRows(
      'audit_log',
      Array.from({ length: SLICE_ROWS + 3 }, (_, index) => change(`old ${index}`, 'marcas', days + 1)),
    )
    await Promise.all([tidyUp(shop.deps), tidyUp(shop.deps), tidyUp(shop.deps)])
    await tidyUp(shop.deps)
    expect(await texts('audit_log', 'key')).toEqual([])
  })
})
