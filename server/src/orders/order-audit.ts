import { recordChange } from '../audit/record-change.ts'
import type { Deps } from '../platform/deps.ts'
import type { OrderListener } from './order-events.ts'

/** Writes the steps of staff and other systems into the audit log. */
export const auditOrderEvents =
  ({ clock }: Deps): OrderListener =>
  async (trx, { orderId, action, author, before, after, reason }) => {
    if (before === null || (author !== null && 'clientId' in author)) return
    const { Estado, Preparacion, TotalNeto } = after
    await recordChange(trx, author, clock, {
      Entidad: 'pedidos',
      Clave: orderId,
      Accion: action,
      Antes: { Estado: before.Estado, Preparacion: before.Preparacion ?? null, TotalNeto: before.TotalNeto },
      Despues: { Estado, Preparacion, TotalNeto, ...(reason !== undefined && { Motivo: reason }) },
    })
  }
