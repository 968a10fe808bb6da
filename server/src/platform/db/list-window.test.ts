import { afterAll, beforeAll, expect, it } from 'vitest'
import { LIST_NEWEST_ROWS } from '@gondola/contract/base'
import { staffAudit } from '@gondola/contract/staff'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'

const OLDER = 5

describeOnBothDatabases('a list that grows', (database) => {
  let shop: TestShop
  let staff: TestClient
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true })
    staff = await staffOf(shop, 'administracion')
    await shop.db.deleteFrom('audit_log').execute()
    const rows = Array.from({ length: LIST_NEWEST_ROWS + OLDER }, (_, place) => ({
      at: '2026-11-21T15:00:00.000Z',
      user_name: place === 0 ? 'zulema' : 'ana',
      entity: 'listas',
      key: `${place}`,
      action: 'editar',
    }))
    for (let from = 0; from < rows.length; from += 1000)
      await shop.db
        .insertInto('audit_log')
        .values(rows.slice(from, from + 1000))
        .execute()
  })
  afterAll(() => shop.close())

  const list = async (query: Record<string, unknown>) => {
    const { json, headers } = await staff.call(staffAudit.list, { query: { Entidad: 'listas', ...query } })
    return { total: Number(headers['x-total-count']), keys: json.map(({ Clave }) => Clave) }
  }

  it('counts its newest rows and one more, which says that there are more', async () => {
    expect((await list({})).total).toBe(LIST_NEWEST_ROWS + 1)
  })

  it('is sorted among its newest rows', async () => {
    expect((await list({ _sort: 'Usuario', _order: 'DESC', _end: 1 })).keys).toEqual([
      `${LIST_NEWEST_ROWS + OLDER - 1}`,
    ])
  })

  it('ends with the oldest of its newest rows', async () => {
    const { keys } = await list({
      _sort: 'Id',
      _order: 'DESC',
      _start: LIST_NEWEST_ROWS,
      _end: LIST_NEWEST_ROWS + 9,
    })
    expect(keys).toEqual([`${OLDER - 1}`])
  })

  it('finds an older row by a filter', async () => {
    expect(await list({ Usuario: 'zulema' })).toEqual({ total: 1, keys: ['0'] })
  })

  it('takes ids that are no numbers, or none of its own, for none', async () => {
    expect((await list({ ids: 'abc,99999999999' })).keys).toEqual([])
  })
})
