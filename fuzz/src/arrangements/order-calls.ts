import type { ArrangedShop } from './arranged-shop.ts'
import { GESTION, type Preparations } from './preparation.ts'

/** Preparations for order calls: orders at the stage that a step needs. */
export function orderCalls(shop: ArrangedShop): Preparations {
  const at = (stage: 'cola' | 'preparando' | 'listo') => async () => ({
    path: { Id: await shop.orderAt(stage) },
  })
  const orders = `${GESTION}pedidos/{Id}/`
  return {
    [`POST ${orders}preparar`]: at('cola'),
    [`POST ${orders}listo`]: at('preparando'),
    [`POST ${orders}reabrir`]: at('listo'),
    [`POST ${orders}devolver`]: at('preparando'),
    [`POST ${orders}despachar`]: at('listo'),
    [`POST ${orders}cancelar`]: async () => ({
      path: { Id: await shop.orderAt('cola') },
      body: { Motivo: 'Sin stock' },
    }),
    [`POST ${orders}toques`]: async () => ({
      path: { Id: await shop.orderAt('preparando') },
      body: { Toques: [] },
    }),
    [`GET ${orders}lineas/{Items}/sustitutos`]: async () => shop.orderLine(),
    [`GET ${GESTION}pedidos/hojas`]: async () => ({
      query: { Numeros: String(await shop.orderAt('cola')) },
    }),
    'GET /api/integraciones/pedidos/{Id}': at('cola'),
    'POST /api/integraciones/pedidos/{Id}/estado': async () => ({
      path: { Id: await shop.orderAt('cola') },
      body: { Estado: 'cancelado', Motivo: 'Sin stock' },
    }),
    'GET /api/integraciones/pedidos': () => ({ query: { Limite: 5, Desde: shop.firstCursor() } }),
  }
}
