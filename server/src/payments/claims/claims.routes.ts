import { toPesos } from '@gondola/contract/base'
import { findOwnCredit } from '@gondola/contract/payments'
import { type Feature, serve } from '../../http/serve.ts'
import { shopDateTime } from '../../platform/clock.ts'
import { listCreditMoves } from './credit.store.ts'

/** Credit of customers, and what they say was wrong with an order. */
export const claimsFeature: Feature = (api, deps) => {
  const { db, config } = deps
  const local = (at: string) => shopDateTime(new Date(at), config.timeZone)
  serve(api, findOwnCredit, async ({ session: { clientId } }) => {
    const moves = await listCreditMoves(db, clientId)
    return {
      Saldo: toPesos(moves[0]?.balance ?? 0),
      Movimientos: moves.map(({ at, kind, centavos, order_id }) => ({
        Momento: local(at),
        Clase: kind,
        Importe: toPesos(centavos),
        Pedido: order_id,
      })),
    }
  })
}
