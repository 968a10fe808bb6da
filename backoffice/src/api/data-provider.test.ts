import { HttpError } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Type } from 'typebox'
import { staffResource } from '@gondola/contract/calls'
import { dataProviderOf } from './data-provider.ts'

const brands = staffResource('marcas', {
  see: 'catalogo.ver',
  edit: 'catalogo.editar',
  key: { Codigo: Type.Integer() },
  row: Type.Object({ Codigo: Type.Integer() }),
  create: Type.Object({ Descripcion: Type.String() }),
  change: Type.Object({ Descripcion: Type.String() }),
  removes: true,
})
const provider = dataProviderOf([brands])

interface Sent {
  url: string
  method: string
  body: unknown
  xsrf: string | null
}

/** The requests sent, and the server's answers. */
let sent: Sent[]
let answer: (sent: Sent) => Response

const rows = (codes: number[], total = codes.length) =>
  Response.json(
    codes.map((Codigo) => ({ Codigo })),
    { headers: { 'X-Total-Count': String(total) } },
  )
const problem = (status: number, fields: object) =>
  Response.json({ title: 'x', detail: 'Mal.', status, ...fields }, { status })

beforeEach(() => {
  sent = []
  vi.stubGlobal('document', { cookie: 'a=b; XSRF-TOKEN=t%3D' })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit) => {
    const one = {
      url: decodeURIComponent(url),
      method,
      body: typeof body === 'string' ? JSON.parse(body) : null,
      xsrf: new Headers(headers).get('X-XSRF-TOKEN'),
    }
    sent.push(one)
    return answer(one)
  })
})
afterEach(() => vi.unstubAllGlobals())

const list = (page: number, perPage: number, filter = {}) =>
  provider.getList('marcas', {
    pagination: { page, perPage },
    sort: { field: 'Codigo', order: 'ASC' },
    filter,
  })

describe('the data provider', () => {
  it('asks for a page in its order, with the filters that are set', async () => {
    answer = () => rows([7, 8], 40)
    const filter = { q: 'la ñata', Activa: false, Rol: '', Desde: null, Familias: [1, 2] }
    expect(await list(3, 10, filter)).toEqual({
      data: [
        { id: 7, Codigo: 7 },
        { id: 8, Codigo: 8 },
      ],
      total: 40,
    })
    expect(sent).toMatchObject([
      {
        url: '/api/gestion/marcas?q=la ñata&Activa=false&Familias=1,2&_start=20&_end=30&_sort=Codigo&_order=ASC',
        method: 'GET',
        xsrf: null,
      },
    ])
  })

  it('asks in parts for more rows than one answer holds', async () => {
    answer = ({ url }) => {
      const [, start, end] = /_start=(\d+)&_end=(\d+)/.exec(url)!.map(Number) as [number, number, number]
      return rows(
        Array.from({ length: Math.min(end, 2300) - start }, (_, index) => start + index),
        2300,
      )
    }
    const { data, total } = await list(1, 10_000)
    expect([data.length, total, new Set(data.map(({ id }) => id)).size]).toEqual([2300, 2300, 2300])
    expect(sent).toHaveLength(3)
  })

  it('reads, creates, changes and deletes by the record’s key', async () => {
    answer = ({ method }) =>
      method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({ Codigo: 5 })
    expect(await provider.getOne('marcas', { id: 5 })).toEqual({ data: { id: 5, Codigo: 5 } })
    await provider.create('marcas', { data: { Descripcion: 'a' } })
    await provider.update('marcas', { id: 5, data: { Descripcion: 'b' }, previousData: { id: 5 } })
    await provider.delete('marcas', { id: 5, previousData: { id: 5 } })
    expect(sent).toEqual([
      { url: '/api/gestion/marcas/5', method: 'GET', body: null, xsrf: null },
      { url: '/api/gestion/marcas', method: 'POST', body: { Descripcion: 'a' }, xsrf: 't=' },
      { url: '/api/gestion/marcas/5', method: 'PUT', body: { Descripcion: 'b' }, xsrf: 't=' },
      { url: '/api/gestion/marcas/5', method: 'DELETE', body: null, xsrf: 't=' },
    ])
  })

  it('asks for records by their keys, a hundred at once', async () => {
    answer = ({ url }) => rows(/ids=([\d,]+)/.exec(url)![1]!.split(',').map(Number))
    const ids = Array.from({ length: 150 }, (_, index) => index + 1)
    const { data } = await provider.getMany('marcas', { ids })
    expect([data.length, sent.length]).toEqual([150, 2])
  })

  it('tells a fault at its field, in the server’s words', async () => {
    answer = () => problem(422, { code: 'nombre', Campo: 'Descripcion' })
    const fault = await provider.create('marcas', { data: {} }).catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(HttpError)
    expect(fault).toMatchObject({ status: 422, message: 'Mal.', body: { errors: { Descripcion: 'Mal.' } } })
  })

  it('fetches a new XSRF cookie once where the old one is gone', async () => {
    answer = ({ method }) =>
      method === 'GET' || sent.filter((one) => one.method === 'POST').length > 1
        ? Response.json({ Codigo: 1 })
        : problem(403, { code: 'xsrf' })
    await provider.create('marcas', { data: {} })
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST'])
  })

  it('says so where no answer comes', async () => {
    answer = () => {
      throw new TypeError('network')
    }
    await expect(list(1, 10)).rejects.toMatchObject({
      status: 0,
      message: expect.stringContaining('No hay conexión'),
    })
  })
})
