import type { LoadedYears } from './load-years.ts'
import { FIRST_NAMES, SURNAMES } from './year-names.ts'
import type { YearSizes } from './year-sizes.ts'

/** A kind of call, its requests, and what one may cost. */
export interface YearCall {
  name: string
  goalMs: number | null
  requests: { path: string; cookie: string }[]
}

export interface Callers {
  staff: string
  /** Cookies of customers, with their numbers. */
  customers: readonly { clientId: number; cookie: string }[]
}

const REPEATED = 100
const GOAL_MS = 50

/** What customers and staff ask most, of other orders and customers each time. */
export function dailyCalls(sizes: YearSizes, loaded: LoadedYears, callers: Callers): YearCall[] {
  const { staff, customers } = callers
  const number = (index: number) => loaded.firstOrder + ((index * 7919) % sizes.orders)
  const client = (index: number) => (index * 7919) % sizes.customers
  const dayId = new Date(sizes.now * 1000 - 3 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '')
  const name = (index: number) =>
    `${FIRST_NAMES[client(index) % FIRST_NAMES.length]} ${SURNAMES[Math.floor(client(index) / FIRST_NAMES.length) % SURNAMES.length]}`
  const byStaff = (pathOf: (index: number) => string) =>
    Array.from({ length: REPEATED }, (_, index) => ({ path: pathOf(index), cookie: staff }))
  const byCustomers = (pathOf: (clientId: number) => string) =>
    customers.map(({ clientId, cookie }) => ({ path: pathOf(clientId), cookie }))
  const call = (what: string, requests: YearCall['requests']) => ({ name: what, goalMs: GOAL_MS, requests })
  return [
    call(
      'own orders',
      byCustomers((id) => `pedidos/getallpedidoscliente/${id}/D/0/10`),
    ),
    call(
      'own home',
      byCustomers(() => 'pedidos/cliente/inicio'),
    ),
    call(
      'own articles',
      byCustomers((id) => `tarticulos/habituales/${id}/0/20`),
    ),
    call(
      'order by number',
      byStaff((index) => `gestion/pedidos/${number(index)}`),
    ),
    call(
      'queue of the day',
      byStaff(() => `gestion/pedidos?Dia=${dayId}&_start=0&_end=25`),
    ),
    call(
      'orders, newest',
      byStaff(() => 'gestion/pedidos?_sort=Id&_order=DESC&_start=0&_end=25'),
    ),
    call(
      'changes, newest',
      byStaff(() => 'gestion/auditoria?_sort=Id&_order=DESC&_start=0&_end=25'),
    ),
    call(
      'changes of an order',
      byStaff((index) => `gestion/auditoria?Entidad=pedidos&Clave=${number(index)}&_start=0&_end=25`),
    ),
    call(
      'search order by number',
      byStaff((index) => `gestion/pedidos?q=${number(index)}&_start=0&_end=25`),
    ),
    call(
      'search customer by name',
      byStaff((index) => `gestion/clientes?q=${name(index)}&_start=0&_end=25`),
    ),
    call(
      'by telephone',
      byStaff((index) => `gestion/clientes?q=249 ${4_000_000 + client(index)}&_start=0&_end=25`),
    ),
    call(
      'by mail',
      byStaff((index) => `gestion/clientes?q=cliente${client(index)}@correo&_start=0&_end=25`),
    ),
    call(
      'search order by name',
      byStaff((index) => `gestion/pedidos?q=${name(index)}&_start=0&_end=25`),
    ),
  ]
}

/** The month's dashboard; together they may cost a second. */
export const DASHBOARD = [
  'ventas?Dias=30',
  'articulos?Dias=30',
  'sucursales?Dias=30',
  'busquedas?Dias=30',
  'valoraciones?Dias=30',
  'carritos?Dias=30',
  'cobros?Dias=30',
  'preparacion?Dias=30',
  'cancelados?Dias=30',
  'familias?Dias=30',
].map((path) => `gestion/informes/${path}`)

/** Whatever staff may type, common words and hostile ones. */
export const SEARCHES = [
  'gestion/pedidos?q=fernandez',
  'gestion/pedidos?q=fernandez calle',
  'gestion/pedidos?q=ana fernandez 1234',
  'gestion/pedidos?q=1234',
  'gestion/pedidos?q=249 400-1237',
  'gestion/pedidos?q=+54 9 249 400 1237',
  'gestion/pedidos?q=nadie se llama asi',
  'gestion/pedidos?q=zz',
  'gestion/pedidos?q=qxj',
  `gestion/pedidos?q=${'a '.repeat(50)}`,
  'gestion/pedidos?q=a e i o r z',
  'gestion/pedidos?q=%',
  'gestion/pedidos?q=_ % \\',
  'gestion/pedidos?q=calle calla allec llece',
  'gestion/clientes?q=fernandez',
  'gestion/clientes?q=tandil correo example',
  'gestion/clientes?q=4001237',
  'gestion/clientes?q=zz',
  `gestion/clientes?q=${'a '.repeat(50)}`,
  'gestion/correos?q=cliente777',
  'gestion/correos?q=pedido',
  'gestion/correos?q=nadie se llama asi',
  'gestion/auditoria?q=preparador',
  'gestion/auditoria?q=leche',
  'gestion/auditoria?q=zz',
  'gestion/puntos?q=fernandez',
]
