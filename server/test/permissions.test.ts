import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callUrl, type Call, isAllowed, PERMISSIONS, ROLE_PERMISSIONS, ROLES } from '@gondola/contract/calls'
import { RECENT_LOGIN_MINUTES } from '@gondola/contract/base'
import { confirmIdentity } from '@gondola/contract/staff'
import { createSession } from '../src/sessions/session.store.ts'
import { listAllCalls } from '../../lab/shop/all-calls.ts'
import { describeOnBothDatabases, TESTED_DATABASES } from '../../lab/harness/databases.ts'
import { sampleOf } from '../../lab/shop/sample.ts'
import { ageLogin, STAFF_PASSWORD, staffOf } from '../../lab/harness/staff-client.ts'
import type { TestClient } from '../../lab/harness/test-client.ts'
import { addTestClient } from '../../lab/shop/test-feature.ts'
import { startTestShop, type TestShop } from '../../lab/shop/test-shop.ts'

const calls = (await listAllCalls()).filter(([, { auth }]) => auth === 'staff')

/** The call with a valid path and no body: a caller without permission is refused before anything else is checked. */
const send = (who: TestClient, call: Call) => {
  const params = call.shape.params === undefined ? {} : sampleOf(call.shape.params as never)
  return who.request(call.method, `/api${callUrl(call, params as Record<string, string>)}`)
}

describe('the table of permissions', () => {
  it('gives administration everything, and every role its own account', () => {
    expect(ROLE_PERMISSIONS.administracion).toEqual(PERMISSIONS)
    for (const role of ROLES) expect(isAllowed(role, 'cuenta.propia')).toBe(true)
  })

  it('knows no other role', () => {
    for (const role of ['admin', '', 'constructor', 'toString'])
      expect(isAllowed(role, 'cuenta.propia')).toBe(false)
  })

  it.each(calls)('is asked by %s', (_name, call) => {
    expect(PERMISSIONS).toContain(call.permission)
  })
})

/** Permissions to change what moves money or opens doors; calls with them that change nothing of the kind. */
const DELICATE = ['pagos.editar', 'integraciones.editar', 'equipo.editar']
const DELICATE_PATH = /^\/gestion\/(cuenta-transferencias|parametros)\//
const HARMLESS = /\/(probar|repetir)$/
/** Calls that move money, or take data of many people out of the shop. */
const MOVING = ['staffPoints.create', 'refundPayment', 'exportOrders', 'recordExport']

describe('password or code again', () => {
  it('is asked for by every change of money’s and access’s settings, and by what moves money or many people’s data', () => {
    for (const [name, { method, path, permission, shape }] of calls) {
      const isDelicate =
        MOVING.includes(name) ||
        ((DELICATE.includes(permission ?? '') || DELICATE_PATH.test(path)) &&
          method !== 'GET' &&
          !HARMLESS.test(path))
      expect([name, shape.needsRecentLogin === true]).toEqual([name, isDelicate])
    }
  })
})

describeOnBothDatabases('staff calls', (database) => {
  let shop: TestShop
  let customer: TestClient
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true })
    customer = shop.visitor()
    const clientId = await addTestClient(shop.db)
    customer.cookies.set('gondola_sesion', await createSession(shop.db, shop.deps.clock, { clientId }))
  })
  afterAll(() => shop.close())

  it('are there to be walked', () => expect(calls.length).toBeGreaterThan(2))

  it.each(calls)('%s opens to nobody without a session of staff', async (_name, call) => {
    expect((await send(shop.visitor(), call)).problem).toMatchObject({ status: 401, code: 'sesion' })
    expect((await send(customer, call)).problem).toMatchObject({ status: 401, code: 'sesion' })
    const forged = shop.visitor()
    forged.cookies.set('gondola_gestion', customer.cookies.get('gondola_sesion') ?? '')
    expect((await send(forged, call)).problem).toMatchObject({ status: 401, code: 'sesion' })
  })

  // what the table says depends on no database; what administration may ask reaches the stores of both
  const roles = database === TESTED_DATABASES[0] ? ROLES : (['administracion'] as const)
  it.each(roles)('open to the role %s as the table says, and not otherwise', async (role) => {
    for (const [name, call] of calls) {
      // an account for each call: some calls end sessions
      const staff = await staffOf(shop, role, `${role}-${name}`)
      const { status, problem } = await send(staff, call)
      const isRefused = status === 401 || (status === 403 && problem.code === 'permiso')
      expect([name, isRefused]).toEqual([
        name,
        call.permission !== undefined && !isAllowed(role, call.permission),
      ])
      expect(status, name).toBeLessThan(500)
    }
  })

  it.each([
    ['segundo-factor', () => shop.db.deleteFrom('staff_roles').execute()],
    [
      'clave-provisoria',
      () => shop.db.updateTable('staff_accounts').set({ is_password_given: true }).execute(),
    ],
  ])('answer nothing but the set-up to an account that is refused with %s', async (code, holdBack) => {
    const answering: string[] = []
    for (const [name, call] of calls) {
      const staff = await staffOf(shop, 'administracion', `${code}-${name}`)
      await holdBack()
      const { status, problem } = await send(staff, call)
      if (problem?.code !== code) answering.push(name)
      else expect([name, status]).toEqual([name, 403])
    }
    expect(answering.toSorted()).toEqual([
      'beginSecondFactor',
      'changeStaffPassword',
      'confirmSecondFactor',
      'findOwnStaff',
      'staffLogout',
    ])
  })

  it.each(calls.filter(([, { shape }]) => shape.needsRecentLogin === true))(
    '%s is refused ten minutes after the login, until its owner says the password',
    async (_name, call) => {
      const staff = await staffOf(shop, 'administracion', `reciente-${_name}`)
      await ageLogin(shop, staff, RECENT_LOGIN_MINUTES * 60 - 30)
      expect((await send(staff, call)).problem?.code).not.toBe('confirmar-identidad')
      await ageLogin(shop, staff, RECENT_LOGIN_MINUTES * 60 + 1)
      expect((await send(staff, call)).problem).toMatchObject({ status: 403, code: 'confirmar-identidad' })
      expect((await staff.call(confirmIdentity, { body: { Pass: STAFF_PASSWORD } })).status).toBe(204)
      expect((await send(staff, call)).problem?.code).not.toBe('confirmar-identidad')
    },
  )

  it.each(calls.filter(([, { method }]) => method !== 'GET'))(
    '%s wants the XSRF header',
    async (_name, call) => {
      const staff = await staffOf(shop, 'administracion', `xsrf-${_name}`)
      await staff.request('GET', '/api/xsrf')
      const params = call.shape.params === undefined ? {} : sampleOf(call.shape.params as never)
      const url = `/api${callUrl(call, params as Record<string, string>)}`
      const { problem } = await staff.request(call.method, url, undefined, { 'x-xsrf-token': 'other' })
      expect(problem).toMatchObject({ status: 403, code: 'xsrf' })
    },
  )

  it('know no role that the table does not', async () => {
    const staff = await staffOf(shop, 'admin' as never, 'of-another-time')
    for (const [, call] of calls) expect((await send(staff, call)).problem.code).toBe('permiso')
  })
})
