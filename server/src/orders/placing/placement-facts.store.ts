import { sql } from 'kysely'
import { type DeliveryForm, type PaymentType, isoDateOf } from '@gondola/contract/delivery'
import type { OrderDraft } from '@gondola/contract/orders'
import { preparedQuery } from '../../platform/db/prepared-statements/prepared-statements.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables.ts'
import { weekdayOf, type Cutoff } from '../../delivery/delivery-calendar.ts'

/** The choices of the checkout, as sent. */
export interface Choice {
  FormaEntrega: DeliveryForm | null
  Dia: number | null
  /** The day's date; null if the number is not a calendar day. */
  isoDate: string | null
  HorarioEntrega: string | null
  Desde: string
  Hasta: string
  paymentId: number | null
  MayorDeEdad: boolean
}

const NO_WEEKDAY = -1
const SLOT = /^(\d\d:\d\d) a (\d\d:\d\d)$/

/**
 * Reads the choices of the three checkout steps. Without a `FormaEntrega`, `TotalEnvio` decides as in the
 * specification's order: above 0 is home delivery, 0 is pickup, absent means nothing chosen (contract §5).
 */
export function choiceOf(draft: OrderDraft): Choice {
  const { FormaEntrega, TotalEnvio, Dia, HorarioEntrega, TipoPago, MayorDeEdad } = draft
  const [, Desde = '', Hasta = ''] = SLOT.exec(HorarioEntrega ?? '') ?? []
  return {
    FormaEntrega: isSaid(FormaEntrega) ? knownForm(FormaEntrega) : formByShipping(TotalEnvio ?? null),
    Dia: Dia ?? null,
    isoDate: Dia ? isoDateOf(Dia) : null,
    HorarioEntrega: HorarioEntrega?.trim() || null,
    Desde,
    Hasta,
    paymentId: TipoPago?.Id ?? null,
    MayorDeEdad: MayorDeEdad ?? false,
  }
}

const isSaid = (FormaEntrega: OrderDraft['FormaEntrega']): FormaEntrega is string =>
  FormaEntrega !== null && FormaEntrega !== undefined

/** An unknown form counts as not chosen, whatever `TotalEnvio` says. */
const knownForm = (text: string): DeliveryForm | null => (text === 'ED' || text === 'RS' ? text : null)

function formByShipping(TotalEnvio: number | null): DeliveryForm | null {
  if (TotalEnvio === null) return null
  return TotalEnvio > 0 ? 'ED' : 'RS'
}

const CLIENT_COLUMNS = ['Id', 'Nombre', 'Direccion', 'Telefono', 'Email', 'email_confirmed_at'] as const

/** What the order rules need besides the articles; a choice that does not exist is null. */
export interface PlacementFacts {
  client: Pick<Row<'clients'>, (typeof CLIENT_COLUMNS)[number]>
  Monto1: number
  Monto2: number
  /** The active payment type, with the instructions that the customer needs to pay. */
  payment: Omit<PaymentType, 'Id'> | null
  slot: { id: number; capacity: number } | null
  isDeliveryWeekday: boolean
  isHoliday: boolean
  cutoff: Cutoff
}

/** Reads the facts. Null if the client no longer exists. */
export async function findPlacementFacts(
  trx: Db,
  clientId: number,
  { isoDate, Desde, Hasta, paymentId }: Choice,
): Promise<PlacementFacts | null> {
  const weekday = isoDate === null ? NO_WEEKDAY : weekdayOf(isoDate)
  const [facts, slots] = await Promise.all([
    factsOf(trx, clientId, paymentId ?? 0, weekday, isoDate ?? ''),
    slotsAt(trx, Desde, Hasta),
  ])
  const [row] = facts.rows
  if (row === undefined) return null
  const { Id, Nombre, Direccion, Telefono, Email, email_confirmed_at } = row
  return {
    client: { Id, Nombre, Direccion, Telefono, Email, email_confirmed_at },
    Monto1: row.Monto1 ?? 0,
    Monto2: row.Monto2 ?? 0,
    payment:
      row.payment === null
        ? null
        : { Descrip: row.payment, Indicaciones: row.instructions ?? '', Alias: row.alias ?? '' },
    slot: slots.rows.toSorted((one, other) => one.id - other.id)[0] ?? null,
    isDeliveryWeekday: row.weekday !== null,
    isHoliday: row.holiday !== null,
    cutoff: { days: row.cutoffDays ?? 0, time: row.cutoffTime },
  }
}

/** Without ORDER BY: SQLite plans an ordered query that compares with a parameter again for each run. */
// constants are literals: SQLite plans a statement again whose plan may depend on a parameter
const slotsAt = preparedQuery((trx: Db, Desde: string, Hasta: string) =>
  trx
    .selectFrom('delivery_slots')
    .where('Desde', '=', Desde)
    .where('Hasta', '=', Hasta)
    .where('is_active', '=', sql.lit(true))
    .select(['Id as id', 'capacity']),
)

const factsOf = preparedQuery(
  (trx: Db, clientId: number, paymentId: number, weekday: number, isoDate: string) =>
    trx
      .selectFrom('clients')
      .where('Id', '=', clientId)
      .select(CLIENT_COLUMNS)
      .select((facts) => {
        const costs = facts.selectFrom('delivery_costs').orderBy('id').limit(sql.lit(1))
        const payment = facts
          .selectFrom('payment_types')
          .where('Id', '=', paymentId)
          .where('is_active', '=', sql.lit(true))
        return [
          costs.select('Monto1').as('Monto1'),
          costs.select('Monto2').as('Monto2'),
          payment.select('Descrip').as('payment'),
          payment.select('instructions').as('instructions'),
          payment.select('alias').as('alias'),
          facts
            .selectFrom('delivery_weekdays')
            .where('weekday', '=', weekday)
            .where('is_active', '=', sql.lit(true))
            .select('weekday')
            .as('weekday'),
          facts.selectFrom('delivery_holidays').where('day', '=', isoDate).select('day').as('holiday'),
          facts.selectFrom('delivery_rules').select('cutoff_days').as('cutoffDays'),
          facts.selectFrom('delivery_rules').select('cutoff_time').as('cutoffTime'),
        ]
      }),
)
