import {
  type DoorMeans,
  type PaymentWay,
  TRANSFER_MINUTES,
  TRANSFER_PROVIDER,
} from '@gondola/contract/payments'
import { DEFAULT_SITE_PARAMETERS, DEFAULT_STAFF_PARAMETERS } from '@gondola/contract/site'
import { sql } from 'kysely'
import { instructionsFor, type PaymentType } from '@gondola/contract/delivery'
import { OrderStatus } from '@gondola/contract/orders'
import { creditOf, isProvenClient } from '../../platform/db/proven-client.ts'
import { preparedQuery } from '../../platform/db/prepared-statements/prepared-statements.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { mailShopOf } from '../../mail/own-texts.store.ts'
import type { MailSource } from '../../mail/render-mail.ts'
import { PLACED_TEMPLATE } from '../../mail/texts/order-mails.ts'
import type { StoredParameters } from '../../site/parameters.store.ts'
import { weekdayOf, type DeliveryTerms, withLead } from '../../delivery/delivery-calendar.ts'
import type { Choice } from './choice.ts'

const NO_WEEKDAY = -1

const CLIENT_COLUMNS = ['Id', 'Nombre', 'Direccion', 'Telefono', 'Email', 'email_confirmed_at'] as const

/** What the order rules need besides the articles; a choice that does not exist is null. */
export interface PlacementFacts {
  client: Pick<Row<'clients'>, (typeof CLIENT_COLUMNS)[number] | 'invoice'>
  /** Null: it takes no orders. */
  branch: OrderBranch | null
  /** The branch's own terms. */
  terms: DeliveryTerms
  /** The active payment type, with the instructions that the customer needs to pay. */
  payment: Omit<PaymentType, 'Id'> | null
  /** How orders with it are paid, through which provider, and with what its promotions still count at the door. */
  paid: {
    way: PaymentWay
    provider: string | null
    discountMeans: readonly DoorMeans[] | null
    /** For one that is paid first. */
    minutesToPay: number
  }
  slot: { id: number; capacity: number } | null
  isHoliday: boolean
  /** How many days ahead an order may be delivered that is not paid before. */
  daysUnpaid: number
}

/** The same, and what placing an order needs beside its rules. */
export interface OrderFacts extends PlacementFacts {
  mostPieces: number
  /** The most pending orders of a client in a slot. */
  mostOfSlot: number
  /** Of a slot and a stock, the part that accounts such as the client's take together; null: all. */
  sharedPart: number | null
  hasSavedCart: boolean
  /** Whether the shop owes the client something (saldo a favor). */
  hasCredit: boolean
  /** Whether a slot's place is held for the client. */
  holdsPlace: boolean
  /** The catalogue's version; null: it is being changed. */
  catalogueVersion: number | null
  /** What the mail of a placed order takes from the shop. */
  mail: MailSource
}

export interface OrderBranch {
  Id: number
  Nombre: string
  Retiro: boolean
  /** Whether other branches take orders, so that its name is told. */
  isOneOfSeveral: boolean
  /** Whether it delivers to its zones only. */
  hasZones: boolean
  /** Whether anything is known of its stock. */
  hasStock: boolean
}

/** Reads the facts. Null if the client no longer exists. */
export async function findPlacementFacts(
  trx: Db,
  clientId: number,
  { branchId, isoDate, Desde, Hasta, paymentId, FormaEntrega }: Choice,
): Promise<OrderFacts | null> {
  const weekday = isoDate === null ? NO_WEEKDAY : weekdayOf(isoDate)
  const [facts, slots] = await Promise.all([
    factsOf(trx, clientId, branchId, paymentId ?? 0, weekday, isoDate ?? ''),
    slotsAt(trx, branchId, Desde, Hasta),
  ])
  const [row] = facts.rows
  if (row === undefined) return null
  const { Id, Nombre, Direccion, Telefono, Email, email_confirmed_at, invoice } = row
  return {
    client: { Id, Nombre, Direccion, Telefono, Email, email_confirmed_at, invoice },
    branch: branchOf(row),
    terms: termsOf(row, weekday),
    payment:
      row.payment === null
        ? null
        : { Descrip: row.payment, Indicaciones: instructionsFor(row, FormaEntrega), Alias: row.alias ?? '' },
    paid: {
      way: row.way ?? 'puerta',
      provider: row.provider,
      discountMeans: row.discountMeans,
      minutesToPay:
        row.provider === TRANSFER_PROVIDER
          ? TRANSFER_MINUTES
          : Number(row.minutesToPay ?? DEFAULT_SITE_PARAMETERS.MinutosParaPagar),
    },
    slot: slotOf(slots.rows, row.ownSlot !== null),
    isHoliday: row.holiday !== null || row.branchHoliday !== null,
    mostPieces: Number(row.mostPieces ?? DEFAULT_SITE_PARAMETERS.MaximoPiezasPorPedido),
    mostOfSlot: Number(row.mostOfSlot ?? DEFAULT_SITE_PARAMETERS.MaximoPedidosPorHorario),
    daysUnpaid: Number(row.daysUnpaid ?? DEFAULT_STAFF_PARAMETERS.DiasSinPagar),
    sharedPart: row.isProven
      ? null
      : Number(row.newShare ?? DEFAULT_STAFF_PARAMETERS.PorcentajeCuentasNuevas) / 100,
    hasSavedCart: row.savedCart !== null,
    hasCredit: (row.credit ?? 0) > 0,
    holdsPlace: row.heldDay !== null,
    catalogueVersion: (row.changedVersion ?? 0) > (row.version ?? 0) ? null : row.version,
    mail: {
      shop: mailShopOf({ NombreTienda: row.shopName, Email: row.shopEmail, Telefono: row.shopTelephone }),
      own: row.Asunto === null ? null : { Asunto: row.Asunto, Texto: row.Texto ?? '', Nota: row.Nota ?? '' },
    },
  }
}

function branchOf(row: FactsRow): OrderBranch | null {
  const { branchId: Id, branchName: Nombre, Retiro } = row
  if (Id === null || Nombre === null || Retiro === null) return null
  return {
    Id,
    Nombre,
    Retiro,
    isOneOfSeveral: row.otherBranch !== null,
    hasZones: row.zone !== null,
    hasStock: row.stocked !== null,
  }
}

/** The branch's own rules, else the shop's; of the shop's weekdays only the chosen one is read. */
function termsOf(row: FactsRow, weekday: number): DeliveryTerms {
  if (row.branchDays !== null)
    return {
      weekdays: new Set(row.branchDays),
      cutoff: withLead({ days: row.branchCutoffDays ?? 0, time: row.branchCutoffTime }, row.leadHours),
      Monto1: row.branchFee ?? 0,
      Monto2: row.branchLeast ?? 0,
      GratisDesde: null,
    }
  return {
    weekdays: new Set(row.weekday === null ? [] : [weekday]),
    cutoff: withLead({ days: row.cutoffDays ?? 0, time: row.cutoffTime }, row.leadHours),
    Monto1: row.Monto1 ?? 0,
    Monto2: row.Monto2 ?? 0,
    GratisDesde: null,
  }
}

type SlotRow = { id: number; capacity: number; branch_id: number | null }

/** The slot at the hours asked: the branch's own if it has slots of its own at any hours, else the shop's. */
function slotOf(rows: readonly SlotRow[], hasOwn: boolean): PlacementFacts['slot'] {
  const offered = rows.filter(({ branch_id }) => (branch_id !== null) === hasOwn)
  return offered.toSorted((one, other) => one.id - other.id)[0] ?? null
}

/**
 * Without ORDER BY or min(), and facts as subqueries without joins: SQLite plans an ordered or joined query that
 * compares with a parameter again for each run. So the slots, of which the first counts, are a statement of their own.
 */
// constants are literals: SQLite plans a statement again whose plan may depend on a parameter
const slotsAt = preparedQuery((trx: Db, branchId: number, Desde: string, Hasta: string) =>
  trx
    .selectFrom('delivery_slots')
    .where('Desde', '=', Desde)
    .where('Hasta', '=', Hasta)
    .where('is_active', '=', sql.lit(true))
    .where(({ eb, or }) => or([eb('branch_id', 'is', null), eb('branch_id', '=', branchId)]))
    .select(['Id as id', 'capacity', 'branch_id']),
)

const factsOf = preparedQuery(
  (trx: Db, clientId: number, branchId: number, paymentId: number, weekday: number, isoDate: string) =>
    trx
      .selectFrom('clients')
      .where('Id', '=', clientId)
      .select([...CLIENT_COLUMNS, 'invoice'])
      .select((facts) => {
        const costs = facts.selectFrom('delivery_costs').orderBy('id').limit(sql.lit(1))
        const payment = facts
          .selectFrom('payment_types')
          .where('Id', '=', paymentId)
          .where('is_active', '=', sql.lit(true))
        const parameter = (name: keyof StoredParameters) =>
          facts.selectFrom('parameters').where('name', '=', sql.lit(name)).select('value')
        const texts = facts.selectFrom('mail_texts').where('name', '=', sql.lit(PLACED_TEMPLATE))
        return [
          costs.select('Monto1').as('Monto1'),
          costs.select('Monto2').as('Monto2'),
          payment.select('Descrip').as('payment'),
          payment.select('instructions').as('Indicaciones'),
          payment.select('pickup_instructions').as('IndicacionesRetiro'),
          payment.select('alias').as('alias'),
          payment.select('way').as('way'),
          payment.select('provider').as('provider'),
          payment.select('discount_means').as('discountMeans'),
          parameter('MinutosParaPagar').as('minutesToPay'),
          parameter('MaximoPiezasPorPedido').as('mostPieces'),
          parameter('MaximoPedidosPorHorario').as('mostOfSlot'),
          parameter('PorcentajeCuentasNuevas').as('newShare'),
          parameter('DiasSinPagar').as('daysUnpaid'),
          isProvenClient(sql.ref('clients.Id')).as('isProven'),
          parameter('NombreTienda').as('shopName'),
          parameter('Email').as('shopEmail'),
          parameter('Telefono').as('shopTelephone'),
          texts.select('Asunto').as('Asunto'),
          texts.select('Texto').as('Texto'),
          texts.select('Nota').as('Nota'),
          facts
            .selectFrom('orders')
            .where('client_id', '=', clientId)
            .where('Estado', '=', sql.lit(OrderStatus.Incomplete))
            .select('orders.Id')
            .as('savedCart'),
          creditOf(sql.ref('clients.Id')).as('credit'),
          facts.selectFrom('slot_holds').where('client_id', '=', clientId).select('day_id').as('heldDay'),
          facts.selectFrom('catalogue_version').select('version').as('version'),
          facts
            .selectFrom('catalogue_changes')
            .select(({ fn }) => fn.max('version').as('version'))
            .as('changedVersion'),
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
      })
      .select((facts) => {
        const branch = facts
          .selectFrom('branches')
          .where('branches.Id', '=', branchId)
          .where('branches.is_active', '=', sql.lit(true))
        const own = facts.selectFrom('branch_delivery_rules').where('branch_id', '=', branchId)
        const active = (table: 'delivery_slots' | 'zones') =>
          facts
            .selectFrom(table)
            .where('branch_id', '=', branchId)
            .where('is_active', '=', sql.lit(true))
            .select('Id')
            .limit(sql.lit(1))
        return [
          branch.select('branches.Id').as('branchId'),
          branch.select('branches.Nombre').as('branchName'),
          branch.select('branches.Retiro').as('Retiro'),
          branch.select('branches.lead_hours').as('leadHours'),
          own.select('weekdays').as('branchDays'),
          own.select('cutoff_days').as('branchCutoffDays'),
          own.select('cutoff_time').as('branchCutoffTime'),
          own.select('branch_delivery_rules.Monto1').as('branchFee'),
          own.select('branch_delivery_rules.Monto2').as('branchLeast'),
          facts
            .selectFrom('branch_holidays')
            .where('branch_id', '=', branchId)
            .where('day', '=', isoDate)
            .select('day')
            .as('branchHoliday'),
          active('delivery_slots').as('ownSlot'),
          active('zones').as('zone'),
          facts
            .selectFrom('stock')
            .where('branch_id', '=', branchId)
            .select('article_code')
            .limit(sql.lit(1))
            .as('stocked'),
          facts
            .selectFrom('branches')
            .where('branches.Id', '<>', branchId)
            .where('branches.is_active', '=', sql.lit(true))
            .select('branches.Id')
            .limit(sql.lit(1))
            .as('otherBranch'),
        ]
      }),
)

type FactsRow = Awaited<ReturnType<typeof factsOf>>['rows'][number]
