import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  findOwnStaff,
  staffLogin,
  resetStaffAccess,
  staffAccounts,
  type StaffAccountChange,
} from '@gondola/contract/staff'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { addStaffAccount, staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { insertStaffRowIfNew } from './accounts.store.ts'

describeOnBothDatabases('staff accounts', (database) => {
  let shop: TestShop
  let admin: TestClient
  let adminId: number
  beforeAll(async () => {
    shop = await startTestShop({ database })
    admin = await staffOf(shop, 'administracion', 'jefa')
    adminId = (await admin.call(findOwnStaff)).json.Id
  })
  afterAll(() => shop.close())

  const draft = {
    Usuario: 'Lucas.R',
    Nombre: ' Lucas Ríos ',
    Rol: 'catalogo',
    Pass: 'clave-de-lucas',
  } as const

  it('exist once by key, even if two processes create the first one at the same moment', async () => {
    const row = { user_name: 'Admin', user_key: 'jefa', password_hash: 'x', role: 'administracion' } as const
    const created_at = '2026-01-01T00:00:00.000Z'
    expect(await insertStaffRowIfNew(shop.db, { ...row, created_at })).toBe(false)
    expect(await insertStaffRowIfNew(shop.db, { ...row, user_name: 'jefa', user_key: 'y', created_at })).toBe(
      false,
    )
  })

  const change = (who: TestClient, Id: number, changes: Partial<StaffAccountChange>) =>
    who.call(staffAccounts.change, {
      params: { Id },
      body: { Nombre: 'N', Rol: 'pedidos', Activa: true, ...changes },
    })

  it('are created, and can enter', async () => {
    const { json, text } = await admin.call(staffAccounts.create, { body: draft })
    expect(json).toMatchObject({
      Usuario: 'Lucas.R',
      Nombre: 'Lucas Ríos',
      Rol: 'catalogo',
      Activa: true,
      SegundoFactor: false,
      UltimoIngreso: null,
    })
    expect(text).not.toMatch(/clave|hash/)
    const entering = await shop
      .visitor()
      .call(staffLogin, { body: { Usuario: 'lucas.r', Pass: 'clave-de-lucas' } })
    expect(entering.json.Resultado).toBe('ingreso')
    const read = await admin.call(staffAccounts.read, { params: { Id: json.Id } })
    expect(read.json.UltimoIngreso).not.toBeNull()
    const [entry] = await shop.db
      .selectFrom('audit_log')
      .selectAll()
      .where('key', '=', String(json.Id))
      .execute()
    expect(entry).toMatchObject({
      user_name: 'jefa',
      entity: 'equipo',
      action: 'crear',
      before: null,
      after: { Usuario: 'Lucas.R', Rol: 'catalogo' },
    })
  })

  it.each([
    [{ Usuario: 'lucas.r' }, 'usuario-en-uso', 'Usuario'],
    [{ Usuario: 'con espacio' }, 'usuario-forma', 'Usuario'],
    [{ Usuario: 'ñandú' }, 'usuario-forma', 'Usuario'],
    [{ Pass: '1234567' }, 'clave-corta', 'Pass'],
    [{ Pass: '12345678' }, 'clave-adivinable', 'Pass'],
    [{ Usuario: 'xuqorbevit', Pass: 'xuqorbevit' }, 'clave-adivinable', 'Pass'],
    [{ Nombre: 'Xuqor Bevitampo', Pass: 'bevitampo' }, 'clave-adivinable', 'Pass'],
    [{ Email: 'xuqor.bevit@example.com', Pass: 'xuqorbevit7' }, 'clave-adivinable', 'Pass'],
  ])('are refused with %j', async (changes, code, Campo) => {
    const { problem } = await admin.call(staffAccounts.create, { body: { ...draft, ...changes } })
    expect(problem).toMatchObject({ status: 422, code, Campo })
  })

  it('are listed by role and state, searched without accents', async () => {
    const users = async (query: object) =>
      (await admin.call(staffAccounts.list, { query })).json.map(({ Usuario }) => Usuario)
    expect(await users({})).toEqual(['jefa', 'Lucas.R'])
    expect(await users({ Rol: 'catalogo' })).toEqual(['Lucas.R'])
    expect(await users({ q: 'rios' })).toEqual(['Lucas.R'])
    expect(await users({ Activa: false })).toEqual([])
    expect(await users({ _sort: 'Usuario', _order: 'DESC' })).toEqual(['Lucas.R', 'jefa'])
  })

  it('lose their sessions at once when blocked, and cannot enter', async () => {
    const browser = await staffOf(shop, 'pedidos', 'marta')
    const { Id } = (await browser.call(findOwnStaff)).json
    expect((await change(admin, Id, { Activa: false })).json.Activa).toBe(false)
    expect((await browser.call(findOwnStaff)).status).toBe(401)
    expect((await change(admin, Id, { Activa: true })).status).toBe(200)
    expect((await browser.call(findOwnStaff)).status).toBe(401)
  })

  it('change what they may do with their role, at once', async () => {
    const browser = await staffOf(shop, 'administracion', 'nora')
    const { Id } = (await browser.call(findOwnStaff)).json
    expect((await browser.call(staffAccounts.list)).status).toBe(200)
    await change(admin, Id, { Rol: 'pedidos' })
    expect((await browser.call(staffAccounts.list)).problem.code).toBe('permiso')
  })

  it('keep the last of administration, and nobody blocks themselves', async () => {
    expect((await change(admin, adminId, { Activa: false })).problem).toMatchObject({
      code: 'ultima-administracion',
      Campo: 'Activa',
    })
    expect((await change(admin, adminId, { Rol: 'catalogo' })).problem).toMatchObject({
      code: 'ultima-administracion',
      Campo: 'Rol',
    })
    const second = await addStaffAccount(shop, 'administracion', 'segunda')
    expect((await change(admin, adminId, { Activa: false, Rol: 'administracion' })).problem.code).toBe(
      'cuenta-propia',
    )
    expect((await change(admin, second, { Rol: 'administracion', Activa: false })).status).toBe(200)
    expect((await change(admin, adminId, { Rol: 'catalogo' })).problem.code).toBe('ultima-administracion')
    expect((await change(admin, 99_999, {})).status).toBe(404)
  })

  it('keep one when two demote each other at the same moment', async () => {
    const [one, two] = [
      await staffOf(shop, 'administracion', 'uno'),
      await staffOf(shop, 'administracion', 'dos'),
    ]
    const ids = await Promise.all([one, two].map(async (who) => (await who.call(findOwnStaff)).json.Id))
    await shop.db.updateTable('staff_accounts').set({ role: 'catalogo' }).where('id', '=', adminId).execute()
    const answers = await Promise.all([change(one, ids[1]!, {}), change(two, ids[0]!, {})])
    expect(answers.map(({ status }) => status).toSorted()).not.toEqual([200, 200])
    const left = await shop.db
      .selectFrom('staff_accounts')
      .select('id')
      .where('role', '=', 'administracion')
      .where('is_active', '=', true)
      .execute()
    expect(left).toHaveLength(1)
    await shop.db
      .updateTable('staff_accounts')
      .set({ role: 'administracion' })
      .where('id', '=', adminId)
      .execute()
  })

  it('are let in again with a new password, without second factor or sessions', async () => {
    const browser = await staffOf(shop, 'pedidos', 'olga')
    const { Id } = (await browser.call(findOwnStaff)).json
    await shop.db
      .updateTable('staff_accounts')
      .set({ totp_is_active: true, totp_secret: 'MZXW6YTB' })
      .where('id', '=', Id)
      .execute()
    const reset = (PassNueva: string) => admin.call(resetStaffAccess, { params: { Id }, body: { PassNueva } })
    expect((await reset('corta')).problem).toMatchObject({ code: 'clave-corta', Campo: 'PassNueva' })
    expect((await reset('clave-nueva')).json).toMatchObject({ SegundoFactor: false })
    expect((await browser.call(findOwnStaff)).status).toBe(401)
    const { json } = await shop.visitor().call(staffLogin, { body: { Usuario: 'olga', Pass: 'clave-nueva' } })
    expect(json.Resultado).toBe('ingreso')
  })

  it('may be of some branches, at once and without letting themselves out', async () => {
    const addBranch = async (Nombre: string) => {
      const added = { Nombre, Direccion: '', Telefono: '', is_active: true }
      return (await shop.db.insertInto('branches').values(added).returning('Id').executeTakeFirstOrThrow()).Id
    }
    const [north, south] = [await addBranch('Norte'), await addBranch('Sur')]
    const clerk = await staffOf(shop, 'administracion', 'sucursalera')
    const { Id } = (await clerk.call(findOwnStaff)).json
    const limit = (Sucursales: number[] | null, who = admin) =>
      change(who, Id, { Rol: 'administracion', Sucursales })

    expect((await limit([north, 99_999])).problem).toMatchObject({
      code: 'sucursal-inexistente',
      Campo: 'Sucursales',
    })
    expect((await limit([north])).json.Sucursales).toEqual([north])
    expect((await clerk.call(findOwnStaff)).json).toMatchObject({
      Sucursales: [north],
      Elegibles: [{ Id: north, Nombre: 'Norte' }],
    })
    // a change that says nothing about branches keeps them
    expect((await change(admin, Id, { Rol: 'administracion' })).json.Sucursales).toEqual([north])
    for (const wider of [null, [north, south]])
      expect((await limit(wider, clerk)).problem).toMatchObject({ status: 403, code: 'todas-las-sucursales' })
    const another = { ...draft, Usuario: 'otra.de.todas' }
    expect((await clerk.call(staffAccounts.create, { body: another })).status).toBe(403)
    expect((await clerk.call(staffAccounts.list)).status).toBe(403)
    // an account of some branches is none that could let others in again
    await shop.db
      .updateTable('staff_accounts')
      .set({ is_active: false })
      .where('id', 'not in', [Id, adminId])
      .execute()
    expect(
      (await change(admin, adminId, { Rol: 'administracion', Sucursales: [north] })).problem,
    ).toMatchObject({
      code: 'ultima-de-todas',
      Campo: 'Sucursales',
    })
    expect((await limit(null)).json.Sucursales).toBeNull()
    expect((await clerk.call(staffAccounts.list)).status).toBe(200)
    expect((await clerk.call(findOwnStaff)).json).not.toHaveProperty('Sucursales')
  })
})
