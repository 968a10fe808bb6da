import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { loginByEmail, registerByPhone, resetPassword, staffClients } from '@gondola/contract/clients'
import {
  findOwnHome,
  listOrders,
  placePhoneOrder,
  previewPhoneOrder,
  readPhoneTerms,
  staffOrders,
  type PhoneOrder,
} from '@gondola/contract/orders'
import { blockClient } from '@gondola/contract/clients'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { orderDraft, SATURDAY_NOON, save, startOrderShop } from '../../../../lab/shop/order-shop.ts'
import { addSellingBranch } from '../../../../lab/shop/branch-orders.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'
import { bodiesOf } from '../../mail/render-mail.ts'

describeOnBothDatabases('an order by telephone', (database) => {
  let shop: TestShop
  let clerk: TestClient
  let ana: TestClient
  let Cliente: number
  beforeAll(async () => {
    shop = await startOrderShop(database)
    shop.setNow(SATURDAY_NOON)
    clerk = await staffOf(shop, 'atencion')
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    const { browser, client } = await registerTestClient(shop)
    ana = browser
    Cliente = client.Id
  })

  const {
    Id: _,
    Estado: __,
    TotalEnvio: ___,
    Cupondescuento: ____,
    Opt5: _____,
    Opt6: ______,
    TotalNeto: _______,
    ...draft
  } = orderDraft()
  const place = (changes: Partial<PhoneOrder> = {}, key?: string, by = clerk) =>
    by.call(placePhoneOrder, {
      body: { Cliente, ...draft, ...changes },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
  const refusal = async (changes: Partial<PhoneOrder>, by = clerk) => {
    const { status, problem } = await place(changes, undefined, by)
    return [status, problem.code]
  }

  it('costs what was read out, is the customer’s own, and says who took it', async () => {
    const preview = await clerk.call(previewPhoneOrder, { body: { Cliente, ...draft } })
    expect(preview.status, preview.text).toBe(200)
    const { TotalNeto } = preview.json
    expect(await refusal({ TotalNeto: TotalNeto - 1 })).toEqual([409, 'precios'])
    const { status, json, text } = await place({ TotalNeto })
    expect(status, text).toBe(200)
    expect([json.Cliente, json.TotalNeto, json.Estado]).toEqual([Cliente, TotalNeto, 'P'])
    expect(json.Historial).toMatchObject([{ Paso: null, Autor: 'prueba-atencion' }])
    const params = { Cliente, Estado: 'P' as const, page: 0, size: 5 }
    expect((await ana.call(listOrders, { params })).json.map(({ Id }) => Id)).toEqual([json.Id])
    expect((await ana.call(findOwnHome)).json.Proxima?.Id).toBe(json.Id)
  })

  it('costs what it says for each article before its day and payment are chosen', async () => {
    const { Dia: _day, HorarioEntrega: _slot, TipoPago: _means, ...early } = draft
    const { json } = await clerk.call(previewPhoneOrder, { body: { Cliente, ...early } })
    expect(json.Lineas.map(({ Codart, Precioventa }) => [Codart, Precioventa])).toEqual(
      (await place()).json.Lineas.map(({ Codart, Precioventa }) => [Codart, Precioventa]),
    )
    expect(json.Falta).toBe('Porfavor elija un dia de entrega.')
    expect((await clerk.call(previewPhoneOrder, { body: { Cliente, ...draft } })).json.Falta).toBeUndefined()
  })

  it('is preceded by the customer’s credit, and by the limit that they have reached', async () => {
    const terms = async () => (await clerk.call(readPhoneTerms, { params: { Id: Cliente } })).json
    expect(await terms()).toEqual({ Saldo: 0, Tope: null })
    const at = '2026-11-21T15:00:00.000Z'
    await shop.db
      .insertInto('credit_movements')
      .values({
        client_id: Cliente,
        number: 1,
        centavos: 180_050,
        balance: 180_050,
        kind: 'reclamo',
        order_id: null,
        at,
      })
      .execute()
    expect(await terms()).toEqual({ Saldo: 1800.5, Tope: null })
    Object.assign(shop.deps.config, { rateLimit: true })
    await shop.db
      .insertInto('parameters')
      .values({ name: 'MaximoPedidosPendientesSinConfirmar', value: '1' })
      .execute()
    expect((await place()).status).toBe(200)
    expect(await terms()).toMatchObject({ Tope: 'pedidos-pendientes' })
    expect(await refusal({})).toEqual([422, 'pedidos-pendientes'])
    await shop.db.deleteFrom('parameters').where('name', '=', 'MaximoPedidosPendientesSinConfirmar').execute()
    Object.assign(shop.deps.config, { rateLimit: false })
  })

  it('is one order however often it is sent', async () => {
    const [first, again] = [await place({}, 'una-clave'), await place({}, 'una-clave')]
    expect([first.status, again.status, again.json.Id]).toEqual([200, 200, first.json.Id])
  })

  it('leaves the customer’s saved cart where it is', async () => {
    const cart = await save(ana, { Estado: 'I', Lineas: [{ Codart: 'PAN', Cantidad: 2 }] })
    expect(cart.status, cart.text).toBe(200)
    expect((await place()).status).toBe(200)
    const params = { Cliente, Estado: 'I' as const, page: 0, size: 5 }
    expect((await ana.call(listOrders, { params })).json.map(({ Id }) => Id)).toEqual([cart.json.Id])
  })

  it('is refused by the rules of every order, and of the account', async () => {
    expect(await refusal({ HorarioEntrega: '03:00 a 04:00' })).toEqual([422, 'horario-inexistente'])
    expect(await refusal({ Lineas: [] })).toEqual([422, 'carrito-vacio'])
    expect(await refusal({ Cliente: 999_999 })).toEqual([404, 'no-existe'])
    const admin = await staffOf(shop, 'administracion')
    await admin.call(blockClient, { params: { Id: Cliente }, body: { Motivo: 'No paga' } })
    expect(await refusal({})).toEqual([422, 'cuenta-inactiva'])
  })

  it('is taken by who may, for an own branch', async () => {
    const { branchId } = await addSellingBranch(shop.db, 'Norte')
    const northern = await staffOf(shop, 'atencion', 'norte', [branchId])
    expect((await place({}, undefined, await staffOf(shop, 'pedidos'))).status).toBe(403)
    // of another branch, and not found by anything of the person
    expect(await refusal({}, northern)).toEqual([404, 'no-existe'])
    const { Email } = await shop.db
      .selectFrom('clients')
      .select('Email')
      .where('Id', '=', Cliente)
      .executeTakeFirstOrThrow()
    await northern.call(staffClients.list, { query: { q: Email } })
    expect(await refusal({}, northern)).toEqual([403, 'otra-sucursal'])
  })

  it('is for a new customer, who takes the account over by the mailed link', async () => {
    const body = {
      Nombre: 'Rosa Nueva',
      Telefono: '2494123456',
      Email: 'rosa.nueva@correo.example',
      Direccion: 'Pinto 100',
      Localidad: 'Tandil',
      Tipodoc: 1,
      Nrodoc: '28.111.222',
    }
    const local = await staffOf(shop, 'atencion', 'nuevos', [
      (await shop.db.selectFrom('branches').select('Id').orderBy('Id').executeTakeFirstOrThrow()).Id,
    ])
    const registered = await local.call(registerByPhone, { body })
    expect(registered.status, registered.text).toBe(200)
    expect(registered.json.Pedidos).toBe(0)
    const again = await local.call(registerByPhone, { body })
    expect([again.status, again.problem.code]).toEqual([422, 'documento-registrado'])
    const stranger = await local.call(registerByPhone, { body: { ...body, Nrodoc: '30.222.333' } })
    expect([stranger.status, stranger.problem.code]).toEqual([422, 'email-registrado'])
    const ordered = await place({ Cliente: registered.json.Id }, undefined, local)
    expect(ordered.status, ordered.text).toBe(200)
    const read = await local.call(staffOrders.read, { params: { Id: ordered.json.Id } })
    expect(read.json.Opt1).toBe(draft.Opt1 || 'Rosa Nueva')
    const mails = await shop.db
      .selectFrom('mail_queue')
      .selectAll()
      .where('to_address', '=', body.Email)
      .orderBy('id')
      .execute()
    expect(mails.map(({ subject }) => subject)).toContain('Elegí tu contraseña')
    const link = mails.map((mail) => bodiesOf(mail).text).find((text) => text.includes('restablecer/'))
    const Token = /restablecer\/([\w%-]+)/.exec(link ?? '')?.[1] ?? ''
    const visitor = shop.visitor()
    const PassNueva = 'clave-de-rosa'
    expect((await visitor.call(resetPassword, { body: { Token, PassNueva } })).status).toBe(204)
    const login = await visitor.call(loginByEmail, { body: { Email: body.Email, Pass: PassNueva } })
    expect(login.json?.Id).toBe(registered.json.Id)
  })
})
