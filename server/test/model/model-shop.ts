import { changeDayPlaces } from '@gondola/contract/delivery'
import type { OrderDraft } from '@gondola/contract/orders'
import type { Client } from '@gondola/contract/clients'
import type { DatabaseKind } from '../../src/platform/db/open-database.ts'
import { writeParameters } from '../../src/site/parameters.store.ts'
import { bumpCatalogueVersion } from '../../src/goods/catalogue/catalogue-changes.store.ts'
import { MONDAY, MONTO1, MONTO2, orderDraft, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { addSellingBranch, setListPrice } from '../../../lab/shop/branch-orders.ts'
import { MINIMUM, OTHER_PRICES, PLACES, POINT, SHIPPING, START_PRICES, type ModelLine } from './shop-model.ts'

export const DAY = MONDAY
export const SLOTS = ['09:00 a 12:00', '12:00 a 15:00'] as const

/** The real shop in which commands are run: two customers and one member of staff. */
export interface RealShop {
  shop: TestShop
  customers: readonly { browser: TestClient; client: Client }[]
  staff: TestClient
  slotIds: readonly number[]
  /** The default branch, and one with prices of its own. */
  branches: readonly number[]
  /** Counts the picks of the one device. */
  taps: number
  /** The bodies placed under a key, by customer and key. */
  placed: Map<string, OrderDraft>
}

export async function startModelShop(database: DatabaseKind): Promise<TestShop> {
  const shop = await startOrderShop(database)
  await shop.db.updateTable('delivery_slots').set({ capacity: PLACES }).execute()
  await writeParameters(shop.db, { PesosPorPunto: POINT / 100 })
  const { listId } = await addSellingBranch(shop.db, 'Norte')
  for (const [code, centavos] of OTHER_PRICES) await setListPrice(shop.db, code, listId, centavos / 100)
  if (Math.round(MONTO1 * 100) !== SHIPPING || MONTO2 * 100 !== MINIMUM) throw new Error('other fees')
  return shop
}

let turns = 0

/** New customers, all places free, initial prices. */
export async function freshShop(shop: TestShop): Promise<RealShop> {
  const { db } = shop
  await db.deleteFrom('slot_holds').execute()
  await db.deleteFrom('slot_bookings').execute()
  for (const [Codigo, centavos] of START_PRICES)
    if (Codigo !== 'OFERTA')
      await db
        .updateTable('articles')
        .set({ Precioventa: centavos / 100 })
        .where('Codigo', '=', Codigo)
        .execute()
  await bumpCatalogueVersion(db)
  await shop.deps.catalogue.refresh()
  const branches = await db.selectFrom('branches').select('Id').orderBy('is_default', 'desc').execute()
  const slots = await db.selectFrom('delivery_slots').select(['Id', 'Desde']).execute()
  return {
    shop,
    customers: [await registerTestClient(shop), await registerTestClient(shop)],
    staff: await staffOf(shop, 'administracion', `modelo${++turns}`),
    slotIds: SLOTS.map((text) => slots.find(({ Desde }) => text.startsWith(Desde))?.Id ?? 0),
    branches: branches.map(({ Id }) => Id),
    taps: 0,
    placed: new Map(),
  }
}

/** The body that checkout 3 posts for the model's day. */
export const draftOf = (
  { branches }: RealShop,
  lines: readonly ModelLine[],
  { branch, slot, isBrought, net }: { branch: number; slot: number; isBrought: boolean; net: number },
): OrderDraft =>
  orderDraft({
    Sucursal: branches[branch] ?? null,
    Lineas: [...lines],
    FormaEntrega: isBrought ? 'ED' : 'RS',
    Dia: DAY,
    HorarioEntrega: SLOTS[slot] ?? '',
    TotalNeto: net / 100,
  })

/** Sets a slot's places on the day at a branch; returns the status. */
export async function changePlaces(
  { branches, slotIds, staff }: RealShop,
  branch: number,
  slot: number,
  Cupo: number,
): Promise<number> {
  const params = { Dia: DAY, Horario: slotIds[slot] ?? 0 }
  const query = { sucursal: branches[branch]! }
  return (await staff.call(changeDayPlaces, { params, query, body: { Cupo } })).status
}
