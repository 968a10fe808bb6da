import type { DataProvider, Identifier } from 'react-admin'
import type { Call, StaffResource } from '@gondola/contract/calls'
import { STAFF_LIST_MAX_ROWS } from '@gondola/contract/base'
import { askServer } from './call-server.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the resources' shapes differ; the calls are the same
export type AnyResource = StaffResource<any>

type Row = Record<string, unknown>
type Query = Record<string, string | number | boolean | undefined>

/** Keys that fit into one URL. */
const KEYS_AT_ONCE = 100

/**
 * react-admin's data provider on top of the calls of the contract's resources (docs/gestion.md). `onWritten` is called
 * with the name of a resource after a record of it was made, changed or removed.
 */
export function dataProviderOf(
  resources: readonly AnyResource[],
  onWritten: (resource: string) => void = () => {},
): DataProvider {
  const known = new Map(resources.map((resource) => [resource.name, resource]))
  const find = (name: string): AnyResource => {
    const resource = known.get(name)
    if (resource === undefined) throw new Error(`there is no resource ${name}`)
    return resource
  }
  const ask = (
    name: string,
    part: 'read' | 'create' | 'change' | 'remove',
    id: Identifier | null,
    body?: unknown,
  ) => {
    const resource = find(name)
    const call = resource[part] as Call | undefined
    if (call === undefined) throw new Error(`${name} has no ${part}`)
    const params = id === null ? {} : { [resource.keyField]: id }
    return askServer<Row>(call, { params, ...(body !== undefined && { body }) }).then(({ json }) => {
      if (part !== 'read') onWritten(name)
      return json
    })
  }
  const one = async (name: string, row: Promise<Row>) => ({
    data: withId(find(name), await row),
  })
  const many = async (name: string, query: Query) => {
    const resource = find(name)
    const { json, total } = await askServer<Row[]>(resource.list, { query })
    return { data: json.map((row) => withId(resource, row)), total }
  }

  const provider: DataProvider = {
    getList: (name, { pagination: { page, perPage } = { page: 1, perPage: 25 }, sort, filter }) =>
      windows((page - 1) * perPage, page * perPage, (_start, _end) =>
        many(name, {
          ...queryOf(filter as Row),
          _start,
          _end,
          ...(sort && { _sort: sort.field, _order: sort.order }),
        }),
      ),
    getOne: (name, { id }) => one(name, ask(name, 'read', id)),
    async getMany(name, { ids }) {
      const data: never[] = []
      for (let from = 0; from < ids.length; from += KEYS_AT_ONCE)
        data.push(...(await many(name, { ids: ids.slice(from, from + KEYS_AT_ONCE).join(',') })).data)
      return { data }
    },
    getManyReference: (name, { target, id, ...rest }) =>
      provider.getList(name, { ...rest, filter: { ...rest.filter, [target]: id } }) as never,
    create: (name, { data }) => one(name, ask(name, 'create', null, data)),
    update: (name, { id, data }) => one(name, ask(name, 'change', id, data)),
    async updateMany(name, { ids, data }) {
      for (const id of ids) await ask(name, 'change', id, data)
      return { data: ids }
    },
    async delete(name, { id, previousData }) {
      await ask(name, 'remove', id)
      return { data: previousData as never }
    },
    async deleteMany(name, { ids }) {
      for (const id of ids) await ask(name, 'remove', id)
      return { data: ids }
    },
  }
  return provider
}

/** react-admin requires an `id` on records, and knows a resource's type only at the call site. */
const withId = (resource: AnyResource, row: Row): never => ({ ...row, id: row[resource.keyField] }) as never

interface Window<T> {
  data: T[]
  total: number
}

/** Fetches a window in parts if it exceeds the server's maximum (an export). */
export async function windows<T>(
  from: number,
  to: number,
  ask: (from: number, to: number) => Promise<Window<T>>,
): Promise<Window<T>> {
  const found: Window<T> = { data: [], total: 0 }
  let asked = from
  do {
    const { data, total } = await ask(asked, Math.min(to, asked + STAFF_LIST_MAX_ROWS))
    found.data.push(...data)
    found.total = total
    asked += STAFF_LIST_MAX_ROWS
  } while (asked < Math.min(to, found.total))
  return found
}

/** Filters as query parameters; empty ones are left out. */
function queryOf(filter: Row = {}): Query {
  const asked = Object.entries(filter).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return Object.fromEntries(
    asked.map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : (value as string)]),
  )
}
