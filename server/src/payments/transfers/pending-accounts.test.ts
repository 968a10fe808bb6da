import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listPaymentTypes, staffPaymentTypes } from '@gondola/contract/delivery'
import {
  cancelPendingAccount,
  confirmPendingAccount,
  staffTransferAccount,
  type PendingAccountKind,
} from '@gondola/contract/payments'
import { staffParameters } from '@gondola/contract/site'
import { resetStaffAccess, staffAccounts } from '@gondola/contract/staff'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { beginDueAccounts } from './pending-accounts.ts'
import { findAccountShown, findTransferAccount } from './transfers.store.ts'

const FIRST = { Alias: 'GONDOLA.UNO', Cbu: '', Titular: 'Góndola S.A.', Cuit: '30-71234567-1', Banco: '' }
const OTHER = { ...FIRST, Alias: 'OTRO.ALIAS', Titular: 'Otra S.A.' }
const CBU = '2850590940090418135201'
const NOW = '2026-11-21T12:00:00.000Z'
const CASH = 4

describeOnBothDatabases('another account to transfer to', (database) => {
  let shop: TestShop
  let ana: TestClient
  let luis: TestClient
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true, now: NOW })
    ana = await staffOf(shop, 'administracion', 'ana')
    luis = await staffOf(shop, 'administracion', 'luis')
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.setNow(NOW)
    for (const table of ['pending_accounts', 'transfer_account', 'audit_log'] as const)
      await shop.db.deleteFrom(table).execute()
    await shop.db.deleteFrom('parameters').where('name', '=', 'HorasCuentaNueva').execute()
    await shop.db.updateTable('payment_types').set({ alias: '', instructions: '' }).execute()
  })

  const hoursLater = (hours: number) =>
    shop.setNow(new Date(Date.parse(NOW) + hours * 3_600_000).toISOString())
  const change = async (by: TestClient, body: typeof FIRST) =>
    (await by.call(staffTransferAccount.change, { params: { Id: 1 }, body })).json
  const read = async () => (await ana.call(staffTransferAccount.read, { params: { Id: 1 } })).json
  const shown = async () => {
    await beginDueAccounts(shop.deps)
    return (await findAccountShown(shop.db)).Alias
  }
  const confirm = async (
    by: TestClient,
    Pedido: string,
    De: PendingAccountKind = 'cuenta-transferencias',
    Id = 1,
  ) => {
    const { status, problem } = await by.call(confirmPendingAccount, { params: { De, Id }, body: { Pedido } })
    return status === 204 ? status : problem.code
  }

  it('is shown at once where the shop had none', async () => {
    expect(await change(ana, FIRST)).not.toHaveProperty('Pendiente')
    expect(await shown()).toBe(FIRST.Alias)
  })

  it('waits for the delay, and says to staff who asked, from when, and what customers see', async () => {
    await change(ana, FIRST)
    const asked = await change(ana, OTHER)
    expect(asked).toMatchObject({
      ...OTHER,
      Pendiente: {
        Pidio: 'ana',
        Desde: expect.stringMatching(/^2026-11-22T09:00/) as string,
        EnUso: [
          { Campo: 'Alias', Valor: FIRST.Alias },
          { Campo: 'Titular', Valor: FIRST.Titular },
        ],
      },
    })
    hoursLater(23.9)
    expect(await shown()).toBe(FIRST.Alias)
    hoursLater(24.1)
    expect(await shown()).toBe(OTHER.Alias)
    expect(await findTransferAccount(shop.db, 'UTC')).toEqual({ Id: 1, ...OTHER })
  })

  it('is confirmed by another administrator alone, as they saw it', async () => {
    await change(ana, FIRST)
    const before = (await change(ana, OTHER)).Pendiente!.Pedido
    hoursLater(1)
    const { Pedido } = (await change(ana, { ...OTHER, Banco: 'Nación' })).Pendiente!
    expect(await confirm(ana, Pedido)).toBe('confirma-quien-pidio')
    expect(await confirm(luis, before)).toBe('pendiente-otra')
    expect(await shown()).toBe(FIRST.Alias)
    expect(await confirm(luis, Pedido)).toBe(204)
    expect(await shown()).toBe(OTHER.Alias)
    expect(await confirm(luis, Pedido)).toBe('no-existe')
  })

  it('is confirmed by nobody who changed it, nor by an account that was just made, changed or reset', async () => {
    await change(ana, FIRST)
    await change(ana, OTHER)
    const { Pedido } = (await change(luis, { ...OTHER, Banco: 'Nación' })).Pendiente!
    for (const one of [ana, luis]) expect(await confirm(one, Pedido)).toBe('confirma-quien-pidio')
    const body = { Usuario: 'nueva', Nombre: '', Rol: 'administracion', Pass: 'cuenta-de-prueba-91' } as const
    const { Id } = (await ana.call(staffAccounts.create, { body })).json
    const made = await staffOf(shop, 'administracion', 'hecha')
    const { id } = await shop.db
      .selectFrom('staff_accounts')
      .select('id')
      .where('user_name', '=', 'hecha')
      .executeTakeFirstOrThrow()
    expect(await confirm(luis, Pedido)).toBe('confirma-quien-pidio')
    await ana.call(resetStaffAccess, { params: { Id: id }, body: { PassNueva: 'cuenta-de-prueba-92' } })
    const again = shop.visitor()
    await again.request('POST', '/api/gestion/ingresar', { Usuario: 'hecha', Pass: 'cuenta-de-prueba-92' })
    expect(await confirm(again, Pedido)).toBe('confirma-cuenta-reciente')
    expect([Id > 0, made.cookies.size > 0]).toEqual([true, true])
    expect(await shown()).toBe(FIRST.Alias)
  })

  it('is annulled, or changed back, and the one in use stays', async () => {
    await change(ana, FIRST)
    await change(ana, OTHER)
    const params = { De: 'cuenta-transferencias', Id: 1 } as const
    expect((await luis.call(cancelPendingAccount, { params })).status).toBe(204)
    expect((await luis.call(cancelPendingAccount, { params })).status).toBe(404)
    expect(await read()).toEqual({ Id: 1, ...FIRST })
    await change(ana, OTHER)
    expect(await change(ana, FIRST)).not.toHaveProperty('Pendiente')
    hoursLater(100)
    expect(await shown()).toBe(FIRST.Alias)
  })

  it('waits as long as the delay was before somebody shortened it', async () => {
    await change(ana, FIRST)
    const shorten = { HorasCuentaNueva: 1, Leido: { HorasCuentaNueva: 24 } }
    expect((await ana.call(staffParameters.change, { params: { Id: 1 }, body: shorten })).status).toBe(200)
    expect((await change(ana, OTHER)).Pendiente!.Desde).toMatch(/^2026-11-22T09:00/)
    hoursLater(25)
    await shown()
    const later = await staffOf(shop, 'administracion', 'tarde')
    expect((await change(later, FIRST)).Pendiente!.Desde).toMatch(/^2026-11-22T11:00/)
  })

  it.each([
    ['alias', { Alias: 'MI.ALIAS.2' }],
    ['instructions that name an alias', { Indicaciones: 'Transferí al alias MI.ALIAS.2' }],
    ['instructions with a CBU', { Indicaciones: `Transferí a ${CBU.slice(0, 8)} ${CBU.slice(8)}` }],
    ['alias that is emptied', { Alias: '' }],
  ])('of a payment type waits as well: %s', async (_what, words) => {
    await shop.db.updateTable('payment_types').set({ alias: 'MI.ALIAS.1' }).where('Id', '=', CASH).execute()
    const told = async () => {
      await beginDueAccounts(shop.deps)
      const { json } = await shop.visitor().call(listPaymentTypes, { params: { from: 0, count: 0 } })
      const { Alias = '', Indicaciones = '' } = json.find(({ Id }) => Id === CASH)!
      return { Alias, Indicaciones }
    }
    const before = await told()
    const type = (await ana.call(staffPaymentTypes.read, { params: { Id: CASH } })).json
    const Leido = { Alias: type.Alias, Indicaciones: type.Indicaciones, Descrip: type.Descrip }
    const body = { ...words, Descrip: 'Efectivo o QR', Leido }
    const { json } = await ana.call(staffPaymentTypes.change, { params: { Id: CASH }, body })
    expect(json).toMatchObject({ ...words, Descrip: 'Efectivo o QR', Pendiente: { Pidio: 'ana' } })
    expect(await told()).toEqual(before)
    const row = (await ana.call(staffPaymentTypes.list)).json.find(({ Id }) => Id === CASH)
    expect(await confirm(luis, row!.Pendiente!.Pedido, 'tipos-pago', CASH)).toBe(204)
    expect(await told()).toEqual({ ...before, ...words })
  })

  it('of a new payment type waits; instructions that name none, and the first of a shop, are shown at once', async () => {
    const draft = { Activo: true, Orden: 9, Forma: 'puerta' as const }
    const make = async (Descrip: string, words: { Alias?: string; Indicaciones?: string }) =>
      (await ana.call(staffPaymentTypes.create, { body: { ...draft, Descrip, ...words } })).json
    expect(await make('Uno', { Alias: 'EL.PRIMERO' })).not.toHaveProperty('Pendiente')
    expect(await make('Dos', { Indicaciones: 'Tené el cambio justo.' })).not.toHaveProperty('Pendiente')
    const { Id, Pendiente } = await make('Tres', { Alias: 'EL.SEGUNDO' })
    expect(Pendiente?.EnUso).toEqual([{ Campo: 'Alias', Valor: '' }])
    expect((await ana.call(staffPaymentTypes.remove, { params: { Id } })).status).toBe(204)
    expect(await shop.db.selectFrom('pending_accounts').selectAll().execute()).toEqual([])
  })
})
