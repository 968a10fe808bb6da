import { sql, type ExpressionBuilder } from 'kysely'
import { type PickingLine, OrderStatus } from '@gondola/contract/orders'
import type { Db } from '../platform/db/open-database.ts'
import { isMoneyAwaited } from '@gondola/contract/payments'
import { findSteps } from './picking/walks.store.ts'
import type { Database, Row } from '../platform/db/tables/database.ts'

/** Who let an order go without its money, if anybody. */
export const released = (order: ExpressionBuilder<Database, 'orders'>) =>
  order
    .selectFrom('payment_events')
    .whereRef('payment_events.order_id', '=', 'orders.Id')
    .where('payment_events.kind', '=', 'liberado')
    .select(({ fn }) => fn.min('payment_events.id').as('id'))

/** Whether its money keeps a pending order from being prepared and dispatched. */
export const isHeld = (
  order: Pick<Row<'orders'>, 'Estado' | 'payment_way' | 'money_state'> & { released: unknown },
) =>
  order.Estado === OrderStatus.Pending &&
  order.released === null &&
  isMoneyAwaited(order.payment_way, order.money_state)

/** An article with these words needs no cold, even if its family is refrigerated. */
const LONG_LIFE_WORDS = ['larga vida', 'uat', 'uht']
const LONG_LIFE = new RegExp(LONG_LIFE_WORDS.map((word) => `\\b${word}\\b`).join('|'), 'i')

export async function listPickingLines(db: Db, ids: readonly number[]): Promise<Map<number, PickingLine[]>> {
  const rows = await db
    .selectFrom('order_lines')
    .leftJoin('articles', 'articles.Codigo', 'order_lines.Codart')
    .leftJoin('families', 'families.Codigo', 'articles.family_code')
    .leftJoin('departments', 'departments.Codigo', 'families.department_code')
    .selectAll('order_lines')
    .select([
      'articles.codigo_origen as CodigoOrigen',
      'families.Codigo as familyCode',
      'families.Descripcion as familyName',
      'families.position as familyPosition',
      'families.Perecedero as Perecedero',
      'families.Frio as Frio',
      'departments.Codigo as departmentCode',
      'departments.Descripcion as departmentName',
      'departments.position as departmentPosition',
    ])
    .where('order_id', 'in', [...ids])
    .orderBy('order_id')
    .orderBy('Items')
    .execute()
  const stepOf = await findSteps(db, ids)
  return groupedByOrder(rows, (row) => {
    const { order_id, device, device_order, ordered_terms, Preparado, ...shown } = row
    const { Descuentos, Perecedero, Frio, ...rest } = shown
    const {
      familyCode,
      familyName,
      familyPosition,
      departmentCode,
      departmentName,
      departmentPosition,
      ...line
    } = rest
    const Paso = stepOf(order_id, familyCode)
    return {
      ...line,
      ...(Paso !== undefined && { Paso }),
      Perecedero: Perecedero ?? false,
      Frio: Frio === true && !LONG_LIFE.test(line.Descrip),
      Familia: placeOf(familyCode, familyName, familyPosition),
      Departamento: placeOf(departmentCode, departmentName, departmentPosition),
      ...(Descuentos !== null && { Descuentos }),
      ...(Preparado !== null && { Preparado }),
    }
  })
}

export interface LineCounts {
  lines: number
  prepared: number
  alcohol: number
  cold: number
}

/**
 * How many lines orders have, by order. By their numbers, in a statement of its own: PostgreSQL then reads no range of
 * other months.
 */
export async function countLines(db: Db, ids: readonly number[]): Promise<Map<number, LineCounts>> {
  if (ids.length === 0) return new Map()
  const isCold = sql`families."Frio" = ${sql.lit(true)} and not (${sql.join(
    LONG_LIFE_WORDS.map((word) => sql`lower("Descrip") like ${`%${word}%`}`),
    sql` or `,
  )})`
  const isAlcohol = sql`order_lines."Alcohol" = ${sql.lit(true)}`
  const rows = await db
    .selectFrom('order_lines')
    .leftJoin('articles', 'articles.Codigo', 'order_lines.Codart')
    .leftJoin('families', 'families.Codigo', 'articles.family_code')
    .select('order_id')
    .select([
      sql<number>`cast(count(*) as integer)`.as('lines'),
      sql<number>`cast(sum(case when cast("Preparado" as text) not like '%"Contando":true%' then 1 else 0 end) as integer)`.as(
        'prepared',
      ),
      sql<number>`cast(sum(case when ${isAlcohol} then 1 else 0 end) as integer)`.as('alcohol'),
      sql<number>`cast(sum(case when ${isCold} then 1 else 0 end) as integer)`.as('cold'),
    ])
    .where('order_id', 'in', [...ids])
    .groupBy('order_id')
    .execute()
  return new Map(rows.map(({ order_id, ...counts }) => [order_id, counts]))
}

const placeOf = (Codigo: number | null, Descripcion: string | null, Orden: number | null) =>
  Codigo === null || Descripcion === null ? null : { Codigo, Descripcion, Orden: Orden ?? 0 }

export function groupedByOrder<R extends { order_id: number }, T>(
  rows: readonly R[],
  toValue: (row: R) => T,
): Map<number, T[]> {
  const grouped = Map.groupBy(rows, ({ order_id }) => order_id)
  return new Map([...grouped].map(([Id, group]) => [Id, group.map(toValue)]))
}
