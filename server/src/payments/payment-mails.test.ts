import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cancelOrder, dispatchOrder } from '@gondola/contract/orders'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { PayShop } from '../../../lab/shop/pay-shop.ts'
import { bodiesOf } from '../mail/render-mail.ts'
import { askTask } from './tasks/payment-tasks.store.ts'

describeOnBothDatabases('the mails about an order’s money', (database) => {
  let pay: PayShop

  beforeAll(async () => {
    pay = await PayShop.start(database)
  })
  afterAll(() => pay.stop())
  beforeEach(() => pay.simulator.dial.reset())

  /** The subjects of what was queued since the order was placed, without the mails of its stages. */
  const subjects = async (Id: number) => {
    const rows = await pay.shop.db
      .selectFrom('mail_queue')
      .select(['subject', 'event_key'])
      .where('event_key', 'is not', null)
      .orderBy('id')
      .execute()
    return rows
      .filter(
        ({ subject, event_key }) => subject.includes(`N.º ${Id}`) && !/generado|cancelado/.test(event_key!),
      )
      .map(({ subject }) => subject.replace(`N.º ${Id}`, 'N'))
  }

  it.each([
    ['ahora', /Pagalo hasta el 21\/11\/2026 a las 12:\d\d/],
    ['puerta', /^(?!.*Pagalo hasta)/s],
  ] as const)('of a placed order of way %s say until when it is to be paid', async (way, told) => {
    const Id = await pay.place(way)
    const mail = await pay.shop.db
      .selectFrom('mail_queue')
      .selectAll()
      .where('event_key', '=', `pedido-${Id}-generado`)
      .executeTakeFirstOrThrow()
    expect(bodiesOf(mail).text).toMatch(told)
  })

  it('tell of a payment and of what was given back, each once', async () => {
    const Id = await pay.placed('ahora')
    expect(await subjects(Id)).toEqual([])
    await pay.pay(Id)
    await pay.settle()
    expect(await subjects(Id)).toEqual(['Recibimos el pago de tu pedido N'])
    await pay.weigh(Id, 700)
    await pay.settle()
    expect(await subjects(Id)).toEqual([
      'Recibimos el pago de tu pedido N',
      expect.stringMatching(/^Te devolvimos \$ \d+,\d\d de tu pedido N$/),
    ])
    const back = await pay.shop.db
      .selectFrom('mail_queue')
      .select('content')
      .where('subject', 'like', 'Te devolvimos%')
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(back.content)).toMatch(/resúmenes/)
  })

  it.each([
    ['before it is weighed', 'ahora', /cuesta menos, te devolvemos la diferencia/],
    ['once it is weighed', 'listo', /^(?!.*te devolvemos)/],
    ['once it is gone', 'ido', /está cancelado: te devolvemos este importe/],
  ] as const)('of a payment say %s what may come back', async (_, when, told) => {
    const Id = await pay.placed(when === 'listo' ? 'listo' : 'ahora')
    if (when === 'listo') await pay.weigh(Id, 760)
    if (when === 'ido') {
      await pay.payUnseen(Id)
      await pay.picker.call(cancelOrder, { params: { Id }, body: { Motivo: 'Sin stock' } })
      await pay.settle()
    } else await pay.pay(Id)
    await pay.settle()
    const { content } = await pay.shop.db
      .selectFrom('mail_queue')
      .select('content')
      .where('subject', '=', `Recibimos el pago de tu pedido N.º ${Id}`)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(content)).toMatch(told)
  })

  it('ask once for the exact total of what is ready, with the way to the order', async () => {
    const Id = await pay.placed('listo')
    await pay.weigh(Id, 760)
    await pay.settle()
    expect(await subjects(Id)).toEqual(['Tu pedido N está listo: ya podés pagarlo'])
    const { content } = await pay.shop.db
      .selectFrom('mail_queue')
      .select('content')
      .where('event_key', 'like', `pago-${Id}-pedir-%`)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(content)).toContain(`/#/pedido/${Id}`)
    expect(JSON.stringify(content)).not.toContain('pref_id')
  })

  it.each([
    ['puerta', 'Lo pagás cuando lo recibís'],
    ['ahora', 'Ya está pagado'],
  ] as const)('of what leaves say of way %s whether it is paid', async (way, told) => {
    const Id = await pay.placed(way)
    if (way === 'ahora') await pay.pay(Id)
    await pay.weigh(Id, 760)
    await pay.picker.call(dispatchOrder, { params: { Id } })
    const { content } = await pay.shop.db
      .selectFrom('mail_queue')
      .select('content')
      .where('event_key', '=', `pedido-${Id}-despachado`)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(content)).toContain(told)
  })

  it('ask whom a card refused to pay, once, and not for a missing part', async () => {
    const Id = await pay.placed('ahora')
    await pay.pay(Id, 'FUND')
    await pay.pay(Id, 'FUND')
    expect(await subjects(Id)).toEqual(['Tu pedido N espera el pago'])
  })

  it('ask for what is missing of an order that costs more than was paid', async () => {
    const Id = await pay.placed('ahora')
    await pay.pay(Id)
    await pay.weigh(Id, 860)
    await pay.settle()
    expect(await subjects(Id)).toEqual([
      'Recibimos el pago de tu pedido N',
      expect.stringMatching(/^Falta pagar \$ \d+,\d\d de tu pedido N$/),
    ])
  })

  it('say once of a reserve which its order outgrew that a new one takes its place', async () => {
    const Id = await pay.placed('reserva')
    await pay.reserve(Id)
    const { db, deps } = pay.shop
    await db.updateTable('orders').set({ TotalNeto: 9999.5 }).where('Id', '=', Id).execute()
    for (let settled = 0; settled < 2; settled++) {
      await askTask(db, deps.clock, { order: Id })
      await pay.settle()
    }
    expect(await subjects(Id)).toEqual([
      'Reservamos el pago de tu pedido N',
      expect.stringMatching(/^Tu pedido N cambió: hay que reservar \$ \d+\.\d+,\d\d$/),
    ])
  })

  it('say that what was cancelled goes back, and that what was not paid in time is cancelled', async () => {
    const paid = await pay.placed('ahora')
    await pay.pay(paid)
    await pay.picker.call(cancelOrder, { params: { Id: paid }, body: { Motivo: 'Sin stock' } })
    await pay.settle()
    expect((await subjects(paid)).at(-1)).toMatch(/^Te devolvimos/)
    const late = await pay.placed('ahora')
    pay.passMinutes(31)
    await pay.settle()
    expect(await subjects(late)).toEqual(['Tu pedido N se canceló porque no se pagó'])
  })
})
