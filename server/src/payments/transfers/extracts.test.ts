import { Buffer } from 'node:buffer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  assignMovement,
  confirmTransfer,
  discardMovement,
  staffMovements,
  staffTransfers,
  type ReadExtract,
} from '@gondola/contract/payments'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'
import { doDueTasks } from '../tasks/payment-worker.ts'
import { SLICE_CREDITS } from './take-extract.ts'

const DAY = '20/11/2026'
const RAW = { 'content-type': 'application/octet-stream' }
const AMOUNT = '2.726,72'

describeOnBothDatabases('a bank’s extract', (database) => {
  let shop: TestShop
  let browser: TestClient
  let chief: TestClient

  beforeAll(async () => {
    shop = await startOrderShop(database)
    ;({ browser } = await registerTestClient(shop))
    chief = await staffOf(shop, 'administracion', 'marta')
    await shop.db
      .updateTable('payment_types')
      .set({ way: 'ahora', provider: 'transferencia', is_active: true })
      .where('Id', '=', 1)
      .execute()
    const account = { alias: 'GONDOLA.UNO', cbu: '', holder: 'G', cuit: '30-71234567-1', bank: '' }
    await shop.db
      .insertInto('transfer_account')
      .values({ id: 1, ...account })
      .execute()
  })
  afterAll(() => shop.close())

  const settle = async () => {
    await shop.db.updateTable('payment_tasks').set({ next_attempt_at: '2026-01-01T00:00:00.000Z' }).execute()
    while (await doDueTasks(shop.deps, shop.app.log));
  }
  const placed = async () => {
    const { Id } = (await save(browser, orderDraft({ TipoPago: { Id: 1 } }))).json
    await settle()
    const { json } = await chief.call(staffTransfers.list, { query: { Pedido: Id } })
    return json[0]!
  }
  const send = (lines: readonly string[], query = '') =>
    chief.request<ReadExtract>(
      'POST',
      `/api/gestion/extractos?Nombre=extracto.csv${query}`,
      Buffer.from(['Fecha;Concepto;Importe', ...lines].join('\r\n'), 'latin1'),
      RAW,
    )
  const upload = async (lines: readonly string[], query = '') => {
    const answer = await send(lines, query)
    await settle()
    return answer
  }
  const kept = async (order_id: number) =>
    (await shop.db.selectFrom('payments').selectAll().where('order_id', '=', order_id).execute()).reduce(
      (sum, { captured }) => sum + captured,
      0,
    )
  const movementsOf = async (q: string) => (await chief.call(staffMovements.list, { query: { q } })).json

  it('takes what has the reference and the amount, once however often it is read', async () => {
    const { Pedido, Referencia } = await placed()
    const lines = [`${DAY};TRANSF ${Referencia.toLowerCase()} PEÑA;${AMOUNT}`, `${DAY};COMISION;-10,00`]
    const first = await upload(lines)
    expect([first.status, first.json]).toEqual([
      200,
      {
        Encabezados: [],
        Faltan: 0,
        Nuevos: 1,
        Repetidos: 0,
        Tomados: 1,
        Propuestos: 0,
        Ignorados: [{ Motivo: 'debito', Renglones: 1 }],
        Ilegibles: [],
      },
    ])
    expect(await kept(Pedido)).toBe(272_672)
    expect((await upload(lines)).json).toMatchObject({ Nuevos: 0, Repetidos: 1 })
    // a later extract that overlaps
    expect((await upload([...lines, `${DAY};OTRA COSA;5,00`])).json).toMatchObject({
      Nuevos: 1,
      Repetidos: 1,
      Tomados: 0,
    })
    expect(await kept(Pedido)).toBe(272_672)
  })

  it('of many lines is entered in slices, each once, also when two send it', async () => {
    const { Pedido, Referencia } = await placed()
    const lines = Array.from({ length: 2 * SLICE_CREDITS }, (_, line) => `${DAY};LARGO ${line};7,00`)
    const whole = [...lines, `${DAY};LARGO ${Referencia};${AMOUNT}`]
    const results = []
    for (let slice = 0; slice < 3; slice++) results.push((await upload(whole)).json)
    expect(results).toMatchObject([
      { Faltan: SLICE_CREDITS + 1, Nuevos: SLICE_CREDITS, Tomados: 0 },
      { Faltan: 1, Nuevos: 2 * SLICE_CREDITS, Tomados: 0 },
      { Faltan: 0, Nuevos: 2 * SLICE_CREDITS + 1, Tomados: 1, Repetidos: 0 },
    ])
    expect(await kept(Pedido)).toBe(272_672)
    expect((await upload(whole)).json).toMatchObject({ Faltan: 0, Nuevos: 0, Repetidos: whole.length })
    const others = Array.from({ length: SLICE_CREDITS }, (_, line) => `${DAY};A LA VEZ ${line};7,00`)
    const both = await Promise.all([send(others), send(others)])
    expect(both.map(({ json }) => json.Faltan)).toEqual([0, 0])
    expect((await upload([...others, `${DAY};UNO MAS;7,00`])).json).toMatchObject({
      Nuevos: 1,
      Repetidos: SLICE_CREDITS,
    })
  })

  it.each([
    ['more lines than are read', 'a\n'.repeat(999_990), 422],
    ['one line of separators', `${';'.repeat(1_999_000)}\nx`, 422],
    ['amounts beyond all numbers', `Fecha;Concepto;Importe\n${DAY};x;12345678901234567890\n`, 200],
    ['a NUL in its words', `Fecha;Concepto;Importe\n${DAY};x\0y;4,00\n`, 200],
  ])('with %s costs little', async (_, text, status) => {
    const answer = await chief.request<ReadExtract>('POST', '/api/gestion/extractos', Buffer.from(text), RAW)
    expect(answer.status).toBe(status)
    expect(answer.text.length).toBeLessThan(10_000)
  })

  it('proposes what is doubtful and takes it only when staff say so', async () => {
    const one = await placed()
    const otherAmount = await upload([`${DAY};${one.Referencia} DISTINTO;100,00`])
    expect(otherAmount.json).toMatchObject({ Propuestos: 1, Tomados: 0 })
    expect(await kept(one.Pedido)).toBe(0)
    const [movement] = await movementsOf('DISTINTO')
    expect(movement).toMatchObject({ Estado: 'propuesto', Motivo: 'otro-importe', Pedido: one.Pedido })
    const params = { Id: movement!.Id }
    for (let press = 0; press < 2; press++) {
      const taken = await chief.call(assignMovement, { params, body: { Pedido: one.Pedido } })
      expect(taken.json).toMatchObject({ Estado: 'asignado', Por: 'marta' })
    }
    await settle()
    expect(await kept(one.Pedido)).toBe(10_000)
    const refused = await chief.call(discardMovement, { params, body: { Nota: '' } })
    expect([refused.status, refused.problem.code]).toEqual([422, 'movimiento-decidido'])
  })

  it('does not take again what staff confirmed by hand', async () => {
    const { Id, Pedido } = await placed()
    const body = { Importe: 2726.72, Fecha: '2026-11-20', Movimiento: 'TRF 77' }
    await chief.call(confirmTransfer, { params: { Id }, body })
    await settle()
    await upload([`19/11/2026;TRF RECIBIDA 77 A MANO;${AMOUNT}`])
    const [movement] = await movementsOf('MANO')
    expect(movement).toMatchObject({ Estado: 'propuesto', Motivo: 'a-mano', Pedido })
    const params = { Id: movement!.Id }
    const { json } = await chief.call(discardMovement, { params, body: { Nota: 'Es la 77' } })
    expect(json).toMatchObject({ Estado: 'descartado', Nota: 'Es la 77' })
    await settle()
    expect(await kept(Pedido)).toBe(272_672)
  })

  it('with other headings is read as staff say, and remembered', async () => {
    const { Pedido, Referencia } = await placed()
    const sendAs = (query: string, amount: string) =>
      chief.request<ReadExtract>(
        'POST',
        `/api/gestion/extractos?Nombre=x.csv${query}`,
        Buffer.from(`a;b;c\n${DAY};${amount};${Referencia}\n`),
        RAW,
      )
    expect((await sendAs('', AMOUNT)).json).toMatchObject({ Encabezados: ['a', 'b', 'c'], Nuevos: 0 })
    expect((await sendAs('&Fecha=0&Importe=1&Texto=2', AMOUNT)).json).toMatchObject({
      Encabezados: [],
      Tomados: 1,
    })
    await settle()
    expect(await kept(Pedido)).toBe(272_672)
    expect((await sendAs('', '3,00')).json).toMatchObject({
      Encabezados: [],
      Faltan: 0,
      Nuevos: 1,
      Propuestos: 1,
    })
  })

  it('is taken once by two who upload it, and one who confirms by hand, at the same moment', async () => {
    const { Id, Pedido, Referencia } = await placed()
    const credit = `${DAY};AL MISMO TIEMPO ${Referencia}`
    const body = { Importe: 2726.72, Fecha: '2026-11-20', Movimiento: 'TRF 81' }
    const [one, other, third, hand] = await Promise.all([
      send([`${credit};${AMOUNT}`]),
      send([`${credit};${AMOUNT}`]),
      // the same movement as another format has it
      send([`${credit} CVU;${AMOUNT}`]),
      chief.call(confirmTransfer, { params: { Id }, body }),
    ])
    expect([one.status, other.status, third.status]).toEqual([200, 200, 200])
    expect([200, 422]).toContain(hand.status)
    await settle()
    expect(await kept(Pedido)).toBe(272_672)
    const late = await chief.call(confirmTransfer, { params: { Id }, body: { ...body, Movimiento: '81' } })
    expect(late.status).toBe(422)
    await settle()
    expect(await kept(Pedido)).toBe(272_672)
  })

  it('that is invalid is refused', async () => {
    const answer = await chief.request('POST', '/api/gestion/extractos', Buffer.from('hola'), RAW)
    expect([answer.status, answer.problem.code]).toEqual([422, 'extracto-vacio'])
  })
})
