import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases, describeOnPostgres } from '../../../lab/harness/databases.ts'
import {
  addTestClient,
  fail,
  findThing,
  login,
  logout,
  readOwn,
  revokeOthers,
  saveThing,
  staffOnly,
  testFeature,
} from '../../../lab/shop/test-feature.ts'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { createSession } from '../sessions/session.store.ts'

const demo = { Usuario: 'demo', Pass: 'demo1234' }

describeOnBothDatabases('what all calls stand on', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, features: [testFeature] })
    await addTestClient(shop.db)
  })
  afterAll(() => shop.close())

  it('answers by the schema: unlisted fields stay inside', async () => {
    const answer = await shop.visitor().call(findThing, { params: { Codigo: 'ñ/1', from: 0 } })
    expect(answer.status).toBe(200)
    expect(answer.json).toEqual({ Codigo: 'ñ/1', Precio: null, Tipo: 'a', Partes: [{ Id: 1 }] })
    expect(answer.headers).toMatchObject({
      'x-total-count': '7',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self';/)
    expect((await shop.visitor().call(findThing, { params: { Codigo: 'nada', from: 0 } })).text).toBe('null')
  })

  it('sends no answer without the headers that bind a browser, not even at an unknown address', async () => {
    for (const path of [
      '/',
      '/api/nada',
      '/api/docs',
      '/metrics',
      '/healthz',
      '/imagenes/no.png',
      '/api/%ff',
    ]) {
      const { headers } = await shop.visitor().request('GET', path)
      expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff'])
      expect(headers['content-security-policy'], path).toMatch(/frame-ancestors 'none'/)
    }
  })

  it('drops unlisted fields that come in and turns no types in a body', async () => {
    const saved = await shop
      .visitor()
      .call(saveThing, { body: { Nombre: '<b>', es_admin: true } as { Nombre: string } })
    expect(saved.json).toEqual({ Nombre: '<b>' })
    const wrong = await shop.visitor().request('POST', '/api/cosas/save', { Nombre: 'x', Cantidad: '3' })
    expect(wrong).toMatchObject({
      status: 400,
      problem: { code: 'datos', Campo: 'Cantidad', detail: 'Cantidad: no tiene el tipo esperado.' },
    })
  })

  it('takes every text in its plain letters', async () => {
    const body = { Nombre: '\u0007\u202eﬁdeos Ｎ\u0303\u200boquis ½' }
    expect((await shop.visitor().call(saveThing, { body })).json).toEqual({ Nombre: 'fideos Ñoquis ½' })
    expect((await shop.visitor().call(login, { body: { ...demo, Usuario: '\u200bｄemo' } })).status).toBe(200)
  })

  it.each([
    ['broken JSON', 'POST', '/api/cosas/save', '{"Nombre":', 400, 'datos'],
    ['no body', 'POST', '/api/cosas/save', '', 400, 'datos'],
    ['a list', 'POST', '/api/cosas/save', '[]', 400, 'datos'],
    ['a missing field', 'POST', '/api/cosas/save', '{}', 400, 'datos'],
    ['NUL', 'POST', '/api/cosas/save', '{"Nombre":"a\\u0000b"}', 400, 'datos'],
    [
      'NUL deep in 60 kB of brackets',
      'POST',
      '/api/cosas/save',
      `{"Nombre":"x","y":${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}}`,
      400,
      'datos',
    ],
    ['a poisoned prototype', 'POST', '/api/cosas/save', '{"__proto__":{"a":1},"Nombre":"x"}', 400, 'datos'],
    ['100 kB', 'POST', '/api/cosas/save', `{"Nombre":"${'x'.repeat(100_000)}"}`, 413, 'demasiado-grande'],
    ['an unknown call', 'GET', '/api/nada/de/eso', undefined, 404, 'no-existe'],
    ['an unknown method', 'DELETE', '/api/cosas/save', undefined, 404, 'no-existe'],
    ['a negative number', 'GET', '/api/cosas/get/a/-1', undefined, 400, 'datos'],
    ['no number', 'GET', '/api/cosas/get/a/abc', undefined, 400, 'datos'],
    ['half a number', 'GET', '/api/cosas/get/a/1.5', undefined, 400, 'datos'],
    ['a huge number', 'GET', '/api/cosas/get/a/99999999999999999999', undefined, 400, 'datos'],
    ['NUL in the path', 'GET', '/api/cosas/get/a%00b/0', undefined, 400, 'datos'],
    ['a broken escape', 'GET', '/api/cosas/get/%zz/0', undefined, 400, 'datos'],
    ['a sort that is none', 'GET', '/api/cosas/get/a/0?orden=x;drop', undefined, 400, 'datos'],
    ['a bug', 'GET', '/api/cosas/falla/x', undefined, 500, 'interno'],
  ] as const)('answers %s with a problem in Spanish', async (_what, method, url, body, status, code) => {
    const answer = await shop.visitor().request(method, url, body)
    expect(answer.status).toBe(status)
    expect(answer.problem).toMatchObject({
      status,
      code,
      title: expect.any(String),
      detail: expect.any(String),
    })
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.text).not.toMatch(/secret_table|at .*\.ts|Error:|FST_/)
  })

  it('takes JSON only', async () => {
    const answer = await shop
      .visitor()
      .request('POST', '/api/cosas/save', 'Nombre=x', { 'content-type': 'application/x-www-form-urlencoded' })
    expect(answer).toMatchObject({ status: 415, problem: { code: 'tipo-contenido' } })
  })

  it('refuses what comes without the XSRF header, or with another', async () => {
    const visitor = shop.visitor()
    const first = await visitor.request('GET', '/api/cosas/get/a/0')
    expect(first.headers['set-cookie']).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/)
    expect((await visitor.request('GET', '/api/cosas/get/a/0')).headers['set-cookie']).toBeUndefined()
    for (const token of ['', 'x', visitor.cookies.get('XSRF-TOKEN')?.replace(/.$/, '!') ?? '']) {
      const answer = await visitor.request(
        'POST',
        '/api/cosas/save',
        { Nombre: 'x' },
        { 'x-xsrf-token': token },
      )
      expect(answer).toMatchObject({ status: 403, problem: { code: 'xsrf' } })
    }
    expect((await visitor.request('POST', '/api/cosas/save', { Nombre: 'x' })).status).toBe(200)
  })

  it('refuses what another site makes a browser send, also an older browser', async () => {
    const visitor = shop.visitor()
    await visitor.request('GET', '/api/cosas/get/a/0')
    const send = async (headers: Record<string, string>) =>
      (await visitor.request('POST', '/api/cosas/save', { Nombre: 'x' }, headers)).status
    expect(await send({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await send({ 'sec-fetch-site': 'same-site' })).toBe(403)
    expect(await send({ origin: 'https://evil.example' })).toBe(403)
    expect(await send({ origin: 'null' })).toBe(403)
    expect(await send({ origin: shop.config.publicUrl })).toBe(200)
    expect(await send({ 'sec-fetch-site': 'same-origin' })).toBe(200)
  })

  it('opens, knows and ends a session', async () => {
    const visitor = shop.visitor()
    expect((await visitor.call(readOwn)).problem).toMatchObject({ status: 401, code: 'sesion' })
    expect((await visitor.call(login, { body: { ...demo, Pass: 'no' } })).json).toBe(false)
    const answer = await visitor.call(login, { body: demo })
    expect(answer.headers['set-cookie']).toMatch(
      /^gondola_sesion=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect((await visitor.call(readOwn)).json).toBe(1)
    const token = visitor.cookies.get('gondola_sesion') ?? ''
    expect(JSON.stringify(await shop.db.selectFrom('sessions').selectAll().execute())).not.toContain(token)
    expect((await visitor.call(logout)).status).toBe(204)
    expect(visitor.cookies.has('gondola_sesion')).toBe(false)
    visitor.cookies.set('gondola_sesion', token)
    expect((await visitor.call(readOwn)).status).toBe(401)
  })

  it('shares sessions with another process and ends the others of a client', async () => {
    const second = await shop.openSecondApp()
    const [here, there] = [shop.visitor(), second.visitor()]
    await here.call(login, { body: demo })
    await there.call(login, { body: demo })
    there.cookies.set('gondola_sesion', here.cookies.get('gondola_sesion') ?? '')
    expect((await there.call(readOwn)).status).toBe(200)
    await there.call(login, { body: demo })
    await there.call(revokeOthers)
    expect((await here.call(readOwn)).status).toBe(401)
    expect((await there.call(readOwn)).status).toBe(200)
    await second.close()
  })

  it('lets a session slide for 30 days, writing at most once an hour', async () => {
    const visitor = shop.visitor()
    const start = Date.parse('2026-11-21T12:00:00Z')
    const at = (hours: number) => shop.setNow(new Date(start + hours * 3_600_000).toISOString())
    at(0)
    await visitor.call(login, { body: demo })
    at(0.9)
    expect((await visitor.call(readOwn)).headers['set-cookie']).toBeUndefined()
    at(29 * 24)
    expect((await visitor.call(readOwn)).headers['set-cookie']).toMatch(/^gondola_sesion=.*Max-Age=2592000/)
    at(58 * 24)
    expect((await visitor.call(readOwn)).status).toBe(200)
    at(89 * 24)
    expect((await visitor.call(readOwn)).status).toBe(401)
    shop.setNow(new Date().toISOString())
  })

  it('ends the session of a blocked client', async () => {
    const visitor = shop.visitor()
    await visitor.call(login, { body: demo })
    await shop.db.updateTable('clients').set({ Estado: 1 }).execute()
    expect((await visitor.call(readOwn)).status).toBe(401)
    await shop.db.updateTable('clients').set({ Estado: 0 }).execute()
  })

  it('keeps staff calls for staff', async () => {
    const visitor = shop.visitor()
    expect((await visitor.call(staffOnly)).problem).toMatchObject({ status: 401, code: 'sesion' })
    await visitor.call(login, { body: demo })
    // the panel asks for the password again, whoever is logged in to the shop beside it
    expect((await visitor.call(staffOnly)).problem).toMatchObject({ status: 401, code: 'sesion' })
    const staff = {
      user_name: `a${Math.random()}`,
      password_hash: 'x',
      role: 'administracion',
      created_at: shop.deps.clock.now().toISOString(),
    }
    const { id } = await shop.db
      .insertInto('staff_accounts')
      .values(staff)
      .returning('id')
      .executeTakeFirstOrThrow()
    const token = await createSession(shop.db, shop.deps.clock, { staffId: id })
    visitor.cookies.set('gondola_gestion', token)
    expect((await visitor.call(staffOnly)).json).toBe(staff.user_name)
    // a staff token is not valid as a client's
    visitor.cookies.set('gondola_sesion', token)
    expect((await visitor.call(readOwn)).status).toBe(401)
    await shop.db.updateTable('staff_accounts').set({ is_active: false }).execute()
    visitor.cookies.delete('gondola_sesion')
    expect((await visitor.call(staffOnly)).status).toBe(401)
  })

  it('logs and measures routes by their pattern, and no secret', async () => {
    const visitor = shop.visitor()
    await visitor.call(login, { body: demo })
    await visitor.request('GET', '/api/cosas/get/topsecret/0?orden=hidden1')
    await visitor.call(fail, { params: { Clave: 'topsecret' } })
    await visitor.request('GET', '/api/topsecret/x')
    const text = JSON.stringify(shop.log) + (await visitor.request('GET', '/metrics')).text
    for (const secret of ['topsecret', 'hidden1', 'demo1234', ...visitor.cookies.values()])
      expect(text).not.toContain(secret)
    expect(text).toContain('/api/cosas/get/:Codigo/:from')
    expect(shop.log.findLast(({ msg }) => msg === 'bug')).toMatchObject({
      route: '/api/cosas/falla/:Clave',
      reqId: expect.any(String),
    })
  })

  it('is healthy and ready', async () => {
    const visitor = shop.visitor()
    expect(await visitor.request('GET', '/healthz')).toMatchObject({ status: 200, json: { status: 'ok' } })
    expect(await visitor.request('GET', '/readyz')).toMatchObject({ status: 200 })
    shop.deps.readiness.push({ name: 'catalogue', isReady: () => false })
    expect(await visitor.request('GET', '/readyz')).toMatchObject({
      status: 503,
      json: { missing: ['catalogue'] },
    })
    shop.deps.readiness.pop()
  })
})

describeOnBothDatabases('rate limits', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, features: [testFeature], config: { rateLimit: true } })
    await addTestClient(shop.db)
    await addTestClient(shop.db, 'vecina', '1')
  })
  afterAll(() => shop.close())

  const tries = async (from: (turn: number) => string, count: number, Usuario = 'demo') => {
    const statuses: number[] = []
    for (let turn = 0; turn < count; turn++) {
      const body = { Usuario, Pass: 'no' }
      statuses.push((await shop.visitor(from(turn)).call(login, { body })).status)
    }
    return statuses
  }
  const later = (seconds: number) =>
    shop.setNow(new Date(shop.deps.clock.now().getTime() + seconds * 1000).toISOString())

  it('count wrong passwords for an account by network, over processes together, however its name is spelled', async () => {
    const second = await shop.openSecondApp()
    const wrong = { ...demo, Pass: 'no' }
    for (let turn = 0; turn < 10; turn++) {
      const app = turn % 2 === 0 ? shop : second
      expect((await app.visitor(`10.0.1.${turn}`).call(login, { body: wrong })).json).toBe(false)
    }
    for (const app of [shop, second]) {
      for (const Usuario of [' DEMO ', 'démo', 'ｄｅｍｏ', 'de\u200bmo']) {
        const answer = await app.visitor('10.0.1.77').call(login, { body: { ...demo, Usuario } })
        expect(answer, Usuario).toMatchObject({ status: 429, problem: { code: 'limite' } })
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(200)
      }
    }
    const vecina = { ...demo, Usuario: 'vecina' }
    expect((await shop.visitor('10.0.1.77').call(login, { body: vecina })).json).toBe(true)
    later(301)
    expect((await shop.visitor('10.0.1.77').call(login, { body: demo })).json).toBe(true)
    await second.close()
  })

  it('keep nobody’s owner out: not from elsewhere, not where a browser was logged in before', async () => {
    const known = shop.visitor('10.1.1.1')
    expect((await known.call(login, { body: demo })).json).toBe(true)
    expect(await tries(() => '10.1.1.1', 11)).toEqual([...Array<number>(10).fill(200), 429])
    // from another network, and from a known browser in the guesser's network
    expect((await shop.visitor('10.2.2.2').call(login, { body: demo })).json).toBe(true)
    expect((await known.call(login, { body: demo })).json).toBe(true)
    // a made-up device cookie, or one of another account, does not count
    const stranger = shop.visitor('10.1.1.1')
    for (const value of ['x', 's1.x.y', known.cookies.get('gondola_equipo')?.slice(0, -2) ?? '']) {
      stranger.cookies.set('gondola_equipo', value)
      expect((await stranger.call(login, { body: demo })).status).toBe(429)
    }
    const vecina = shop.visitor('10.3.3.3')
    await vecina.call(login, { body: { ...demo, Usuario: 'vecina' } })
    stranger.cookies.set('gondola_equipo', vecina.cookies.get('gondola_equipo') ?? '')
    expect((await stranger.call(login, { body: demo })).status).toBe(429)
    // the known browser has a limit of its own
    for (let turn = 0; turn < 10; turn++) await known.call(login, { body: { ...demo, Pass: 'no' } })
    expect((await known.call(login, { body: demo })).status).toBe(429)
    later(301)
    expect((await known.call(login, { body: demo })).json).toBe(true)
  })

  it('have repeated guesses wait longer each time', async () => {
    const waits: number[] = []
    for (let round = 0; round < 8; round++) {
      await tries(() => '10.4.4.4', 10)
      const { headers } = await shop.visitor('10.4.4.4').call(login, { body: demo })
      const wait = Number(headers['retry-after'])
      waits.push(Math.round(wait / 300))
      later(wait + 1)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 48, 48])
    later(86_400)
  })

  it('stop guessing from many networks, and leave in who was in before', async () => {
    const known = shop.visitor('10.1.1.1')
    await known.call(login, { body: { ...demo, Usuario: 'vecina' } })
    const statuses = await tries(
      (turn) => `10.${20 + (turn % 250)}.${Math.floor(turn / 250)}.1`,
      301,
      'vecina',
    )
    expect(statuses.indexOf(429)).toBe(300)
    const vecina = { ...demo, Usuario: 'vecina' }
    expect((await shop.visitor('10.5.0.1').call(login, { body: vecina })).status).toBe(429)
    expect((await known.call(login, { body: vecina })).json).toBe(true)
    later(86_400)
  })

  it('let right passwords pass more often, but not without end', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 32; turn++)
      statuses.push((await shop.visitor(`10.6.${turn}.1`).call(login, { body: demo })).status)
    expect(statuses.indexOf(429)).toBe(30)
    expect((await shop.visitor('10.7.0.1').call(login, { body: { ...demo, Usuario: 'vecina' } })).json).toBe(
      true,
    )
    const { Id } = await shop.db
      .selectFrom('clients')
      .select('Id')
      .where('Usuario', '=', 'demo')
      .executeTakeFirstOrThrow()
    const kept = await shop.db
      .selectFrom('sessions')
      .select('token_hash')
      .where('client_id', '=', Id)
      .execute()
    expect(kept).toHaveLength(20)
  })

  it('count whose session it is, whatever account a call of theirs names', async () => {
    const url = '/api/clientes/update'
    const app = await startTestShop({ database, config: { rateLimit: true } })
    await addTestClient(app.db)
    const browser = app.visitor('10.5.5.5')
    await browser.request('POST', '/api/clientes/login', demo)
    const guess = (turn: number) => ({ Email: `u${turn}@x.ar`, Pass: `${turn}`, PassNueva: 'tomada' })
    const statuses: number[] = []
    for (let turn = 0; turn < 11; turn++)
      statuses.push((await browser.request('PUT', url, guess(turn))).status)
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
    await app.close()
  })

  it('count an address over accounts, whatever a header claims', async () => {
    const answers: number[] = []
    for (let turn = 0; turn < 41; turn++) {
      const headers = { 'x-forwarded-for': `1.2.3.${turn}` }
      answers.push(
        (await shop.visitor('10.9.9.9').call(login, { body: { ...demo, Usuario: `u${turn}` }, headers }))
          .status,
      )
    }
    expect(answers.slice(0, 40).every((status) => status === 200)).toBe(true)
    expect(answers[40]).toBe(429)
  })

  it('keep no address and no name readable', async () => {
    const text = JSON.stringify(await shop.db.selectFrom('rate_limits').selectAll().execute())
    expect(text).not.toMatch(/10\.9\.9\.9|demo|vecina/)
  })
})

describeOnPostgres('a database that is away', () => {
  it('is answered with 503 and a moment to wait, and the process goes on', async () => {
    const shop = await startTestShop({ database: 'postgres', features: [testFeature], config: {} })
    const visitor = shop.visitor()
    visitor.cookies.set('gondola_sesion', 'x')
    await shop.deps.db.destroy()
    const gone = openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataFolder: '' })
    shop.deps.db = gone.db
    const answer = await visitor.call(readOwn)
    expect(answer).toMatchObject({ status: 503, problem: { code: 'cerrando' } })
    expect(answer.headers['retry-after']).toBe('5')
    expect((await visitor.request('GET', '/healthz')).status).toBe(200)
    expect(await visitor.request('GET', '/readyz')).toMatchObject({
      status: 503,
      json: { missing: ['database'] },
    })
    await shop.app.close()
    await gone.close()
  })
})
