import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import pino from 'pino'
import { findDocument, loginByEmail, requestRecovery, resendConfirmation } from '@gondola/contract/clients'
import { CONTACT_REASONS } from '@gondola/contract/inboxes'
import { saveCardRequest, saveContact, saveWithdrawal } from '@gondola/contract/site'
import {
  CALL_LIMITS,
  RECOVERY_LINKS,
  SHOP_USES_PER_HOUR,
  UNCONFIRMED_MAILS_PER_DAY,
} from '@gondola/contract/base'
import { deliverDueMails, openTransport } from '../../src/mail/deliver-mail.ts'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'

const MAIL = 'duena@example.com'
const DOCUMENT = '27111222'
const NOON = '2026-11-21T15:00:00Z'
const TWO_DAYS_LATER = '2026-11-23T15:00:00Z'

describeOnBothDatabases('a stranger who knows the owner’s mail and document', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true, config: { rateLimit: true } })
    shop.setNow(NOON)
    await registerTestClient(shop, { Email: MAIL, Nrodoc: DOCUMENT, Pass: 'de-la-duena' })
  })
  beforeEach(async () => {
    await shop.db.deleteFrom('rate_limits').execute()
  })
  afterAll(() => shop.close())

  const guess = { body: { Email: MAIL, Pass: 'adivinada' } }
  const times = async (count: number, ask: (turn: number) => Promise<{ status: number }>) => {
    const statuses: number[] = []
    for (let turn = 0; turn < count; turn++) statuses.push((await ask(turn)).status)
    return statuses
  }

  /** Delivers what is queued; the mails that went out. */
  const sentMails = async () => {
    const transport = openTransport(shop.config)
    while (await deliverDueMails(shop.deps, transport, pino({ level: 'silent' })));
    transport.close()
    return shop.db.selectFrom('mail_queue').select('to_address').where('state', '=', 'sent').execute()
  }
  const filled = (Email: string) => ({
    Nombre: 'Nadie',
    Apellido: 'Nadie',
    Email,
    Telefono: '2494 000001',
    Direccion: 'Mitre 1',
    Nrodoc: '30111222',
    Comentario: '-',
    Motivo: CONTACT_REASONS[0],
    Mensaje: 'Hola',
    Pedido: '',
  })

  it('does not guess more often by registering with that mail', async () => {
    shop.setNow(TWO_DAYS_LATER)
    const statuses: number[] = []
    for (let account = 0; account < 3; account++) {
      const { browser } = await registerTestClient(shop, { Email: MAIL })
      statuses.push(...(await times(5, () => browser.call(loginByEmail, guess))))
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), ...Array<number>(5).fill(429)])
    shop.setNow(NOON)
  })

  it('leaves them the look-up of their document, the recovery and the withdrawal', async () => {
    const stranger = shop.visitor('10.1.2.3')
    const owner = shop.visitor('10.9.9.9')
    const lookUp = { params: { Tipodoc: 1, Nrodoc: DOCUMENT } }
    const { perAccount } = CALL_LIMITS.lookup
    const lookedUp = await times(perAccount + 1, () => stranger.call(findDocument, lookUp))
    expect(lookedUp.at(-1)).toBe(429)
    const invented = { params: { Referencia: 'una-que-no-existe', Email: MAIL } }
    expect((await times(6, () => stranger.call(requestRecovery, invented))).at(-1)).toBe(429)
    const form = { body: { Nombre: 'Nadie', Email: MAIL, Telefono: '1', Pedido: '3', Motivo: '' } }
    expect((await times(11, () => stranger.call(saveWithdrawal, form))).at(-1)).toBe(429)

    const { json } = await owner.call(findDocument, lookUp)
    const asked = { params: { Referencia: json?.Id ?? '', Email: MAIL } }
    expect((await owner.call(requestRecovery, asked)).status).toBe(200)
    const links = await shop.db
      .selectFrom('mail_queue')
      .select('id')
      .where('subject', 'like', '%contrase%')
      .execute()
    expect(links).toHaveLength(1)
    expect((await owner.call(saveWithdrawal, form)).status).toBe(200)
  })

  it('voids no more links to a new password than a few an hour', async () => {
    await shop.db.deleteFrom('mail_queue').execute()
    await times(RECOVERY_LINKS.perHour + 4, async (turn) => {
      const stranger = shop.visitor(`10.2.${turn}.1`)
      const found = await stranger.call(findDocument, { params: { Tipodoc: 1, Nrodoc: DOCUMENT } })
      const params = { Referencia: found.json?.Id ?? '', Email: MAIL }
      return stranger.call(requestRecovery, { params })
    })
    const queued = await shop.db.selectFrom('mail_queue').select('id').execute()
    expect(queued).toHaveLength(RECOVERY_LINKS.perHour)
  })

  it('has no more links to confirm sent to one mailbox than other mails', async () => {
    await shop.db.deleteFrom('mail_queue').execute()
    const accounts = await Promise.all(
      [1, 2, 3].map((tag) => registerTestClient(shop, { Email: `otra+${tag}@example.com` })),
    )
    await shop.db.deleteFrom('mail_queue').execute()
    for (const { browser } of accounts)
      expect(await times(3, () => browser.call(resendConfirmation))).toEqual([204, 204, 204])
    expect(await sentMails()).toHaveLength(UNCONFIRMED_MAILS_PER_DAY.ofKind)
  })

  it('has one mailbox flooded by no forms, whose writers are answered all the same', async () => {
    const victim = 'victima@example.com'
    await shop.db.deleteFrom('mail_queue').execute()
    const statuses = await times(30, (turn) => {
      const browser = shop.visitor(`10.6.${turn}.1`)
      const body = filled(turn % 2 === 0 ? victim : 'vic.tima+1@example.com')
      if (turn % 3 === 0) return browser.call(saveContact, { body })
      if (turn % 3 === 1) return browser.call(saveCardRequest, { body: { ...body, Tipodoc: { Codigo: 1 } } })
      return browser.call(saveWithdrawal, { body: { ...body, Pedido: `${turn + 1000}` } })
    })
    expect(new Set(statuses)).toEqual(new Set([200]))
    const sent = (await sentMails()).filter(({ to_address }) => to_address.startsWith('vic'))
    expect(sent).toHaveLength(UNCONFIRMED_MAILS_PER_DAY.ofForms)
    // the mailbox's own account is written to all the same
    await registerTestClient(shop, { Email: victim })
    const own = (await sentMails()).filter(({ to_address }) => to_address.startsWith('vic'))
    expect(own).toHaveLength(UNCONFIRMED_MAILS_PER_DAY.ofForms + 1)
  })

  it('has no more mailboxes reached by forms than the shop has in an hour', async () => {
    const counted = {
      key: 'tienda:formMail',
      count: SHOP_USES_PER_HOUR.formMail - 1,
      resets_at: TWO_DAYS_LATER,
    }
    await shop.db.insertInto('rate_limits').values(counted).execute()
    await shop.db.deleteFrom('mail_queue').execute()
    const codes: string[] = []
    for (const Email of ['una@example.org', 'otra@example.org']) {
      const { json } = await shop.visitor().call(saveWithdrawal, { body: filled(Email) })
      codes.push(json.Codigo)
    }
    expect(codes).toEqual([expect.stringContaining('ARR-'), expect.stringContaining('ARR-')])
    const sent = (await sentMails()).filter(({ to_address }) => to_address.endsWith('example.org'))
    expect(sent).toHaveLength(1)
  })
})
