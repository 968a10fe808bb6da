import { HttpError } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { staffLogin } from '@gondola/contract/staff'
import { staffBrands } from '@gondola/contract/catalogue-admin'
import { authProviderOf } from './auth-provider.ts'
import { callServer } from './call-server.ts'
import { renewSessionsBy } from './session-renewal.ts'

/** Whether the server accepts the session, and the bodies sent to it. */
let hasSession: boolean
let sent: string[]
let forget = () => {}

beforeEach(() => {
  hasSession = false
  sent = []
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=t' })
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(body as string)
    return hasSession
      ? Response.json({ Codigo: 5, Descripcion: 'La Ñata', Articulos: 0 })
      : Response.json({ title: 'x', detail: 'Terminó.', status: 401, code: 'sesion' }, { status: 401 })
  })
})
afterEach(() => {
  forget()
  vi.unstubAllGlobals()
})

const save = (Codigo = 5) =>
  callServer(staffBrands.change, {
    params: { Codigo },
    body: { Descripcion: 'La Ñata', Leido: { Descripcion: 'La Nata' } },
  })

describe('a session that ended under a form', () => {
  it('is renewed once for all who wait, and the save goes on with what was typed', async () => {
    let asked = 0
    forget = renewSessionsBy(async () => {
      asked++
      hasSession = true
      return true
    })
    const saved = await Promise.all([save(), save(6)])
    expect(saved.map(({ Codigo }) => Codigo)).toEqual([5, 5])
    expect(asked).toBe(1)
    expect(new Set(sent).size).toBe(1)
  })

  it('is asked of the password alone where a call needs it again, apart from an ended session', async () => {
    const reasons: string[] = []
    let isConfirmed = false
    vi.stubGlobal('fetch', async () =>
      isConfirmed
        ? Response.json({ Codigo: 5, Descripcion: 'La Ñata', Articulos: 0 })
        : Response.json({ detail: 'Confirmá.', status: 403, code: 'confirmar-identidad' }, { status: 403 }),
    )
    forget = renewSessionsBy(async (reason) => {
      reasons.push(reason)
      return (isConfirmed = reasons.length > 1)
    })
    await expect(save()).rejects.toMatchObject({ status: 403 })
    expect(await save()).toMatchObject({ Codigo: 5 })
    expect(reasons).toEqual(['old', 'old'])
  })

  it('is a failure where nobody renews it', async () => {
    forget = renewSessionsBy(async () => false)
    await expect(save()).rejects.toMatchObject({ status: 401 })
    expect(sent).toHaveLength(1)
  })

  it('fails for react-admin, and is never answered with an empty record', async () => {
    const { checkError } = authProviderOf([])
    await expect(checkError(new HttpError('x', 401))).resolves.toBeUndefined()
  })

  it('does not ask anybody to log in who is about to', async () => {
    forget = renewSessionsBy(() => Promise.reject(new Error('asked')))
    const body = { Usuario: 'ana', Pass: 'x' }
    await expect(callServer(staffLogin, { body })).rejects.toMatchObject({ status: 401 })
  })
})
