import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { revokeApiKey, staffApiKeys, staffWebhooks } from '@gondola/contract/integrations'
import { staffTransferAccount, storeAccountKeys } from '@gondola/contract/payments'
import { staffFrontBanners, staffParameters } from '@gondola/contract/site'
import {
  changeStaffPassword,
  resetStaffAccess,
  staffAccounts,
  staffRoles,
  type StaffAccountChange,
} from '@gondola/contract/staff'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { addStaffAccount, STAFF_PASSWORD, staffOf } from '../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { listAllCalls } from '../../../lab/shop/all-calls.ts'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'
import { bodiesOf } from './render-mail.ts'
import { changeMail, MAILED_ENTITIES } from './texts/change-mails.ts'

describe('the mail about a change', () => {
  const change = { user: 'ana', Clave: 1, Accion: 'editar' }

  it('is sent for the kinds of record whose calls ask for password or code again', async () => {
    const asking = (await listAllCalls()).filter(([, { shape }]) => shape.needsRecentLogin === true)
    // a pending account is logged under the record that it is of
    const entities = new Set(asking.map(([, { path }]) => path.split('/')[2]))
    entities.delete('cuentas-pendientes')
    // these change no setting: the customer is mailed of a refund, a file is in the log
    for (const other of ['puntos', 'pedidos', 'exportaciones']) entities.delete(other)
    expect([...entities].toSorted()).toEqual(Object.keys(MAILED_ENTITIES).toSorted())
  })

  it('names what was done, to what, and each field as the panel does', () => {
    const { subject, facts } = changeMail({
      ...change,
      Entidad: 'parametros',
      Antes: { TopeDevolucion: 30 },
      Despues: { TopeDevolucion: 31 },
    })
    expect(subject).toBe('Aviso de la tienda: cambio de los parámetros')
    expect(facts).toEqual([
      ['Qué', 'cambio de los parámetros'],
      ['Quién', 'ana'],
      ['Tope de devolución por pedido', 'Antes: 30\nAhora: 31'],
    ])
    const reset = { ...change, Entidad: 'equipo', Accion: 'reiniciar-acceso', Antes: null, Despues: null }
    expect(changeMail(reset).facts?.[0]).toEqual(['Qué', 'reinicio del acceso de una cuenta del equipo (1)'])
  })

  it('shows of keys, and of addresses that hold some, the last four characters', () => {
    const secret = 'https://hooks.example.com/T0/B1/clave-que-abre'
    const { facts } = changeMail({
      ...change,
      Entidad: 'webhooks',
      Antes: { Url: secret },
      Despues: { Url: 'https://erp.example.com/x?token=abcdefgh1234' },
    })
    expect(facts?.at(-1)).toEqual([
      'Dirección',
      'Antes: https://hooks.example.com/…abre\nAhora: https://erp.example.com/…1234',
    ])
    const keys = changeMail({
      ...change,
      Entidad: 'cobros',
      Antes: { LlavePublica: null },
      Despues: { LlavePublica: 'APP_USR-1111-2222' },
    })
    expect(keys.facts?.at(-1)).toEqual(['Llave pública', 'Antes: —\nAhora: …2222'])
  })
})

describeOnBothDatabases('mails about changes of money and access', (database) => {
  let shop: TestShop
  let admin: TestClient
  let clerkId: number
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true })
    admin = await staffOf(shop, 'administracion', 'jefa')
    await addStaffAccount(shop, 'administracion', 'socio')
    await addStaffAccount(shop, 'administracion', 'exsocio')
    clerkId = await addStaffAccount(shop, 'pedidos', 'berta')
    for (const user of ['jefa', 'socio', 'exsocio', 'berta'])
      await shop.db
        .updateTable('staff_accounts')
        .set({ email: `${user}@example.com`, is_active: user !== 'exsocio' })
        .where('user_name', '=', user)
        .execute()
    await admin.call(staffParameters.change, { params: { Id: 1 }, body: { Email: 'tienda@example.com' } })
  })
  beforeEach(() => shop.db.deleteFrom('mail_queue').execute())
  afterAll(() => shop.close())

  const OWNERS = ['jefa@example.com', 'socio@example.com', 'tienda@example.com']
  /** The readers of the mails queued since, and what they read. */
  const mailed = async () => {
    const rows = await shop.db.selectFrom('mail_queue').selectAll().orderBy('id').execute()
    return {
      to: rows.map(({ to_address }) => to_address).toSorted(),
      text: rows[0] && bodiesOf(rows[0]).text,
    }
  }
  const edit = (changes: Partial<StaffAccountChange>) =>
    admin.call(staffAccounts.change, {
      params: { Id: clerkId },
      body: { Nombre: 'Berta', Rol: 'pedidos', Activa: true, ...changes },
    })

  it('reach every administrator in office and the shop, with the values before and after', async () => {
    const account = {
      Alias: 'gondola.tandil',
      Cbu: '',
      Titular: 'Góndola S.A.',
      Cuit: '30-71234567-1',
      Banco: 'Nación',
    }
    const params = { Id: 1 }
    expect((await admin.call(staffTransferAccount.change, { params, body: account })).status).toBe(200)
    await shop.db.deleteFrom('mail_queue').execute()
    await admin.call(staffTransferAccount.change, { params, body: { ...account, Alias: 'otra.cuenta' } })
    const { to, text } = await mailed()
    expect(to).toEqual(OWNERS)
    expect(text).toContain('Quién: jefa')
    expect(text).toMatch(/gondola\.tandil/)
    expect(text).toMatch(/otra\.cuenta/)
    expect(text).not.toContain('Nación')
  })

  it('come of every kind, and of nothing else', async () => {
    const key = await admin.call(staffApiKeys.create, { body: { Nombre: 'ERP', Permisos: ['pedidos:leer'] } })
    expect(await mailed()).toMatchObject({ to: OWNERS, text: expect.not.stringContaining(key.json.Token!) })
    const acts: (() => Promise<{ status: number; text: string }>)[] = [
      () => admin.call(revokeApiKey, { params: { Id: key.json.Id } }),
      () =>
        admin.call(staffRoles.change, {
          params: { Rol: 'catalogo' },
          body: { SegundoFactor: true, Leido: { SegundoFactor: false } },
        }),
      () => admin.call(staffParameters.change, { params: { Id: 1 }, body: { TopeDevolucion: 31 } }),
      () =>
        admin.call(storeAccountKeys, {
          params: { Proveedor: 'mercado-pago' },
          body: { Llave: 'APP_USR-1234567890-112345', LlaveAvisos: 'firma-de-los-avisos' },
        }),
      () =>
        admin.call(staffWebhooks.create, {
          body: {
            Nombre: 'ERP',
            Url: 'https://erp.example.com/aviso',
            Eventos: ['pedido.generado'],
            Activo: false,
          },
        }),
      () =>
        admin.call(changeStaffPassword, {
          body: { Pass: STAFF_PASSWORD, PassNueva: 'tres-palabras-sueltas' },
        }),
    ]
    for (const act of acts) {
      await shop.db.deleteFrom('mail_queue').execute()
      const { status, text: said } = await act()
      expect([status < 300, said]).toEqual([true, said])
      const { to, text } = await mailed()
      expect(to).toEqual(OWNERS)
      expect(text).not.toMatch(/APP_USR-1234567890-112345|firma-de-los-avisos|clave-de-prueba|tres-palabras/)
    }
    await shop.db.deleteFrom('mail_queue').execute()
    await admin.call(staffFrontBanners.list)
    await admin.call(staffParameters.change, { params: { Id: 1 }, body: { TopeDevolucion: 31 } })
    expect((await mailed()).to).toEqual([])
  })

  it('reach the account that is changed or blocked, and the address that is replaced', async () => {
    await edit({ Email: 'otra@example.com' })
    expect((await mailed()).to).toEqual([
      'berta@example.com',
      'jefa@example.com',
      'otra@example.com',
      ...OWNERS.slice(1),
    ])
    await shop.db.deleteFrom('mail_queue').execute()
    await edit({ Activa: false, Email: 'otra@example.com' })
    expect((await mailed()).to).toContain('otra@example.com')
    await shop.db.deleteFrom('mail_queue').execute()
    await admin.call(resetStaffAccess, {
      params: { Id: clerkId },
      body: { PassNueva: 'tres-palabras-sueltas' },
    })
    expect((await mailed()).to).toContain('otra@example.com')
    await shop.db.deleteFrom('mail_queue').execute()
    await admin.call(staffParameters.change, { params: { Id: 1 }, body: { Email: 'nueva@example.com' } })
    expect((await mailed()).to).toEqual([...OWNERS.slice(0, 1), 'nueva@example.com', ...OWNERS.slice(1)])
  })

  it('go to one mailbox once, and to an address that is one alone', async () => {
    expect((await edit({ Email: 'sin arroba' })).problem).toMatchObject({
      code: 'email-forma',
      Campo: 'Email',
    })
    await edit({ Rol: 'administracion', Email: 'SOCIO@example.com' })
    await shop.db.deleteFrom('mail_queue').execute()
    await admin.call(staffParameters.change, { params: { Id: 1 }, body: { TopeDevolucion: 32 } })
    expect((await mailed()).to).toHaveLength(3)
  })
})
