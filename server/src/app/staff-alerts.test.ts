import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { staffImports } from '@gondola/contract/imports'
import { staffOutbox, staffWithdrawals } from '@gondola/contract/inboxes'
import { staffDeliveries } from '@gondola/contract/integrations'
import { staffClaims } from '@gondola/contract/orders'
import { staffDifferences } from '@gondola/contract/payments'
import { chooseStaffAlerts, findOwnStaff, STAFF_ALERTS, type StaffAlert } from '@gondola/contract/staff'
import { isOpenToBranches, type Role } from '@gondola/contract/calls'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import { addSellingBranch } from '../../../lab/shop/branch-orders.ts'
import { orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { instant } from '../platform/clock.ts'
import { mailAlerts } from './staff-alerts.ts'

it('an alert needs the right of the list that it counts', () => {
  const lists = {
    importaciones: staffImports,
    correos: staffOutbox,
    'entregas-webhook': staffDeliveries,
    diferencias: staffDifferences,
    arrepentimientos: staffWithdrawals,
    reclamos: staffClaims,
  }
  for (const [alert, { list }] of Object.entries(lists)) {
    expect([alert, list.permission]).toEqual([alert, STAFF_ALERTS[alert as StaffAlert]])
    expect([alert, isOpenToBranches(list)]).toEqual([alert, alert === 'reclamos'])
  }
})

describeOnBothDatabases('alerts to staff', (database) => {
  let shop: TestShop
  let order: number
  let other: number
  let people = 0
  beforeAll(async () => {
    shop = await startOrderShop(database)
    const { browser: customer } = await registerTestClient(shop)
    order = (await save(customer, orderDraft())).json.Id
    other = (await addSellingBranch(shop.db, 'Sucursal lejana')).branchId
  })
  beforeEach(async () => {
    for (const table of ['claims', 'mail_queue'] as const) await shop.db.deleteFrom(table).execute()
    await shop.db.updateTable('staff_accounts').set({ alerts: null, alerted: null }).execute()
  })
  afterAll(() => shop.close())

  async function reader(role: Role, Avisos: StaffAlert[], branches: number[] | null = null) {
    const user = `lee${++people}`
    const staff = await staffOf(shop, role, user, branches)
    const email = `${user}@example.com`
    await shop.db.updateTable('staff_accounts').set({ email }).where('user_name', '=', user).execute()
    expect((await staff.call(chooseStaffAlerts, { body: { Avisos } })).status).toBe(200)
    return { staff, user, email }
  }
  const fail = (to_address = 'perdido@example.com') =>
    shop.db
      .insertInto('mail_queue')
      .values({
        to_address,
        subject: 'Se perdió',
        state: 'failed',
        next_attempt_at: instant(shop.deps.clock),
        created_at: instant(shop.deps.clock),
      })
      .execute()
  const claim = async () => {
    const { branch_id } = await shop.db
      .selectFrom('orders')
      .select('branch_id')
      .where('Id', '=', order)
      .executeTakeFirstOrThrow()
    const texts = { telephone_key: '', address_key: '', note: '', account: '', answer: '' }
    await shop.db
      .insertInto('claims')
      .values({
        ...texts,
        order_id: order,
        branch_id,
        Items: 1,
        code: 'PAN',
        name: 'Pan',
        reason: 'falto',
        quantity: 1,
        unit: 1,
        asked: 100,
        means: 'sucursal',
        state: 'abierto',
        created_at: instant(shop.deps.clock),
      })
      .execute()
    return branch_id!
  }
  /** What each address was mailed in a turn. */
  async function turn(): Promise<string[]> {
    await mailAlerts(shop.deps)
    const queued = shop.db.selectFrom('mail_queue').select(['to_address', 'subject'])
    const rows = await queued.where('state', '=', 'queued').orderBy('id').execute()
    await shop.db.deleteFrom('mail_queue').where('state', '=', 'queued').execute()
    return rows.map(({ to_address, subject }) => `${to_address}: ${subject}`)
  }

  it('is off until chosen, and what is chosen is answered', async () => {
    const { staff, email } = await reader('administracion', [])
    await fail()
    expect((await staff.call(findOwnStaff, {})).json).toMatchObject({ Email: email })
    expect((await staff.call(findOwnStaff, {})).json).not.toHaveProperty('Avisos')
    expect(await turn()).toEqual([])
    const { json } = await staff.call(chooseStaffAlerts, { body: { Avisos: ['respaldo', 'correos'] } })
    expect(json.Avisos).toEqual(['correos', 'respaldo'])
  })

  it('is mailed once until it is over, by turns at the same moment too', async () => {
    const { email } = await reader('administracion', ['correos', 'reclamos'])
    await fail()
    const told = `${email}: Para atender: mails que no salieron`
    await Promise.all([mailAlerts(shop.deps), mailAlerts(shop.deps)])
    expect(await turn()).toEqual([told])
    await fail()
    expect(await turn()).toEqual([])
    await claim()
    expect(await turn()).toEqual([`${email}: Para atender: reclamos por responder`])
    await shop.db.deleteFrom('mail_queue').execute()
    expect(await turn()).toEqual([])
    await fail()
    expect(await turn()).toEqual([told])
  })

  it('tells nobody of what role or branches do not show', async () => {
    const branch = await claim()
    await fail()
    const all: StaffAlert[] = ['correos', 'reclamos', 'diferencias', 'respaldo']
    const here = await reader('atencion', all, [branch])
    await reader('atencion', all, [other])
    const catalogue = await reader('catalogo', all)
    expect((await catalogue.staff.call(findOwnStaff, {})).json).not.toHaveProperty('Avisos')
    expect(await turn()).toEqual([`${here.email}: Para atender: reclamos por responder`])
  })

  it('ends with the right, the account and the address', async () => {
    const { user } = await reader('administracion', ['correos'])
    await fail()
    const account = (values: object) =>
      shop.db.updateTable('staff_accounts').set(values).where('user_name', '=', user).execute()
    const whole = { role: 'administracion', is_active: true, is_password_given: false, branches: null }
    for (const values of [
      { role: 'catalogo' },
      { is_active: false },
      { is_password_given: true },
      { branches: JSON.stringify([other]) },
      { email: '' },
    ]) {
      await account({ ...whole, ...values })
      expect([values, await turn()]).toEqual([values, []])
    }
  })

  it('needs an address', async () => {
    const staff = await staffOf(shop, 'administracion', 'sin-email')
    const refused = await staff.call(chooseStaffAlerts, { body: { Avisos: ['correos'] } })
    expect(refused).toMatchObject({ status: 422, json: { code: 'sin-email' } })
    const text = await staff.request('PUT', '/api/gestion/yo/avisos', { Avisos: ['cualquiera'] })
    expect(text.status).toBe(400)
  })

  it('tells of a backup that is missing where one is due', async () => {
    const { email } = await reader('administracion', ['respaldo'])
    expect(await turn()).toEqual([])
    const { config } = shop.deps
    await mailAlerts({ ...shop.deps, config: { ...config, backupTime: '03:00', backupFolder: '/nowhere' } })
    expect((await shop.db.selectFrom('mail_queue').select('to_address').execute())[0]).toEqual({
      to_address: email,
    })
  })
})
