import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { messageSets, putMessageSet, staffMessages, type StaffMessage } from '@gondola/contract/site'
import { violationMessage } from '@gondola/contract/http'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'
import { checkMessage, customerMessages, namedText, placedText, voseoWording } from './message-catalogue.ts'

const MISSING = 'Porfavor elija un dia de entrega.'

it.each([
  ['Faltan {importe} para {cantidad}', null],
  ['Para {cantidad}: {importe}, ¡{importe}!', null],
  ['  ', null],
  ['Faltan {importe}', 'texto-datos'],
  ['{importe} {cantidad} {otro}', 'texto-datos'],
  ['{importe} {cantidad} }', 'texto-datos'],
  ['<b>{importe}</b> {cantidad}', 'texto-sin-signos'],
  ['{importe}\n{cantidad}', 'texto-un-renglon'],
  [`{importe}{cantidad}${'a'.repeat(300)}`, 'texto-largo'],
])('checks %j', (typed, code) => {
  const message = {
    part: '',
    written: 'Te faltan {} para {}',
    fields: [
      ['importe', '$ 1'],
      ['cantidad', '2'],
    ] as const,
  }
  expect(checkMessage({ ...message, fields: [...message.fields] }, typed)?.code ?? null).toBe(code)
})

it('stores a wording by the places of its values, with the blanks around the text', () => {
  const message = {
    part: '',
    written: ' de {} a {}',
    fields: [['desde', '9'] as const, ['hasta', '12'] as const],
  }
  expect(placedText(message, 'hasta {hasta} de {desde}')).toBe(' hasta {2} de {1}')
  expect(namedText(message, ' hasta {2} de {1}')).toBe(' hasta {hasta} de {desde}')
  expect(namedText(message, message.written)).toBe(' de {desde} a {hasta}')
})

describeOnBothDatabases('what customers read', (database) => {
  let shop: TestShop
  let staff: TestClient
  let key: string
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true })
    staff = await staffOf(shop, 'catalogo')
    key = [...customerMessages().values()].find(({ written }) => written === MISSING)!.key
  })
  afterEach(async () => {
    await staff.call(putMessageSet, { params: { Conjunto: 'original' } })
    await shop.deps.catalogue.refresh()
  })
  afterAll(() => shop.close())

  const read = async () => (await staff.call(staffMessages.read, { params: { Clave: key } })).json
  const said = () => violationMessage({ code: 'dia-entrega' }).text
  const change = (Propio: string) =>
    staff.call(staffMessages.change, { params: { Clave: key }, body: { Propio } })

  it('is said in the chain’s words from the next version on, and back after undoing', async () => {
    expect(await read()).toMatchObject({ Original: MISSING, Propio: '', Cambiado: false })
    expect((await change(' ¿Qué día te lo llevamos? ')).json).toMatchObject({
      Propio: '¿Qué día te lo llevamos?',
      Cambiado: true,
    })
    await shop.deps.catalogue.refresh()
    expect(said()).toBe('¿Qué día te lo llevamos?')
    const { Cambio } = (await staff.call(staffMessages.lastChange, { params: { Clave: key } })).json
    await staff.call(staffMessages.undo, { params: { Clave: key }, body: { Cambio: Cambio!.Id } })
    await shop.deps.catalogue.refresh()
    expect([said(), (await read()).Cambiado]).toEqual([MISSING, false])
  })

  it('refuses what is no text of this kind', async () => {
    const { status, json } = await change('Elegí {algo}')
    expect([status, json]).toMatchObject([422, { Campo: 'Propio' }])
  })

  it('is the original again where the wording is empty or the same', async () => {
    for (const same of ['', MISSING]) {
      await change('Otro')
      expect((await change(same)).json).toMatchObject({ Propio: '', Cambiado: false })
    }
  })

  it('takes a ready set, says how many texts it changes, and goes back', async () => {
    const sizes = async () => (await staff.call(messageSets)).json
    const { voseo } = await sizes()
    await change('Elegí el día.')
    expect(await sizes()).toEqual({ voseo, original: 1 })
    expect((await staff.call(putMessageSet, { params: { Conjunto: 'voseo' } })).json).toEqual({
      Cambiados: voseo,
    })
    expect(await sizes()).toEqual({ voseo: 0, original: voseo })
    await shop.deps.catalogue.refresh()
    expect(said()).toBe('Elegí un día de entrega.')
    expect((await staff.call(putMessageSet, { params: { Conjunto: 'original' } })).json.Cambiados).toBe(voseo)
    await shop.deps.catalogue.refresh()
    expect(said()).toBe(MISSING)
  })

  it('is listed by words of either wording, by part, and by whether it is changed', async () => {
    await change('Elegí el día.')
    const list = async (query: object) =>
      (await staff.call(staffMessages.list, { query })).json.map(({ Clave }: StaffMessage) => Clave)
    expect(await list({ q: 'DIA elegi' })).toContain(key)
    expect(await list({ Cambiado: true })).toEqual([key])
    expect(await list({ Parte: 'Nada' })).toEqual([])
    expect(await list({ ids: key })).toEqual([key])
  })

  it('is read by who sees the shop’s window, and changed by who edits its texts', async () => {
    const other = await staffOf(shop, 'pedidos')
    expect(
      (await other.call(staffMessages.change, { params: { Clave: key }, body: { Propio: 'No' } })).status,
    ).toBe(403)
    expect((await other.call(putMessageSet, { params: { Conjunto: 'voseo' } })).status).toBe(403)
  })
})

it('has a set without usted and without faults', () => {
  for (const own of voseoWording().values())
    expect(own).not.toMatch(/porfavor|\b(?:elija|intente|complete|su|desea)\b/i)
})
