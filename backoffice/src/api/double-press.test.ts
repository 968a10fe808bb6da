import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { staffPoints } from '@gondola/contract/clients'
import { askServer, callServer } from './call-server.ts'
import { renewSessionsBy } from './session-renewal.ts'

let sent: string[]
/** The server's refusals, request by request; then success. */
let refusals: { status: number; code: string }[]
let forget = () => {}

beforeEach(() => {
  sent = []
  refusals = []
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=t' })
  vi.stubGlobal('fetch', async (url: string, { body, method }: RequestInit) => {
    sent.push(method === undefined ? url : (body as string))
    const refusal = method === undefined ? undefined : refusals.shift()
    return refusal === undefined
      ? Response.json({ Id: sent.length })
      : Response.json({ title: 'x', detail: 'No.', ...refusal }, { status: refusal.status })
  })
})
afterEach(() => {
  forget()
  vi.unstubAllGlobals()
})

const give = (Puntos: number) =>
  callServer(staffPoints.create, { body: { Cliente: 1, Puntos, Motivo: 'compensa' } })

it('a change asked for twice at once is made once; another one, or later, is another', async () => {
  const [first, second] = await Promise.all([give(100), give(100)])
  expect(sent).toHaveLength(1)
  expect(second).toEqual(first)
  await Promise.all([give(100), give(200)])
  expect(sent).toHaveLength(3)
})

it('what was refused may be asked for again', async () => {
  refusals = [{ status: 422, code: 'puntos' }]
  await expect(give(100)).rejects.toThrow('No.')
  await give(100)
  expect(sent).toHaveLength(2)
})

it('a browser that lost all its cookies is asked for the password at once', async () => {
  refusals = [
    { status: 403, code: 'xsrf' },
    { status: 401, code: 'sesion' },
  ]
  let asked = 0
  forget = renewSessionsBy(async () => {
    asked++
    return true
  })
  await give(100)
  expect(asked).toBe(1)
})

it('a token that is refused twice is reported, not requested without end', async () => {
  refusals = [
    { status: 403, code: 'xsrf' },
    { status: 403, code: 'xsrf' },
  ]
  await expect(give(100)).rejects.toThrow('No.')
})

it('a whole record is sent with the fields that its call knows', async () => {
  const record = { Id: 3, id: 3, Cliente: 1, Puntos: 5, Motivo: 'x', Saldo: 9 }
  await askServer(staffPoints.create, { body: record })
  expect(sent.map((text) => JSON.parse(text) as unknown)).toEqual([{ Cliente: 1, Puntos: 5, Motivo: 'x' }])
})
