import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '@gondola/contract/orders'
import { resendMail, showMail, staffOutbox } from '@gondola/contract/inboxes'
import { contactMailToCustomer, contactMailToShop, recoveryMail, welcomeMail } from './texts/client-mails.ts'
import {
  orderAnnulledMail,
  orderCancelledMail,
  orderDispatchedMail,
  orderPlacedMail,
  type MailedOrder,
  type MailedPayment,
} from './texts/order-mails.ts'
import { EMPTIED_MAIL } from './texts/staff-mail-texts.ts'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { describeMailTransport } from '../../../lab/shop/adapter-contracts.ts'
import { startSmtp, type TestSmtpServer } from '../../../lab/harness/smtp.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'
import { instant } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { tidyUp } from '../app/housekeeping.ts'
import { deliverDueMails, startMailWorker, openTransport, type MailTransport } from './deliver-mail.ts'
import { queueMail, TO_SHOP } from './queue-mail.ts'
import { renderMail } from './render-mail.ts'

const silent = pino({ level: 'silent' })
const content = welcomeMail('Góndola & <b>', 'http://localhost')

describeOnBothDatabases('queued mail', (database) => {
  let shop: TestShop
  let smtp: TestSmtpServer
  let transport: MailTransport
  const now = () => shop.deps.clock.now().getTime()
  const later = (seconds: number) => shop.setNow(new Date(now() + seconds * 1000).toISOString())
  const deliver = async () => {
    while (await deliverDueMails(shop.deps, transport, silent));
  }
  const rows = () => shop.db.selectFrom('mail_queue').selectAll().orderBy('id').execute()

  beforeAll(async () => {
    smtp = await startSmtp()
    shop = await startTestShop({ database, config: { smtpUrl: smtp.url } })
    shop.stopClock()
    transport = openTransport(shop.config)
  })
  afterEach(async () => {
    smtp.mood = 'accept'
    smtp.mails.length = 0
    await shop.db.deleteFrom('mail_queue').execute()
  })
  afterAll(async () => {
    transport.close()
    await shop.close()
    await smtp.stop()
  })

  it('is sent once, with both bodies', async () => {
    await queueMail(shop.db, shop.deps.clock, { to: 'a@example.com', replyTo: 'b@example.com', content })
    await deliver()
    await deliver()
    expect(smtp.mails).toHaveLength(1)
    expect(smtp.mails[0]).toMatchObject({ to: ['a@example.com'] })
    expect(smtp.mails[0]?.raw).toMatch(/text\/plain[\s\S]*text\/html/)
    expect(smtp.mails[0]?.raw).toMatch(/^Reply-To: b@example.com$/m)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1 }])
  })

  it('goes with the change that caused it, or not at all; one per event', async () => {
    const failing = inTransaction(shop.db, async (trx) => {
      await queueMail(trx, shop.deps.clock, { to: 'a@example.com', content })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await rows()).toEqual([])
    for (let turn = 0; turn < 3; turn++)
      await queueMail(shop.db, shop.deps.clock, { to: 'a@example.com', content, eventKey: 'pedido-1' })
    expect(await rows()).toHaveLength(1)
  })

  it.each(['refuse-temporarily', 'refuse', 'hang-up'] as const)(
    'survives a server that does %s',
    async (mood) => {
      smtp.mood = mood
      await queueMail(shop.db, shop.deps.clock, { to: 'a@example.com', content })
      await deliver()
      expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1, last_error: expect.any(String) }])
      smtp.mood = 'accept'
      await deliver()
      expect(smtp.mails).toHaveLength(0)
      later(6)
      await deliver()
      expect(smtp.mails).toHaveLength(1)
      expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
    },
  )

  it('waits longer each time and remains, not lost, after the last attempt', async () => {
    smtp.mood = 'refuse'
    await queueMail(shop.db, shop.deps.clock, { to: 'a@example.com', content })
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 22; attempt++) {
      await deliver()
      const [mail] = await rows()
      expect(mail).toMatchObject({ attempts: attempt, state: attempt < 22 ? 'queued' : 'failed' })
      const pause = (Date.parse(mail?.next_attempt_at ?? '') - now()) / 1000
      pauses.push(Math.round(pause))
      later(pause + 1)
    }
    expect(pauses.slice(0, 4)).toEqual([5, 10, 20, 40])
    expect(pauses.at(-1)).toBe(14_400)
  })

  it('is sent once by two processes at the same time', async () => {
    for (let count = 0; count < 30; count++)
      await queueMail(shop.db, shop.deps.clock, { to: `a${count}@example.com`, content })
    const second = await shop.openSecondApp()
    const deliverThere = async () => {
      while (await deliverDueMails(second.deps, transport, silent));
    }
    await Promise.all([deliver(), deliverThere(), deliver(), deliverThere()])
    expect(new Set(smtp.mails.map(({ to }) => to[0]))).toHaveProperty('size', 30)
    expect(smtp.mails).toHaveLength(30)
    await second.close()
  })

  it('is taken over from a process that died while sending', async () => {
    await queueMail(shop.db, shop.deps.clock, { to: 'a@example.com', content })
    const dead = { send: () => new Promise<void>(() => {}), close: () => {} }
    void deliverDueMails(shop.deps, dead, silent)
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
    await deliver()
    expect(smtp.mails).toHaveLength(0)
    later(181)
    await deliver()
    expect(smtp.mails).toHaveLength(1)
  })

  it('is sent by the worker, which finishes what it has when it stops', async () => {
    const worker = startMailWorker(shop.deps, silent)
    await queueMail(shop.db, shop.deps.clock, { to: TO_SHOP, content })
    expect(await smtp.received(1)).toHaveLength(1)
    await worker.stop()
    expect(await rows()).toMatchObject([{ state: 'sent', to_address: 'tienda@localhost' }])
  })

  it('of one kind goes to an address that nobody confirmed only so often a day', async () => {
    shop.config.rateLimit = true
    const spellings = ['eva.paz@gmail.com', 'evapaz+1@googlemail.com', 'Eva.Paz+dos@GMAIL.com']
    for (let count = 0; count < 12; count++)
      await queueMail(shop.db, shop.deps.clock, { to: spellings[count % 3] ?? '', content })
    await queueMail(shop.db, shop.deps.clock, { to: 'otra@example.com', content })
    await queueMail(shop.db, shop.deps.clock, {
      to: 'evapaz@gmail.com',
      content: contactMailToCustomer({ Id: 1, Motivo: 'Otras' }),
    })
    const confirmed = { Id: 1, Email: 'evapaz@gmail.com', email_confirmed_at: instant(shop.deps.clock) }
    await queueMail(shop.db, shop.deps.clock, { to: confirmed, content })
    await deliver()
    expect(smtp.mails).toHaveLength(6 + 3)
    const left = (await rows()).filter(({ state }) => state === 'abandoned')
    expect(left).toHaveLength(6)
    expect(left[0]?.last_error).toMatch(/^Demasiados correos/)
    later(86_401)
    await queueMail(shop.db, shop.deps.clock, { to: 'evapaz@gmail.com', content })
    await deliver()
    expect(smtp.mails).toHaveLength(10)
    shop.config.rateLimit = false
  })

  it('loses its content after the days that the shop chose', async () => {
    const queue = () => queueMail(shop.db, shop.deps.clock, { to: 'a@example.com', content })
    const days = async (count: number) => {
      later(count * 86_400)
      await tidyUp(shop.deps)
    }
    await queue()
    await deliver()
    await days(89)
    expect(await rows()).toMatchObject([
      { emptied_at: null, content: { content: { subject: expect.any(String) } } },
    ])
    await queue()
    await days(2)
    expect(await rows()).toMatchObject([
      {
        state: 'sent',
        content: null,
        emptied_at: expect.any(String),
        subject: content.subject,
      },
      { state: 'queued', emptied_at: null, content: { content: {} } },
    ])
    const staff = await staffOf(shop, 'administracion')
    const params = { Id: (await rows())[0]?.id ?? 0 }
    expect((await staff.call(staffOutbox.read, { params })).json?.Texto).toBe(EMPTIED_MAIL)
    expect((await staff.call(showMail, { params })).text).toBe(`<p>${EMPTIED_MAIL}</p>`)
    expect((await staff.call(resendMail, { params })).problem.code).toBe('correo-sin-contenido')
    await shop.db.insertInto('parameters').values({ name: 'DiasContenidoCorreos', value: '1' }).execute()
    await deliver()
    await days(2)
    expect((await rows()).map(({ emptied_at }) => emptied_at !== null)).toEqual([true, true])
  })

  it('delays nobody while the server is down', async () => {
    const down = openTransport({ ...shop.config, smtpUrl: 'smtp://127.0.0.1:1' })
    await queueMail(shop.db, shop.deps.clock, { to: 'a@example.com', content })
    await deliverDueMails(shop.deps, down, silent)
    down.close()
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }])
    later(6)
    await deliver()
    expect(smtp.mails).toHaveLength(1)
  })

  it('is a file in the outbox where no server is named', async () => {
    const outbox = openTransport({ ...shop.config, smtpUrl: null })
    await queueMail(shop.db, shop.deps.clock, { to: 'a@example.com', content })
    await deliverDueMails(shop.deps, outbox, silent)
    const folder = join(shop.config.dataFolder, 'outbox')
    const files = await readdir(folder)
    expect(files).toHaveLength(1)
    const file = join(folder, files[0] ?? '')
    expect((await stat(file)).isFile()).toBe(true)
    expect(await readFile(file, 'utf8')).toMatch(/^To: a@example\.com$/m)
  })
})

describe('a mail’s bodies', () => {
  const shop = { NombreTienda: 'Góndola & Cía', Email: 'hola@gondola.example', Telefono: '3794 000000' }

  it('say the same and let no typed text become markup', () => {
    const contact = {
      Id: 3,
      Nombre: '<script>alert(1)</script>',
      Email: 'x@example.com',
      Telefono: '2494000001',
      Comentario: 'a"b',
      Motivo: 'Consulta',
      Mensaje: 'uno\n<img src=x>',
      Fechahora: 'x',
    }
    const { text, html } = renderMail(contactMailToShop(contact), shop)
    expect(text).toContain('<script>alert(1)</script>')
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toContain('uno<br>&lt;img src=x&gt;')
    expect(html).toContain('Góndola &amp; Cía')
  })

  it('carry the recovery link', () => {
    const link = 'https://x.ar/#/restablecer/abc'
    const { text, html } = renderMail(recoveryMail({ Nombre: '', EmailConfirmado: true }, link, 60), shop)
    expect(text).toContain(`\n${link}\n`)
    expect(html).toContain(`href="${link}"`)
    expect(text).toMatch(/^Hola:/)
  })

  it('list an order to the centavo', () => {
    const line = {
      Items: 1,
      Cantidad: 750,
      Unidad: 100 as const,
      Precioindividual: 1000,
      Precioventa: 750,
      Codart: '1',
      Imagen: null,
      Ean: null,
      Descrip: 'Peceto',
      Promo: null,
    }
    const order: Order = {
      Id: 17,
      Fecha: '2026-11-21',
      Fechahora: '2026-11-21T18:05:00-03:00',
      Estado: 'P',
      Cliente: 1,
      Lineas: [line, { ...line, Items: 2, Codart: '2', Descrip: 'Asado', Reemplazo: 'nada' }],
      FormaEntrega: 'ED',
      Dia: 20261123,
      HorarioEntrega: '09:00 a 12:00',
      TipoPago: { Id: 4, Descrip: 'Efectivo al recibir' },
      TotalBruto: 750,
      TotalDescuento: null,
      TotalEnvio: 1500.5,
      TotalNeto: 2250.5,
      B1: true,
      Cupon: null,
      Cupondescuento: 'WEB',
      Opt1: 'Demo',
      Opt2: '3794000000',
      Opt3: 'San Martín 1',
      Opt4: '',
      Opt5: '',
      Opt6: '',
    }
    const payment = { Indicaciones: 'Transferí el total antes de la entrega.', Alias: 'GONDOLA.TANDIL' }
    const textTo = (
      EmailConfirmado: boolean,
      about: MailedOrder = order,
      more: Partial<MailedPayment> = {},
    ) =>
      renderMail(
        orderPlacedMail({ Nombre: 'Demo', EmailConfirmado }, about, 'http://x', { ...payment, ...more }),
        shop,
      ).text.replaceAll('\u00a0', ' ')
    const text = textTo(true)
    for (const part of [
      '- Asado (Si no hay: nada) (750 g)',
      '- Peceto (750 g ≈ 1 un): $ 750,00',
      'Envío: $ 1.500,50',
      'Total estimado: ≈ $ 2.250,50',
      'El total de lo pesable se ajusta al peso real.',
      'Transferí el total antes de la entrega.',
      'Alias: GONDOLA.TANDIL',
      'Lunes 23 de noviembre, 09:00 a 12:00',
      '10 días corridos',
      'Dirección: San Martín 1',
    ])
      expect(text).toContain(part)
    expect(text).not.toMatch(/DNI|Todavía no pagás/)
    expect(textTo(false, { ...order, hasAlcohol: true })).toContain('te vamos a pedir el DNI')
    expect(textTo(true, order, { Forma: 'listo' })).toContain(
      'te mandamos por mail el enlace para pagar el total exacto.',
    )
    expect(textTo(true, order, { Forma: 'listo', Transferencia: true })).toContain(
      'te mandamos por mail los datos para transferir el total exacto.',
    )
    for (const [money, words] of [
      ['pagado', /te lo devolvemos por el mismo medio/],
      ['reservado', /se libera: no se cobró nada/],
      ['puerta', /^(?!.*(devol|liber))/s],
      [null, /^(?!.*(devol|liber))/s],
    ] as const) {
      const client = { Nombre: 'Demo', EmailConfirmado: true }
      const mails = [
        orderAnnulledMail(client, order, money),
        orderCancelledMail(client, order, 'Sin stock.', money, 'http://x'),
      ]
      for (const mail of mails) expect(renderMail(mail, shop).text).toMatch(words)
    }
    expect(textTo(true, { ...order, TotalEnvio: 0 })).toContain('Envío: Sin cargo')
    expect(textTo(true, { ...order, FormaEntrega: 'RS', TotalEnvio: 0 })).not.toContain('Envío')
    const branch = {
      Nombre: 'Norte',
      Direccion: 'Quintana 1912',
      Telefono: '',
      Localidad: 'Tandil',
      Latitud: -37.3,
      Longitud: -59.1,
      Horarios: [{ Dia: 1, Desde: '08:00', Hasta: '21:30' }],
    }
    const pickedUp = {
      ...order,
      FormaEntrega: 'RS' as const,
      TotalEnvio: 0,
      NombreSucursal: 'Norte',
      pickup: branch,
    }
    for (const mail of [
      orderPlacedMail({ Nombre: 'Demo', EmailConfirmado: false }, pickedUp, 'http://x'),
      orderDispatchedMail({ Nombre: 'Demo', EmailConfirmado: true }, pickedUp, true, 'http://x'),
    ]) {
      const { text: where, html } = renderMail(mail, shop)
      expect(where).toContain('Retirás en: Norte, Quintana 1912, Tandil')
      expect(where).toContain('Lunes: 8:00 a 21:30\nMartes a domingo: cerrado')
      expect(html).toContain('<a href="https://www.google.com/maps/search/?api=1&amp;query=-37.3%2C-59.1">')
    }
    const strict = textTo(true, { ...order, B1: false })
    expect(strict).toContain('- Peceto (Si no hay: nada)')
    expect(strict).toContain('Reemplazos: Sin reemplazos')
    const unconfirmed = textTo(false, { ...order, Opt4: 'Timbre 2' })
    for (const part of [
      'Peceto',
      'Total estimado: ≈ $ 2.250,50',
      '23 de noviembre, 09:00 a 12:00',
      'Mis pedidos',
    ])
      expect(unconfirmed).toContain(part)
    expect(unconfirmed).not.toMatch(/Demo|3794000000\b|San Martín|Timbre/)
  })
})

describeMailTransport('by SMTP', async () => {
  const server = await startSmtp()
  const config = { smtpUrl: server.url, dataFolder: '', publicUrl: 'http://tienda.example' }
  return {
    transport: openTransport(config as Config),
    arrived: () => Promise.resolve(server.mails.map(({ raw }) => raw)),
    stop: server.stop,
  }
})

describeMailTransport('in a folder', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'correos-'))
  const transport = openTransport({ smtpUrl: null, dataFolder, publicUrl: 'http://tienda.example' } as Config)
  // the same mail again is the same file: what each one left is read at once
  const arrived: string[] = []
  return {
    transport: {
      ...transport,
      async send(mail, shop) {
        await transport.send(mail, shop)
        const folder = join(dataFolder, 'outbox')
        const name = (await readdir(folder)).find((file) => file.endsWith(`-${mail.id}.eml`))
        arrived.push(await readFile(join(folder, name!), 'utf8'))
      },
    },
    arrived: () => Promise.resolve(arrived),
    stop: () => rm(dataFolder, { recursive: true }),
  }
})
