import { afterAll, beforeAll, expect, it } from 'vitest'
import { EMAIL_CODES_PER_DAY, SHOP_USES_PER_HOUR } from '@gondola/contract/base'
import { findDocument, findTakenUser, requestRecovery, saveClient } from '@gondola/contract/clients'
import { instant } from '../../src/platform/clock.ts'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { registerTestClient, registrationDraft } from '../../../lab/shop/test-registration.ts'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'

describeOnBothDatabases('a shop in which very many register within an hour', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true, config: { rateLimit: true } })
    await registerTestClient(shop, { Nrodoc: '30111222', Usuario: 'conocida' })
    const resets_at = instant(shop.deps.clock, 3600)
    const full = Object.entries(SHOP_USES_PER_HOUR).map(([use, count]) => ({
      key: `tienda:${use}`,
      count,
      resets_at,
    }))
    await shop.db.deleteFrom('rate_limits').execute()
    await shop.db.insertInto('rate_limits').values(full).execute()
  })
  afterAll(() => shop.close())

  const mailedTo = (address: string) =>
    shop.db.selectFrom('mail_queue').select('subject').where('to_address', '=', address).execute()

  it('asks for a mailed code before it says whether a document has an account', async () => {
    for (const Nrodoc of ['30111222', '30111223']) {
      const draft = registrationDraft({ Nrodoc, Usuario: '' })
      const { status, problem } = await shop.visitor().call(saveClient, { body: draft })
      expect([status, problem.code]).toEqual([422, 'codigo-email'])
    }
    const nowhere = await shop.visitor().call(saveClient, { body: registrationDraft({ Email: 'nadie' }) })
    expect(nowhere.problem.code).toBe('email-invalido')
  })

  it('registers the reader of the address, and refuses another code', async () => {
    const draft = registrationDraft()
    const visitor = shop.visitor()
    await visitor.call(saveClient, { body: draft })
    const [mail] = await mailedTo(draft.Email!)
    const CodigoEmail = /\d{6}$/.exec(mail!.subject)![0]
    const wrong = CodigoEmail === '000000' ? '000001' : '000000'
    const other = registrationDraft({ CodigoEmail })
    for (const body of [{ ...draft, CodigoEmail: wrong }, other])
      expect((await visitor.call(saveClient, { body })).problem.code).toBe('codigo-email')
    expect((await visitor.call(saveClient, { body: { ...draft, CodigoEmail } })).status).toBe(200)
  })

  it('has no code guessed', async () => {
    const draft = registrationDraft({ CodigoEmail: '123' })
    const statuses: number[] = []
    for (let turn = 0; turn <= EMAIL_CODES_PER_DAY; turn++)
      statuses.push((await shop.visitor(`10.3.${turn}.1`).call(saveClient, { body: draft })).status)
    expect(statuses).toEqual([...Array<number>(EMAIL_CODES_PER_DAY).fill(422), 429])
  })

  it('hides which documents and names have an account, and mails the one that has', async () => {
    const refer = (Nrodoc: string) => shop.visitor().call(findDocument, { params: { Tipodoc: 1, Nrodoc } })
    const [known, unknown] = [await refer('30111222'), await refer('30111229')]
    expect([known.json?.Id.length, unknown.json?.Id.length]).toEqual([43, 43])
    const taken = await shop.visitor().call(findTakenUser, { params: { Usuario: 'conocida' } })
    expect(taken.json).toBeNull()
    const owner = await shop.db
      .selectFrom('clients')
      .select('Email')
      .where('Usuario', '=', 'conocida')
      .executeTakeFirstOrThrow()
    for (const Referencia of [unknown.json!.Id, known.json!.Id])
      await shop.visitor().call(requestRecovery, { params: { Referencia, Email: owner.Email } })
    const subjects = (await mailedTo(owner.Email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('contraseña'))).toHaveLength(1)
  })
})
