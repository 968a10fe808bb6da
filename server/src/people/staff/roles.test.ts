import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ROLES, type Role } from '@gondola/contract/calls'
import {
  beginSecondFactor,
  changeStaffPassword,
  confirmSecondFactor,
  findOwnStaff,
  staffAccounts,
  staffLogin,
  staffRoles,
  type StaffRoleDraft,
} from '@gondola/contract/staff'
import { staffParameters } from '@gondola/contract/site'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { addStaffAccount, STAFF_PASSWORD as Pass, staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { addMissingRoles } from './roles.store.ts'

describeOnBothDatabases('a role that requires a second factor', (database) => {
  let shop: TestShop
  let users = 0
  beforeAll(async () => {
    shop = await startTestShop({ database })
    shop.stopClock()
  })
  beforeEach(async () => {
    shop.setNow('2026-11-21T12:00:00Z')
    await shop.db.deleteFrom('staff_roles').execute()
  })
  afterAll(() => shop.close())

  /** A new account of a role, without changing what the role requires. */
  const newUser = async (role: Role) => {
    const user = `${role}-${users++}`
    const before = await shop.db.selectFrom('staff_roles').select('role').execute()
    await addStaffAccount(shop, role, user)
    const isNew = before.every((known) => known.role !== role)
    if (isNew) await shop.db.deleteFrom('staff_roles').where('role', '=', role).execute()
    return user
  }
  const enter = async (Usuario: string) => {
    const browser = shop.visitor()
    browser.password = Pass
    const { json } = await browser.call(staffLogin, { body: { Usuario, Pass } })
    expect(json.Resultado).toBe('ingreso')
    return { browser, told: json.Cuenta! }
  }
  const isServed = async (browser: TestClient) => (await browser.call(staffAccounts.list)).status === 200
  const require = async (admin: TestClient, Rol: Role, SegundoFactor: boolean) =>
    (
      await admin.call(staffRoles.change, {
        params: { Rol },
        body: { SegundoFactor, Leido: { SegundoFactor: !SegundoFactor } },
      })
    ).json

  it('is administration, or moves money, from the shop’s first start', async () => {
    await addMissingRoles(shop.db, shop.deps.clock)
    const first = await shop.db.selectFrom('staff_roles').selectAll().execute()
    expect(
      first
        .filter((role) => role.requires_factor)
        .map(({ role }) => role)
        .toSorted(),
    ).toEqual(['administracion', 'atencion'])
    shop.setNow('2026-12-21T12:00:00Z')
    await addMissingRoles(shop.db, shop.deps.clock)
    expect(await shop.db.selectFrom('staff_roles').selectAll().execute()).toEqual(first)
  })

  it('is announced at each login with the day, and after seven days allows the set-up alone', async () => {
    await addMissingRoles(shop.db, shop.deps.clock)
    const user = await newUser('administracion')
    const { browser, told } = await enter(user)
    expect(told).toMatchObject({ SegundoFactorHasta: '2026-11-28T09:00:00-03:00' })
    expect(told).not.toHaveProperty('SegundoFactorVencido')
    shop.setNow('2026-11-28T11:59:59Z')
    const { browser: later, told: again } = await enter(user)
    expect(again.SegundoFactorHasta).toBe(told.SegundoFactorHasta)
    expect(await isServed(later)).toBe(true)
    shop.setNow('2026-11-28T12:00:00Z')
    expect((await later.call(staffAccounts.list)).problem).toMatchObject({
      status: 403,
      code: 'segundo-factor',
    })
    expect((await browser.call(findOwnStaff)).status).toBe(401)
    const { browser: here, told: over } = await enter(user)
    expect(over.SegundoFactorVencido).toBe(true)
    expect(await isServed(here)).toBe(false)
    const { json } = await here.call(beginSecondFactor, { body: { Pass } })
    const Codigo = new TOTP({ secret: json.Secreto }).generate({ timestamp: shop.deps.clock.now().getTime() })
    expect((await here.call(confirmSecondFactor, { body: { Codigo } })).status).toBe(200)
    expect(await isServed(here)).toBe(true)
    expect((await here.call(findOwnStaff)).json).not.toHaveProperty('SegundoFactorHasta')
  })

  it('is required of an account from when it got the role, without a record of the role too', async () => {
    const admin = await staffOf(shop, 'administracion', `jefa-${users++}`)
    const { json } = await admin.call(staffAccounts.create, {
      body: { Usuario: `nueva.${users++}`, Nombre: '', Rol: 'pedidos', Pass },
    })
    shop.setNow('2026-12-21T12:00:00Z')
    const boss = await staffOf(shop, 'administracion', `jefa-${users++}`)
    await boss.call(staffAccounts.change, {
      params: { Id: json.Id },
      body: { Rol: 'atencion', Leido: { Rol: 'pedidos' } },
    })
    await shop.db.deleteFrom('staff_roles').execute()
    const { told } = await enter(json.Usuario)
    expect(told.SegundoFactorHasta).toBe('2026-12-28T09:00:00-03:00')
    // the accounts of the harness are of January
    expect((await enter(await newUser('atencion'))).told.SegundoFactorVencido).toBe(true)
    expect((await enter(await newUser('catalogo'))).told.SegundoFactorHasta).toBeUndefined()
  })

  it('has a record, whose seven days begin only with a change', async () => {
    const admin = await staffOf(shop, 'administracion', `jefa-${users++}`)
    const user = await newUser('pedidos')
    const listed = (await admin.call(staffRoles.list)).json
    expect(listed.map(({ Rol }) => Rol)).toEqual([...ROLES].toSorted())
    expect(listed.find(({ Rol }) => Rol === 'pedidos')).toMatchObject({ SegundoFactor: false, Desde: null })
    const since = '2026-11-21T09:00:00-03:00'
    expect(await require(admin, 'pedidos', true)).toMatchObject({ SegundoFactor: true, Desde: since })
    shop.setNow('2026-11-21T20:00:00Z')
    expect(await require(admin, 'pedidos', true)).toMatchObject({ Desde: since })
    expect((await enter(user)).told.SegundoFactorHasta).toBe('2026-11-28T09:00:00-03:00')
    shop.setNow('2026-11-29T12:00:00Z')
    const { browser, told } = await enter(user)
    expect(told.SegundoFactorVencido).toBe(true)
    const boss = await staffOf(shop, 'administracion', `jefa-${users++}`)
    expect(await require(boss, 'pedidos', false)).toMatchObject({ SegundoFactor: false, Desde: null })
    expect((await browser.call(findOwnStaff)).json).not.toHaveProperty('SegundoFactorHasta')
  })
})

describeOnBothDatabases('a role of the chain’s own', (database) => {
  let shop: TestShop
  let admin: TestClient
  let users = 0
  beforeAll(async () => {
    shop = await startTestShop({ database })
    admin = await staffOf(shop, 'administracion', 'jefa')
  })
  afterAll(() => shop.close())

  const draft = (Nombre: string, ...Permisos: StaffRoleDraft['Permisos']) => ({
    Nombre,
    Permisos,
    SegundoFactor: false,
  })
  const made = async (body: StaffRoleDraft) => (await admin.call(staffRoles.create, { body })).json
  const account = async (Rol: string, more: { CambiarClave?: boolean } = {}) => {
    const body = { Usuario: `cajera.${users++}`, Nombre: '', Rol, Pass, ...more }
    const { status, json, problem } = await admin.call(staffAccounts.create, { body })
    return { status, problem, Id: json.Id, Usuario: body.Usuario }
  }
  const enter = async (Usuario: string) => {
    const browser = shop.visitor()
    browser.password = Pass
    const { json } = await browser.call(staffLogin, { body: { Usuario, Pass } })
    return { browser, told: json.Cuenta! }
  }

  it('has just the permissions it was given, which its open sessions follow', async () => {
    const { Rol } = await made(draft('Caja de Núñez', 'pedidos.ver', 'equipo.ver'))
    expect(Rol).toBe('caja-de-nunez')
    const { Usuario } = await account(Rol)
    const { browser, told } = await enter(Usuario)
    expect(told.Permisos).toEqual(['cuenta.propia', 'pedidos.ver', 'equipo.ver'])
    expect((await browser.call(staffAccounts.list)).status).toBe(200)
    expect((await browser.call(staffParameters.list)).status).toBe(403)
    expect((await browser.call(staffRoles.create, { body: draft('Otro') })).status).toBe(403)
    await admin.call(staffRoles.change, {
      params: { Rol },
      body: { Permisos: ['parametros.ver'], Leido: { Permisos: ['pedidos.ver', 'equipo.ver'] } },
    })
    expect((await browser.call(staffAccounts.list)).status).toBe(403)
    expect((await browser.call(staffParameters.list)).status).toBe(200)
  })

  it('is not given the permission to make accounts', async () => {
    const body = draft('Jefes', 'equipo.editar' as never)
    expect((await admin.call(staffRoles.create, { body })).status).toBe(400)
  })

  it('has a name of its own; those of the contract keep name and permissions', async () => {
    await made(draft('Reparto', 'pedidos.ver'))
    for (const Nombre of ['reparto', 'REPARTO ', 'Pedidos', 'administracion', 'Atención al cliente'])
      expect((await admin.call(staffRoles.create, { body: draft(Nombre) })).problem).toMatchObject({
        status: 422,
        code: 'rol-en-uso',
      })
    const fixed = { params: { Rol: 'pedidos' }, body: { Nombre: 'Otro', Leido: { Nombre: 'Pedidos' } } }
    expect((await admin.call(staffRoles.change, fixed)).problem).toMatchObject({ code: 'rol-fijo' })
    expect((await admin.call(staffRoles.remove, { params: { Rol: 'pedidos' } })).status).toBe(422)
  })

  it('is removed when no account has it, and given to none after that', async () => {
    const { Rol } = await made(draft('De paso', 'pedidos.ver'))
    const { Id } = await account(Rol)
    expect((await admin.call(staffRoles.remove, { params: { Rol } })).problem).toMatchObject({
      code: 'rol-con-cuentas',
    })
    await admin.call(staffAccounts.change, {
      params: { Id },
      body: { Rol: 'catalogo', Leido: { Rol } },
    })
    expect((await admin.call(staffRoles.remove, { params: { Rol } })).status).toBeLessThan(300)
    expect((await account(Rol)).problem).toMatchObject({ status: 422, code: 'rol-inexistente' })
  })

  it('a password that somebody else chose opens only its change, to another one', async () => {
    const { Usuario } = await account('administracion', { CambiarClave: true })
    const { browser, told } = await enter(Usuario)
    expect(told.ClaveProvisoria).toBe(true)
    expect((await browser.call(staffAccounts.list)).problem).toMatchObject({
      status: 403,
      code: 'clave-provisoria',
    })
    const change = (PassNueva: string) => browser.call(changeStaffPassword, { body: { Pass, PassNueva } })
    expect((await change(Pass)).problem).toMatchObject({ code: 'clave-igual' })
    expect((await change('lluvia tibia sobre el zaguán')).status).toBeLessThan(300)
    expect((await browser.call(staffAccounts.list)).status).toBe(200)
    expect((await browser.call(findOwnStaff)).json).not.toHaveProperty('ClaveProvisoria')
  })
})
