import { afterEach, expect, it, vi } from 'vitest'
import { staffPoints } from '@gondola/contract/clients'
import { callServer, faultField, faultText } from './call-server.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['Codigo', 'Código: no tiene la forma esperada.', 'No tiene la forma esperada.'],
  ['Cambio.Valor', 'Valor: es demasiado grande.', 'Es demasiado grande.'],
  ['Motivo', 'Escribí el motivo.', 'Escribí el motivo.'],
])('a fault of %s is reported without the name that its form has', async (Campo, detail, told) => {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=t' })
  vi.stubGlobal('fetch', async () =>
    Response.json({ title: 'Datos', status: 400, code: 'datos', detail, Campo }, { status: 400 }),
  )
  const body = { Cliente: 1, Puntos: 1, Motivo: '' }
  const error: unknown = await callServer(staffPoints.create, { body }).catch((thrown: unknown) => thrown)
  expect([faultField(error), faultText(error)]).toEqual([Campo, told])
})
