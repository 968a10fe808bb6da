import { isoDateOf, type DeliveryForm, type UsualDelivery } from '@gondola/contract/delivery'
import { OrderStatus, type OrderStatusCode } from '@gondola/contract/orders'
import { weekdayOf } from '../../delivery/delivery-calendar.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { NamedPlace } from '@gondola/contract/branches'

/**
 * Where a client lives, as far as the account says: the default address, else the place chosen last for home delivery,
 * else the account's locality.
 */
export async function findKnownPlace(trx: Db, clientId: number): Promise<NamedPlace> {
  const known = await trx
    .selectFrom('clients')
    .leftJoin('client_addresses as address', (join) =>
      join.onRef('address.client_id', '=', 'clients.Id').on('address.is_default', '=', true),
    )
    .select([
      'clients.Localidad as accountLocality',
      'delivery_place',
      'address.Localidad',
      'address.CodigoPostal',
      'address.Latitud',
      'address.Longitud',
    ])
    .where('clients.Id', '=', clientId)
    .executeTakeFirst()
  if (known === undefined) return {}
  const { Localidad, CodigoPostal, Latitud, Longitud, delivery_place: chosen } = known
  if (Localidad !== null && CodigoPostal !== null)
    return { Localidad, CodigoPostal, ...(Latitud !== null && Longitud !== null && { Latitud, Longitud }) }
  if (chosen?.Forma === 'ED') {
    const { Forma: _, Sucursal: __, ...place } = chosen
    return place
  }
  return { Localidad: known.accountLocality }
}

/** How many orders, the latest of each status, say what is usual. */
const ORDERS_READ = 10

/** How a client's last orders were delivered and paid; null: none was placed yet. */
export async function findUsualDelivery(db: Db, clientId: number): Promise<UsualDelivery | null> {
  // two lists by the index of client, status and number: none reads more rows than it returns
  const latest = await Promise.all([
    listLatest(db, clientId, OrderStatus.Pending),
    listLatest(db, clientId, OrderStatus.Delivered),
  ])
  const orders = latest.flat().toSorted((one, other) => other.Id - one.Id)
  const dated = orders.flatMap(({ Dia, HorarioEntrega }) => {
    const day = Dia === null ? null : isoDateOf(Dia)
    return day === null || HorarioEntrega === null ? [] : { DiaSemana: weekdayOf(day), HorarioEntrega }
  })
  const [last] = orders
  const most = mostFrequent(dated)
  if (last === undefined || most === null) return null
  return { FormaEntrega: formOf(last.FormaEntrega), TipoPago: last.payment_type_id, ...most }
}

const listLatest = (db: Db, clientId: number, Estado: OrderStatusCode) =>
  db
    .selectFrom('orders')
    .select(['Id', 'Dia', 'HorarioEntrega', 'FormaEntrega', 'payment_type_id'])
    .where('client_id', '=', clientId)
    .where('Estado', '=', Estado)
    .orderBy('Id', 'desc')
    .limit(ORDERS_READ)
    .execute()

const formOf = (code: string | null): DeliveryForm | null => (code === 'ED' || code === 'RS' ? code : null)

type Slot = Pick<UsualDelivery, 'DiaSemana' | 'HorarioEntrega'>

/** The slot that occurs most often; of several the first. */
function mostFrequent(slots: readonly Slot[]): Slot | null {
  const counted = Map.groupBy(slots, ({ DiaSemana, HorarioEntrega }) => `${DiaSemana} ${HorarioEntrega}`)
  const [most] = [...counted.values()].toSorted((one, other) => other.length - one.length)
  return most?.[0] ?? null
}
