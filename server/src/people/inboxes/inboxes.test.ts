import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { saveCardRequest, saveContact, saveWithdrawal } from '@gondola/contract/site'
import {
  addInboxNote,
  listAssignees,
  replyInbox,
  staffCardRequests,
  staffContacts,
  staffWithdrawals,
} from '@gondola/contract/inboxes'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { bodiesOf } from '../../mail/render-mail.ts'

const NOON = '2026-11-21T15:00:00Z'

describeOnBothDatabases('what came in from the forms', (database) => {
  let shop: TestShop
  let staff: TestClient
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true })
    shop.stopClock()
    staff = await staffOf(shop, 'atencion', 'ana')
  })
  beforeEach(() => shop.setNow(NOON))
  afterAll(() => shop.close())

  const withdraw = async (Pedido: string, Email = 'eva@example.com') => {
    const body = { Nombre: 'Eva', Email, Telefono: '2494000000', Pedido, Motivo: 'No me sirve' }
    return (await shop.visitor().call(saveWithdrawal, { body })).json.Codigo
  }
  const mailsTo = (address: string) =>
    shop.db.selectFrom('mail_queue').selectAll().where('to_address', '=', address).orderBy('id').execute()
  const reply = {
    Asunto: 'Tu devolución',
    Texto: 'Pasamos el lunes.\n\nGracias.',
    EstadoGestion: 'resuelta',
  } as const

  it('shows the 24 hours of a withdrawal until it is answered', async () => {
    const Codigo = await withdraw('11')
    const read = async () => (await staff.call(staffWithdrawals.read, { params: { Codigo } })).json
    expect(await read()).toMatchObject({
      EstadoGestion: 'nueva',
      Asignada: null,
      Vence: '2026-11-22T12:00:00-03:00',
      Historia: [],
    })
    // beyond the lifetime of a staff session, so somebody else logs in
    const later = async (now: string, user: string) => {
      shop.setNow(now)
      staff = await staffOf(shop, 'atencion', user)
    }
    await later('2026-11-22T05:30:00Z', 'luis')
    expect((await read()).HorasRestantes).toBe(9.5)
    await later('2026-11-22T17:00:00Z', 'sol')
    expect((await read()).HorasRestantes).toBe(-2)
    const overdue = async (Vencida: boolean) =>
      (await staff.call(staffWithdrawals.list, { query: { Vencida } })).json.map((row) => row.Codigo)
    expect(await overdue(true)).toEqual([Codigo])
    expect(await overdue(false)).toEqual([])
    const answer = await staff.call(replyInbox, {
      params: { Bandeja: 'arrepentimientos', Clave: Codigo },
      body: reply,
    })
    expect(answer.json).toMatchObject([
      {
        Tipo: 'respuesta',
        Usuario: 'sol',
        EstadoCorreo: 'queued',
        Texto: 'Tu devolución\n\nPasamos el lunes.\n\nGracias.',
      },
    ])
    expect(await read()).toMatchObject({ EstadoGestion: 'resuelta', AsignadaA: 'sol', HorasRestantes: null })
    expect(await overdue(true)).toEqual([])
    const mail = (await mailsTo('eva@example.com')).at(-1)
    expect(mail).toMatchObject({ subject: 'Tu devolución', state: 'queued' })
    expect(mail && bodiesOf(mail).text).toMatch(/^Hola:\n\nPasamos el lunes\.\n\nGracias\.\n\nCódigo: ARR-/)
  })

  it('answers with its state or not at all', async () => {
    const Codigo = await withdraw('12', '')
    const params = { Bandeja: 'arrepentimientos', Clave: Codigo } as const
    expect((await staff.call(replyInbox, { params, body: reply })).problem.code).toBe('respuesta-sin-email')
    const other = await withdraw('13', 'no@example.com')
    const before = (await mailsTo('no@example.com')).length
    const unread = { Bandeja: 'arrepentimientos', Clave: other } as const
    for (const [broken, code] of [
      [{ ...reply, Asunto: ' ' }, 'respuesta-asunto'],
      [{ ...reply, Texto: ' ' }, 'respuesta-texto'],
    ] as const)
      expect((await staff.call(replyInbox, { params: unread, body: broken })).problem.code).toBe(code)
    const { json } = await staff.call(staffWithdrawals.read, { params: { Codigo: other } })
    expect(json).toMatchObject({ EstadoGestion: 'nueva', Historia: [] })
    expect(await mailsTo('no@example.com')).toHaveLength(before)
    for (const Clave of ['ARR-XXXX-XXXX', '1'])
      expect(
        (await staff.call(replyInbox, { params: { Bandeja: 'arrepentimientos', Clave }, body: reply }))
          .status,
      ).toBe(404)
  })

  it('are assigned, annotated, filtered', async () => {
    const body = {
      Nombre: 'Luz',
      Email: 'luz@example.com',
      Telefono: '2494000001',
      Comentario: 'Horarios',
      Motivo: 'Consulta',
      Mensaje: '<b>¿Abren el lunes?</b>',
    }
    const { Id } = (await shop.visitor().call(saveContact, { body })).json
    const people = (await staff.call(listAssignees)).json
    expect(people.map(({ Nombre }) => Nombre)).toEqual(['ana', 'luis', 'sol'])
    const ana = people[0]?.Id ?? 0
    const change = (EstadoGestion: 'en-curso' | 'rechazada', Asignada: number | null) =>
      staff.call(staffContacts.change, { params: { Id }, body: { EstadoGestion, Asignada } })
    expect((await change('en-curso', ana)).json).toMatchObject({
      EstadoGestion: 'en-curso',
      AsignadaA: 'ana',
      Historia: [{ Tipo: 'cambio', Texto: 'En curso, a cargo de ana' }],
    })
    expect((await change('en-curso', ana)).json.Historia).toHaveLength(1)
    expect((await change('en-curso', 99_999)).problem).toMatchObject({
      code: 'asignada-inexistente',
      Campo: 'Asignada',
    })
    const params = { Bandeja: 'contactos', Clave: String(Id) } as const
    expect(
      (await staff.call(addInboxNote, { params, body: { Texto: ' Llamar ' } })).json.at(-1),
    ).toMatchObject({
      Tipo: 'nota',
      Texto: 'Llamar',
    })
    expect((await staff.call(addInboxNote, { params, body: { Texto: ' ' } })).problem.code).toBe('nota-vacia')
    const ids = async (query: object) =>
      (await staff.call(staffContacts.list, { query })).json.map((row) => row.Id)
    expect(await ids({ Abiertas: true, Asignada: ana })).toEqual([Id])
    await change('rechazada', null)
    expect(await ids({ Abiertas: true })).toEqual([])
    expect(await ids({ EstadoGestion: 'rechazada', q: 'lunes' })).toEqual([Id])
    expect(await ids({ Abiertas: false })).toEqual([Id])
  })

  it('has the card requests, too', async () => {
    const body = {
      Nombre: 'Ana',
      Apellido: 'Paz',
      Direccion: 'Mitre 1',
      Email: 'paz@example.com',
      Nrodoc: '1',
      Telefono: '2494000002',
    }
    const { Id } = (await shop.visitor().call(saveCardRequest, { body: { ...body, Tipodoc: { Codigo: 1 } } }))
      .json
    const { json } = await staff.call(staffCardRequests.list, { query: { q: 'paz' } })
    expect(json).toMatchObject([{ Id, Apellido: 'Paz', Documento: 'DNI 1', EstadoGestion: 'nueva' }])
    const change = { params: { Id }, body: { EstadoGestion: 'en-curso', Asignada: null } } as const
    expect((await staff.call(staffCardRequests.change, change)).json.EstadoGestion).toBe('en-curso')
  })
})
