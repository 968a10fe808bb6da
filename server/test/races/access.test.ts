import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveClient } from '@gondola/contract/clients'
import { findErpOrder, revokeApiKey, staffApiKeys } from '@gondola/contract/integrations'
import { saveWithdrawal } from '@gondola/contract/site'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import { systemOf } from '../../../lab/harness/system-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { registerTestClient, registrationDraft } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { openTwoServers, statusesOf, type TwoServers } from './two-servers.ts'

describeOnBothDatabases('keys, accounts and requests at two servers at the same moment', (database) => {
  let shop: TestShop
  let servers: TwoServers
  let staff: TestClient
  beforeAll(async () => {
    shop = await startOrderShop(database)
    servers = await openTwoServers(shop)
    staff = await staffOf(shop, 'administracion')
  })
  afterAll(() => servers.close())

  it('a key revoked twice while it is used: revoked once, and then it opens nothing at either', async () => {
    const { browser } = await registerTestClient(shop)
    const params = { Id: (await save(browser, orderDraft())).json.Id }
    const system = await systemOf(shop, staff, ['pedidos:leer'], 'Lector')
    const [key] = (await staff.call(staffApiKeys.list)).json
    const Id = key!.Id
    const revoke = (by: TestClient) => by.call(revokeApiKey, { params: { Id } })
    const [uses, revoked] = await Promise.all([
      servers.atOnce(system, 10, (by) => by.call(findErpOrder, { params })),
      servers.atOnce(staff, 2, revoke),
    ])
    expect(statusesOf(revoked)).toEqual([200, 422])
    for (const { status } of uses) expect([200, 401]).toContain(status)
    const after = await servers.atOnce(system, 2, (by) => by.call(findErpOrder, { params }))
    expect(statusesOf(after)).toEqual([401, 401])
    const notes = shop.db
      .selectFrom('audit_log')
      .select('id')
      .where('entity', '=', 'claves-api')
      .where('action', '=', 'revocar')
    expect(await notes.execute()).toHaveLength(1)
  })

  it('one person registering ten times is one account', async () => {
    const draft = registrationDraft()
    const answers = await servers.atOnce(shop.visitor(), 10, (by) => by.call(saveClient, { body: draft }))
    expect(statusesOf(answers)).toEqual([200, ...Array<number>(9).fill(422)])
  })

  it('one withdrawal sent ten times is one, with one code and one mail to each', async () => {
    const body = { Nombre: 'Ana', Email: 'doble@example.com', Telefono: '', Pedido: '77', Motivo: '' }
    const answers = await servers.atOnce(shop.visitor(), 10, (by) => by.call(saveWithdrawal, { body }))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    const mails = shop.db.selectFrom('mail_queue').select('id').where('to_address', '=', body.Email)
    expect(await mails.execute()).toHaveLength(1)
  })
})
