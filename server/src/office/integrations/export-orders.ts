import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { type CallQuery } from '@gondola/contract/calls'
import type { exportErpOrders } from '@gondola/contract/integrations'
import { staffOrders } from '@gondola/contract/orders'
import { CSV_MARK, csvRow } from '@gondola/contract/base'
import { orderCsvHeading, orderCsvRows, orderExportName } from './order-csv.ts'
import { asksForPlace } from '../../goods/branches/branches.store.ts'
import { today } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { branchScope } from '../../sessions/branch-access.ts'
import type { StaffSession } from '../../http/caller.ts'
import { sendCsv } from '../../http/serve.ts'
import { recordExport } from '../../audit/record-change.ts'
import { countRowsToExport, listOrdersToExport, type OrderFilters } from './erp-orders.store.ts'

type Asked = CallQuery<typeof exportErpOrders>

/** The orders of a file: as asked for, of the branches of whoever asks. */
type Wanted = Asked & Pick<OrderFilters, 'branches'>

/** Orders read per query, so that memory use does not grow with the export. */
const ORDERS_AT_ONCE = 200

/** Streams orders as CSV in the country's format (docs/erp.md). */
export function sendOrderCsv(
  reply: FastifyReply,
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  asked: Wanted,
  hidesAccount = false,
): FastifyReply {
  const name = orderExportName(isByLine(asked), today(clock, config.timeZone))
  return sendCsv(reply, Readable.from(orderCsv(db, asked, hidesAccount)), name)
}

const isByLine = ({ Detalle = 'lineas' }: Asked) => Detalle === 'lineas'

/**
 * The same for a staff member, of the account's branches and as of a second ago; another system's export may miss no order. The export is recorded in the audit log before it is sent.
 *
 * @throws 403 `otra-sucursal`
 */
export async function sendOrderCsvToStaff(
  reply: FastifyReply,
  { db, reads, clock, config }: Deps,
  session: StaffSession,
  asked: Asked,
): Promise<FastifyReply> {
  const wanted: Wanted = { ...asked, branches: branchScope(session, asked.SucursalPedido) }
  const Filas = await countRowsToExport(reads, wanted, isByLine(asked))
  await recordExport(db, session, clock, staffOrders.name, { Filas, Filtro: asked })
  reply.request.peopleRead = Filas
  // who prepares orders needs nothing of the account that ordered
  const hidesAccount = !session.permissions.includes('clientes.ver')
  return sendOrderCsv(reply, { db: reads, clock, config }, wanted, hidesAccount)
}

/** The file in chunks of some orders each. */
async function* orderCsv(db: Db, asked: Wanted, hidesAccount = false): AsyncGenerator<string> {
  const isPlaced = await asksForPlace(db)
  yield CSV_MARK + csvRow(orderCsvHeading(isByLine(asked), isPlaced))
  let lastId = 0
  for (;;) {
    const found = await listOrdersToExport(db, asked, lastId, ORDERS_AT_ONCE)
    const orders = hidesAccount
      ? found.map(({ Factura: _, ...order }) => ({
          ...order,
          Documento: null,
          Email: null,
          NombreCliente: null,
        }))
      : found
    const rows = orders.flatMap((order) => orderCsvRows(order, isByLine(asked), isPlaced))
    if (rows.length > 0) yield rows.map(csvRow).join('')
    if (orders.length < ORDERS_AT_ONCE) return
    lastId = orders.at(-1)?.Id ?? lastId
  }
}
