import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginByUser } from '@gondola/contract/clients'
import {
  beginSecondFactor,
  changeStaffPassword,
  confirmIdentity,
  confirmSecondFactor,
  findOwnStaff,
  removeSecondFactor,
  staffLogin,
  staffLogout,
  resetStaffAccess,
} from '@gondola/contract/staff'
import { describeOnBothDatabases, TESTED_DATABASES } from '../../../../lab/harness/databases.ts'
import { addStaffAccount, STAFF_PASSWORD } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { hashToken } from '../../platform/secrets/token.ts'
import { createCheckedSession, revokeSession } from '../../sessions/session.store.ts'
import { KEY_FILE, SecretBox } from '../../platform/secrets/secret-box.ts'
import { newSecretKey } from '../../platform/secrets/secret-key.ts'
import { sealOldSecrets, totpSecretOf } from './second-factor.ts'

const Pass = STAFF_PASSWORD

describeOnBothDatabases('staff access', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, now: '2026-11-21T12:00:10Z' })
    // a code is valid for half a minute
    shop.stopClock()
    await addStaffAccount(shop, 'pedidos', 'ana')
  })
  afterAll(() => shop.close())

  const enter = (browser: TestClient, body: { Usuario: string; Pass: string; Codigo?: string }) =>
    browser.call(staffLogin, { body })
  const entered = async (Usuario: string, password = Pass) => {
    const browser = shop.visitor()
    expect((await enter(browser, { Usuario, Pass: password })).json.Resultado).toBe('ingreso')
    return browser
  }
  const isIn = async (browser: TestClient) => (await browser.call(findOwnStaff)).status === 200
  const codeOf = (secret: string, aside = 0) =>
    new TOTP({ secret }).generate({ timestamp: shop.deps.clock.now().getTime() + aside * 30_000 })

  it('opens a session of its own, hidden from scripts, for twelve hours of doing nothing', async () => {
    const browser = shop.visitor()
    const { json, headers, text } = await enter(browser, { Usuario: ' ANA', Pass })
    expect(json).toMatchObject({
      Resultado: 'ingreso',
      Cuenta: { Usuario: 'ana', Rol: 'pedidos', SegundoFactor: false },
    })
    expect(text).not.toMatch(/argon2|hash|secret/)
    expect(String(headers['set-cookie'])).toMatch(
      /gondola_gestion=[^;]{40,}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax/,
    )
    expect(browser.cookies.has('gondola_sesion')).toBe(false)
    expect((await browser.call(findOwnStaff)).json).toEqual(json.Cuenta)
    shop.setNow('2026-11-21T23:00:00Z')
    expect(await isIn(browser)).toBe(true)
    shop.setNow('2026-11-22T10:00:00Z')
    expect(await isIn(browser)).toBe(true)
    shop.setNow('2026-11-22T22:30:00Z')
    expect(await isIn(browser)).toBe(false)
    shop.setNow('2026-11-21T12:00:10Z')
  })

  it.each([
    ['a wrong password', 'ana', 'otra-clave'],
    ['nobody of that name', 'nadie', Pass],
    ['no password', 'ana', ''],
  ])('stays shut for %s', async (_what, Usuario, password) => {
    const browser = shop.visitor()
    const { status, json } = await enter(browser, { Usuario, Pass: password })
    expect([status, json]).toEqual([200, { Resultado: 'datos-incorrectos', Cuenta: null }])
    expect(browser.cookies.has('gondola_gestion')).toBe(false)
  })

  it('ends with leaving, and the previous session with entering again', async () => {
    const browser = await entered('ana')
    const first = browser.cookies.get('gondola_gestion') ?? ''
    await enter(browser, { Usuario: 'ana', Pass })
    const thief = shop.visitor()
    thief.cookies.set('gondola_gestion', first)
    expect(await isIn(thief)).toBe(false)
    thief.cookies.set('gondola_gestion', browser.cookies.get('gondola_gestion') ?? '')
    expect((await browser.call(staffLogout)).status).toBe(204)
    expect(await isIn(thief)).toBe(false)
    expect(browser.cookies.has('gondola_gestion')).toBe(false)
  })

  it('changes one’s own password: with the current one, ending the other sessions', async () => {
    await addStaffAccount(shop, 'pedidos', 'berta')
    const [here, elsewhere] = [await entered('berta'), await entered('berta')]
    const change = (Pass_: string, PassNueva: string) =>
      here.call(changeStaffPassword, { body: { Pass: Pass_, PassNueva } })
    expect((await change('otra', 'una-clave-nueva')).problem).toMatchObject({
      status: 422,
      code: 'clave-actual',
      Campo: 'Pass',
    })
    expect((await change(Pass, 'corta')).problem).toMatchObject({
      status: 422,
      code: 'clave-corta',
      Campo: 'PassNueva',
    })
    expect((await change(Pass, 'una-clave-nueva')).status).toBe(204)
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false])
    await entered('berta', 'una-clave-nueva')
    expect((await enter(shop.visitor(), { Usuario: 'berta', Pass })).json.Resultado).toBe('datos-incorrectos')
    const log = await shop.db.selectFrom('audit_log').selectAll().where('user_name', '=', 'berta').execute()
    expect(log).toMatchObject([{ action: 'cambiar-contrasena', before: null, after: null }])
  })

  it('renews a session’s login by the password, and no other session’s', async () => {
    await addStaffAccount(shop, 'administracion', 'dora')
    const [here, elsewhere] = [await entered('dora'), await entered('dora')]
    shop.setNow('2026-11-21T12:11:00Z')
    const reset = { params: { Id: 999 }, body: { PassNueva: 'x' } }
    const refusal = async (browser: TestClient) => (await browser.call(resetStaffAccess, reset)).problem.code
    expect(await refusal(here)).toBe('confirmar-identidad')
    for (const body of [{ Pass: 'otra' }, { Codigo: '123456' }])
      expect((await here.call(confirmIdentity, { body })).problem).toMatchObject({
        code: 'clave-actual',
        Campo: 'Pass',
      })
    // an empty proof only asks whether one is needed
    const isNeeded = async () => (await here.call(confirmIdentity, { body: {} })).problem?.code
    expect(await isNeeded()).toBe('confirmar-identidad')
    expect(await refusal(here)).toBe('confirmar-identidad')
    expect((await here.call(confirmIdentity, { body: { Pass } })).status).toBe(204)
    expect(await isNeeded()).toBeUndefined()
    expect([await refusal(here), await refusal(elsewhere)]).toEqual(['no-existe', 'confirmar-identidad'])
    shop.setNow('2026-11-21T12:00:10Z')
  })

  describe('with a second factor', () => {
    let secret = ''
    let codes: string[] = []

    it('is set up by password and code, ending the other sessions', async () => {
      await addStaffAccount(shop, 'administracion', 'clara')
      const [here, elsewhere] = [await entered('clara'), await entered('clara')]
      const confirm = (Codigo: string) => here.call(confirmSecondFactor, { body: { Codigo } })
      expect((await confirm('123456')).problem.code).toBe('segundo-factor-sin-empezar')
      expect((await here.call(beginSecondFactor, { body: { Pass: 'otra' } })).problem.code).toBe(
        'clave-actual',
      )
      const { json } = await here.call(beginSecondFactor, { body: { Pass } })
      secret = json.Secreto
      expect(secret).toMatch(/^[A-Z2-7]{32}$/)
      expect(json.Uri).toMatch(new RegExp(`:clara\\?(.*&)?secret=${secret}&`))
      // not required before it is confirmed
      await entered('clara')
      expect((await confirm('000000')).problem).toMatchObject({ code: 'codigo-incorrecto', Campo: 'Codigo' })
      codes = (await confirm(codeOf(secret))).json.Codigos
      expect(new Set(codes).size).toBe(10)
      expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false])
      expect((await here.call(findOwnStaff)).json).toMatchObject({
        SegundoFactor: true,
        CodigosRestantes: 10,
      })
      expect((await here.call(beginSecondFactor, { body: { Pass } })).problem.code).toBe(
        'segundo-factor-activo',
      )
    })

    it('tells of the code only who has the password', async () => {
      const outcome = async (body: { Pass: string; Codigo?: string }) =>
        (await enter(shop.visitor(), { Usuario: 'clara', ...body })).json
      expect(await outcome({ Pass })).toEqual({ Resultado: 'falta-codigo', Cuenta: null })
      expect(await outcome({ Pass, Codigo: ' ' })).toEqual({ Resultado: 'falta-codigo', Cuenta: null })
      expect(await outcome({ Pass: 'otra', Codigo: codeOf(secret, 1) })).toEqual({
        Resultado: 'datos-incorrectos',
        Cuenta: null,
      })
      expect(await outcome({ Pass, Codigo: '000000' })).toEqual({
        Resultado: 'codigo-incorrecto',
        Cuenta: null,
      })
    })

    it('takes a code once, and no earlier one', async () => {
      const outcome = async (Codigo: string) =>
        (await enter(shop.visitor(), { Usuario: 'clara', Pass, Codigo })).json.Resultado
      // the code that confirmed it cannot be used again
      expect(await outcome(codeOf(secret))).toBe('codigo-incorrecto')
      const next = codeOf(secret, 1)
      const both = await Promise.all([outcome(next), outcome(`${next.slice(0, 3)} ${next.slice(3)}`)])
      expect(both.toSorted()).toEqual(['codigo-incorrecto', 'ingreso'])
      shop.setNow('2026-11-21T12:05:10Z')
      expect(await outcome(codeOf(secret))).toBe('ingreso')
      expect(await outcome(codeOf(secret, -1))).toBe('codigo-incorrecto')
    })

    it('takes each recovery code once, however it is typed', async () => {
      const outcome = async (Codigo: string) =>
        (await enter(shop.visitor(), { Usuario: 'clara', Pass, Codigo })).json.Resultado
      const [first = '', second = ''] = codes
      const both = await Promise.all([outcome(first), outcome(first)])
      expect(both.toSorted()).toEqual(['codigo-incorrecto', 'ingreso'])
      expect(await outcome(second.toUpperCase().replace('-', ' '))).toBe('ingreso')
      expect(await outcome(second)).toBe('codigo-incorrecto')
      expect(await outcome('aaaa-aaaa')).toBe('codigo-incorrecto')
    })

    it('leaves no code or secret readable in the database', async () => {
      const row = await shop.db
        .selectFrom('staff_accounts')
        .selectAll()
        .where('user_name', '=', 'clara')
        .executeTakeFirstOrThrow()
      expect(row.recovery_codes).toHaveLength(8)
      const log =
        JSON.stringify(await shop.db.selectFrom('audit_log').selectAll().execute()) + JSON.stringify(shop.log)
      for (const text of [secret, ...codes, Pass]) {
        expect(log).not.toContain(text)
        expect(JSON.stringify(row)).not.toContain(text)
      }
      expect(row.recovery_codes?.every((hash) => hash.startsWith('$argon2id$'))).toBe(true)
    })

    it('lets nobody in who showed the password before it was set up', async () => {
      const row = await shop.db
        .selectFrom('staff_accounts')
        .selectAll()
        .where('user_name', '=', 'clara')
        .executeTakeFirstOrThrow()
      const checked = { staffId: row.id, passwordHash: row.password_hash, hasSecondFactor: false }
      const { db, deps } = shop
      expect(await createCheckedSession(db, deps.clock, checked)).toBeNull()
      const token = await createCheckedSession(db, deps.clock, { ...checked, hasSecondFactor: true })
      expect(token).not.toBeNull()
      await revokeSession(db, hashToken(token ?? ''))
    })

    it('is sealed again under another key, also where it was readable, and knows its owner', async () => {
      const { db, deps } = shop
      const stored = async () =>
        await db
          .selectFrom('staff_accounts')
          .selectAll()
          .where('user_name', '=', 'clara')
          .executeTakeFirstOrThrow()
      const before = (await stored()).totp_secret ?? ''
      expect(await sealOldSecrets(deps)).toEqual({ sealed: 0, lost: 0 })
      const [old = ''] = readFileSync(join(shop.config.dataFolder, KEY_FILE), 'utf8').split('\n')
      const changed = {
        ...deps,
        secrets: new SecretBox({ ...shop.config, secretKeys: [newSecretKey(), old] }),
      }
      expect(await sealOldSecrets(changed)).toEqual({ sealed: 1, lost: 0 })
      expect((await stored()).totp_secret).not.toBe(before)
      expect(totpSecretOf(changed, await stored())).toBe(secret)
      expect(totpSecretOf(deps, await stored())).toBeNull()
      expect(await sealOldSecrets(deps)).toEqual({ sealed: 0, lost: 1 })
      // stored unsealed, as earlier releases did
      await db
        .updateTable('staff_accounts')
        .set({ totp_secret: secret })
        .where('user_name', '=', 'clara')
        .execute()
      expect(await sealOldSecrets(deps)).toEqual({ sealed: 1, lost: 0 })
      expect((await stored()).totp_secret).not.toContain(secret)
      expect(totpSecretOf(deps, { ...(await stored()), id: 999 })).toBeNull()
    })

    it('goes by password', async () => {
      const browser = shop.visitor()
      shop.setNow('2026-11-21T12:10:10Z')
      await enter(browser, { Usuario: 'clara', Pass, Codigo: codeOf(secret) })
      expect((await browser.call(removeSecondFactor, { body: { Pass: 'otra' } })).problem.code).toBe(
        'clave-actual',
      )
      // who has a second factor confirms by it, not by the password
      shop.setNow('2026-11-21T12:20:10Z')
      const Codigo = codeOf(secret)
      const confirm = (body: { Pass?: string; Codigo?: string }) => browser.call(confirmIdentity, { body })
      for (const body of [{ Pass }, { Pass, Codigo: '000000' }])
        expect((await confirm(body)).problem).toMatchObject({ code: 'codigo-incorrecto', Campo: 'Codigo' })
      expect((await confirm({ Codigo })).status).toBe(204)
      expect((await confirm({ Codigo })).status).toBe(422)
      expect((await browser.call(removeSecondFactor, { body: { Pass } })).status).toBe(204)
      await entered('clara')
    })
  })
})

describe('attempts to enter', () => {
  it.each(TESTED_DATABASES)(
    'are limited per account and network, apart from the customers’ (%s)',
    async (database) => {
      const shop = await startTestShop({ database, config: { rateLimit: true } })
      await addStaffAccount(shop, 'pedidos', 'ana')
      const attempt = (address: string, Usuario: string, password: string) =>
        shop.visitor(address).call(staffLogin, { body: { Usuario, Pass: password } })
      for (let count = 0; count < 10; count++)
        expect((await attempt(`10.0.0.${count}`, 'ana', 'mal')).status).toBe(200)
      const refused = await attempt('10.0.0.99', 'ANA', Pass)
      expect(refused.problem).toMatchObject({ status: 429, code: 'limite' })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      // the owner logs in from another address
      expect((await attempt('10.0.1.1', 'ANA', Pass)).json?.Resultado).toBe('ingreso')
      const customer = await shop.visitor('10.0.1.2').call(loginByUser, { body: { Usuario: 'ana', Pass } })
      expect(customer.status).toBe(200)
      for (let count = 0; count < 40; count++) await attempt('10.0.2.1', `x${count}`, 'mal')
      expect((await attempt('10.0.2.1', 'otra', 'mal')).status).toBe(429)
      await shop.close()
    },
  )
})
