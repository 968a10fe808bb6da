import { isoDateOf, type UsualDelivery } from '@gondola/contract/delivery'
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

/**
 * What a client's most repeated orders have in common, null if no two are like in branch, form, address and slot; and where
 * the last home delivery goes.
 */
export async function findUsualDelivery(
  db: Db,
  clientId: number,
): Promise<{ Habitual: UsualDelivery | null; UltimaDireccion?: string }> {
  // two lists by the index of client, status and number: none reads more rows than it returns
  const latest = await Promise.all([
    listLatest(db, clientId, OrderStatus.Pending),
    listLatest(db, clientId, OrderStatus.Delivered),
  ])
  const orders = latest.flat().toSorted((one, other) => other.Id - one.Id)
  const whole = orders.flatMap((order) => {
    const { branch_id: Sucursal, FormaEntrega, HorarioEntrega, Opt3, payment_type_id: TipoPago } = order
    const day = order.Dia === null ? null : isoDateOf(order.Dia)
    if (day === null || HorarioEntrega === null || Sucursal === null) return []
    if (FormaEntrega !== 'ED' && FormaEntrega !== 'RS') return []
    const Direccion = FormaEntrega === 'ED' ? Opt3 : ''
    return [{ Sucursal, FormaEntrega, Direccion, HorarioEntrega, TipoPago, DiaSemana: weekdayOf(day) }]
  })
  const like = mostFrequent(whole, ({ Sucursal, FormaEntrega, Direccion, HorarioEntrega }) =>
    JSON.stringify([Sucursal, FormaEntrega, Direccion, HorarioEntrega]),
  )
  const [last] = like
  const [DiaSemana] = mostFrequent(like, (order) => String(order.DiaSemana)).map((order) => order.DiaSemana)
  const isHabit = last !== undefined && DiaSemana !== undefined && like.length >= LIKE_LEAST
  const UltimaDireccion = orders.find(({ FormaEntrega }) => FormaEntrega === 'ED')?.Opt3
  return { Habitual: isHabit ? { ...last, DiaSemana } : null, ...(UltimaDireccion && { UltimaDireccion }) }
}

/** So many like orders make a habit. */
const LIKE_LEAST = 2

const listLatest = (db: Db, clientId: number, Estado: OrderStatusCode) =>
  db
    .selectFrom('orders')
    .select(['Id', 'Dia', 'HorarioEntrega', 'FormaEntrega', 'Opt3', 'branch_id', 'payment_type_id'])
    .where('client_id', '=', clientId)
    .where('Estado', '=', Estado)
    .orderBy('Id', 'desc')
    .limit(ORDERS_READ)
    .execute()

/** The largest group of like ones, in their order; of several the first. */
function mostFrequent<T>(all: readonly T[], key: (one: T) => string): readonly T[] {
  const groups = [...Map.groupBy(all, key).values()]
  return groups.toSorted((one, other) => other.length - one.length)[0] ?? []
}
