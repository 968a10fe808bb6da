import { demoBanners } from '@gondola/demo/site/banners.ts'
import { demoDelivery } from '@gondola/demo/site/delivery.ts'
import { demoDocumentTypes } from '@gondola/demo/site/document-types.ts'
import { DEMO_BRAND } from '@gondola/demo/site/company.ts'
import { demoParameters } from '@gondola/demo/site/parameters.ts'
import { DEMO_TRANSFER_ACCOUNT, demoPayments } from '@gondola/demo/site/payments.ts'
import { demoProvinces } from '@gondola/demo/site/provinces.ts'
import type { Banner } from '@gondola/contract/site'
import { instant, today } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { insertRows } from '../../platform/db/chunks.ts'
import { countOnFrom, inOrder } from './insert-rows.ts'
import { loadDemoCatalogue } from './load-demo-catalogue.ts'
import {
  loadBranchAddresses,
  loadRegionalStock,
  openRegionalBranches,
  pricesSince,
} from './load-regional-shop.ts'
import { saveSimulatedAccount } from './start-payment-simulator.ts'
import { loadDemoPeople, type DemoHashes } from './load-demo-people.ts'

/** How many customers the example year has (`GONDOLA_HISTORIA`). */
const YEAR_CUSTOMERS = 400

/** Loads the demo shop (contract §1) over the base data of an otherwise empty database. */
export async function loadDemoShop(
  trx: Db,
  needs: Pick<Deps, 'clock' | 'config'> & Partial<Pick<Deps, 'secrets'>>,
  hashes: DemoHashes,
  customers = needs.config.demoYear ? YEAR_CUSTOMERS : 0,
): Promise<void> {
  const { clock, config, secrets } = needs
  const day = today(clock, config.timeZone)
  await loadDemoSite(trx)
  await loadDemoDelivery(trx)
  if (secrets !== undefined) await saveSimulatedAccount(trx, { clock, secrets })
  const isRegional = config.demoBranches > 1
  const loading = { day, now: instant(clock), hasYear: customers > 0 }
  const since = pricesSince(loading.now, loading.hasYear)
  const byBranch = isRegional ? await openRegionalBranches(trx, since) : undefined
  await loadDemoCatalogue(trx, loading, byBranch)
  if (isRegional) await loadRegionalStock(trx, instant(clock))
  await loadDemoPeople(trx, needs, hashes, customers)
}

async function loadDemoSite(trx: Db): Promise<void> {
  const { Sucursales: _, ...parameters } = demoParameters()
  // what was set before the demo shop was asked for
  await trx.deleteFrom('parameters').execute()
  const stored = Object.entries({ ...parameters, Marca: DEMO_BRAND }).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }))
  await insertRows(trx, 'parameters', stored)
  await loadBranchAddresses(trx)
  const { front, user } = demoBanners()
  await insertRows(trx, 'banners_front', inOrder<Banner>(front))
  await insertRows(trx, 'banners_user', inOrder<Banner>(user))
  await trx.deleteFrom('document_types').execute()
  await insertRows(trx, 'document_types', inOrder(demoDocumentTypes()))
  await trx.deleteFrom('provinces').execute()
  await insertRows(trx, 'provinces', demoProvinces())
  await countOnFrom(trx, 'provinces', 'Id')
}

async function loadDemoDelivery(trx: Db): Promise<void> {
  const { weekdays, slots, Cupo, costs } = demoDelivery()
  await trx.updateTable('delivery_weekdays').set({ is_active: false }).execute()
  await trx
    .updateTable('delivery_weekdays')
    .set({ is_active: true })
    .where('weekday', 'in', weekdays)
    .execute()
  await trx.deleteFrom('delivery_slots').execute()
  await insertRows(trx, 'delivery_slots', inOrder(slots.map((slot) => ({ ...slot, capacity: Cupo }))))
  await trx.updateTable('delivery_costs').set(costs).execute()
  await trx.deleteFrom('payment_types').execute()
  const payments = demoPayments().map(
    ({ Id, Descrip, Indicaciones, IndicacionesRetiro, Alias, Activo, way, provider }) => ({
      Id,
      Descrip,
      instructions: Indicaciones ?? '',
      pickup_instructions: IndicacionesRetiro ?? '',
      alias: Alias ?? '',
      is_active: Activo,
      way,
      provider,
    }),
  )
  await insertRows(trx, 'payment_types', inOrder(payments))
  await countOnFrom(trx, 'payment_types', 'Id')
  await trx
    .insertInto('transfer_account')
    .values({ id: 1, ...DEMO_TRANSFER_ACCOUNT })
    .execute()
}
