import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallQuery } from '@gondola/contract/calls'
import { recordExport, staffAudit } from '@gondola/contract/staff'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { recordChange, type Change } from './record-change.ts'

const ANA = { staffId: 7, userName: 'ana' }

describeOnBothDatabases('the log of changes', (database) => {
  let shop: TestShop
  let admin: TestClient
  const record = (now: string, change: Change, who: typeof ANA | null = ANA) => {
    shop.setNow(now)
    return inTransaction(shop.db, (trx) => recordChange(trx, who, shop.deps.clock, change))
  }
  beforeAll(async () => {
    shop = await startTestShop({ database })
    await record('2026-11-20T02:30:00Z', {
      Entidad: 'articulos',
      Clave: '0001',
      Accion: 'crear',
      Despues: { Descripcion: 'Azúcar Ñandú', Precioventa: 10 },
    })
    await record('2026-11-20T03:30:00Z', {
      Entidad: 'articulos',
      Clave: '0001',
      Accion: 'editar',
      Antes: { Descripcion: 'Azúcar Ñandú', Precioventa: 10, ListEan: ['1'] },
      Despues: { Descripcion: 'Azúcar Ñandú', Precioventa: 12.5, ListEan: ['1', '2'] },
    })
    await record('2026-11-21T12:00:00Z', {
      Entidad: 'articulos',
      Clave: '0001',
      Accion: 'editar',
      Antes: { Precioventa: 1 },
      Despues: { Precioventa: 1 },
    })
    await record(
      '2026-11-21T12:00:00Z',
      { Entidad: 'pedidos', Clave: 8, Accion: 'cancelar', Antes: { Estado: 'P' }, Despues: { Estado: 'C' } },
      null,
    )
    admin = await staffOf(shop, 'administracion')
  })
  afterAll(() => shop.close())

  const ask = async (query: CallQuery<typeof staffAudit.list> = {}) => {
    const { json, headers } = await admin.call(staffAudit.list, { query })
    return { rows: json, total: Number(headers['x-total-count']) }
  }

  it('holds who, when, before and after; of an edit what differs; of no change nothing', async () => {
    expect(await ask()).toEqual({
      total: 3,
      rows: [
        {
          Id: 3,
          Fechahora: '2026-11-21T09:00:00-03:00',
          Usuario: null,
          Entidad: 'pedidos',
          Clave: '8',
          Accion: 'cancelar',
          Antes: { Estado: 'P' },
          Despues: { Estado: 'C' },
        },
        {
          Id: 2,
          Fechahora: '2026-11-20T00:30:00-03:00',
          Usuario: 'ana',
          Entidad: 'articulos',
          Clave: '0001',
          Accion: 'editar',
          Antes: { Precioventa: 10, ListEan: ['1'] },
          Despues: { Precioventa: 12.5, ListEan: ['1', '2'] },
        },
        {
          Id: 1,
          Fechahora: '2026-11-19T23:30:00-03:00',
          Usuario: 'ana',
          Entidad: 'articulos',
          Clave: '0001',
          Accion: 'crear',
          Antes: null,
          Despues: { Descripcion: 'Azúcar Ñandú', Precioventa: 10 },
        },
      ],
    })
    expect((await admin.call(staffAudit.read, { params: { Id: 2 } })).json).toMatchObject({
      Id: 2,
      Usuario: 'ana',
    })
    expect((await admin.call(staffAudit.read, { params: { Id: 99 } })).status).toBe(404)
  })

  it.each([
    [{ Entidad: 'pedidos' }, [3]],
    [{ Clave: '0001' }, [2, 1]],
    [{ Usuario: 'ana', Accion: 'crear' }, [1]],
    // days are in the shop's time zone, not UTC
    [{ FechaDesde: '2026-11-20' }, [3, 2]],
    [{ FechaHasta: '2026-11-19' }, [1]],
    [{ FechaDesde: '2026-11-20', FechaHasta: '2026-11-20' }, [2]],
    [{ q: 'ñandu' }, [1]],
    [{ q: 'NANDÚ  azucar' }, [1]],
    [{ q: '12.5' }, [2]],
    [{ q: '%' }, []],
    [{ q: '_' }, []],
    [{ q: "'" }, []],
    [{ _sort: 'Id', _order: 'ASC' }, [1, 2, 3]],
    [{ _sort: 'Usuario', _order: 'ASC' }, [1, 2, 3]],
    [{ _sort: 'Usuario', _order: 'DESC' }, [2, 1, 3]],
    [{ _sort: 'password_hash' }, [3, 2, 1]],
    [{ _start: 1, _end: 2 }, [2]],
    [{ _start: 5, _end: 9 }, []],
    [{ _start: 2, _end: 1 }, []],
    [{ ids: '1,3' }, [3, 1]],
  ] satisfies [CallQuery<typeof staffAudit.list>, number[]][])('answers %j', async (query, expected) => {
    const { rows } = await ask(query)
    expect(rows.map(({ Id }) => Id)).toEqual(expected)
  })

  it('tells the whole number of rows beside a window', async () => {
    expect(await ask({ _start: 0, _end: 1 })).toMatchObject({ total: 3, rows: [{ Id: 3 }] })
  })

  it.each(['Pass', 'PassNueva', 'password_hash', 'Secreto', 'Token'])('refuses to hold %s', async (field) => {
    const change = { Entidad: 'x', Clave: 1, Accion: 'crear', Despues: { [field]: 'x' } }
    await expect(record('2026-11-21T12:00:00Z', change)).rejects.toThrow('must not be written down')
  })

  it('holds what leaves as a file, with who took it', async () => {
    const office = await staffOf(shop, 'atencion', 'pablo')
    const body = { Entidad: 'clientes', Filtro: { q: 'gómez', Bloqueado: 'true' }, Filas: 41 }
    expect((await office.call(recordExport, { body })).status).toBe(204)
    for (const role of ['pedidos', 'catalogo'] as const) {
      const blind = await staffOf(shop, role, `sin-${role}`)
      expect((await blind.call(recordExport, { body })).problem.code).toBe('permiso')
    }
    for (const wrong of [
      { ...body, Entidad: 'x'.repeat(50) },
      { ...body, Filas: -1 },
      { ...body, Filas: 100_001 },
      { ...body, Filtro: { q: { $gt: '' } } },
      { ...body, Filtro: { q: 'x'.repeat(101) } },
    ])
      expect((await office.call(recordExport, { body: wrong as typeof body })).status).toBe(400)
    const invented = { ...body, Entidad: 'cualquiera-cosa' }
    expect((await office.call(recordExport, { body: invented })).status).toBe(404)
    expect((await ask({ Accion: 'exportar' })).rows).toMatchObject([
      { Usuario: 'pablo', Entidad: 'clientes', Despues: { Filas: 41, Filtro: body.Filtro } },
    ])
  })
})
