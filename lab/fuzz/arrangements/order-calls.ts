import type { BranchWalk } from '@gondola/contract/orders'
import type { OrderPlace } from './arranged-records.ts'
import type { ArrangedQuestions } from './arranged-questions.ts'
import { GESTION, type Preparations } from './preparation.ts'

/** Preparations for order calls: orders at the stage that a step needs. */
export function orderCalls(shop: ArrangedQuestions): Preparations {
  const at = (stage: OrderPlace) => async () => ({
    path: { Id: await shop.orderAt(stage) },
  })
  const orders = `${GESTION}pedidos/{Id}/`
  return {
    [`POST ${orders}cambiar/calcular`]: () => shop.ownOrderChange(),
    [`POST ${orders}cambiar`]: () => shop.ownOrderChange({ Motivo: 'Por teléfono' }),
    [`PUT ${orders}factura`]: async () => ({
      path: { Id: await shop.orderAt('cola') },
      body: { Cuit: '30712345671', RazonSocial: 'El Sol SRL', CondicionIva: 'monotributo' },
    }),
    [`POST ${orders}no-quiso`]: async () => {
      const { path, body } = await shop.claimable({ Estado: 'D', delivered_at: null })
      return { path, body: { Lineas: body.Lineas.map(({ Items, Cantidad }) => ({ Items, Cantidad })) } }
    },
    [`POST ${orders}no-entregado`]: async () => ({
      path: { Id: await shop.orderAt('en-camino') },
      body: { Motivo: 'No había nadie' },
    }),
    [`POST ${orders}reclamos`]: async () => {
      const { path, body } = await shop.claimable()
      return { path, body: { ...body, Respuesta: '' } }
    },
    [`GET ${GESTION}reclamos/{Id}`]: async () => ({ path: { Id: await shop.openClaim() } }),
    [`POST ${GESTION}reclamos/{Id}/decidir`]: async () => ({
      path: { Id: await shop.openClaim() },
      body: { Importe: 1, Medio: 'sucursal', Respuesta: '' },
    }),
    [`POST ${GESTION}clientes/telefono`]: () => ({ body: shop.newCaller() }),
    [`POST ${GESTION}pedidos/telefono/calcular`]: async () => ({ body: await shop.phoneOrder() }),
    [`POST ${GESTION}pedidos/telefono`]: async () => ({ body: await shop.phoneOrder() }),
    [`POST ${orders}notas`]: at('cola'),
    [`POST ${orders}preparar`]: at('cola'),
    [`POST ${orders}listo`]: at('preparando'),
    [`POST ${orders}reabrir`]: at('listo'),
    [`POST ${orders}devolver`]: at('preparando'),
    [`POST ${orders}despachar`]: at('listo'),
    [`POST ${orders}entregar`]: at('en-camino'),
    [`POST ${orders}cancelar`]: async () => ({
      path: { Id: await shop.orderAt('cola') },
      body: { Motivo: 'Sin stock' },
    }),
    [`POST ${orders}toques`]: async () => ({
      path: { Id: await shop.orderAt('preparando') },
      body: { Toques: [] },
    }),
    [`GET ${orders}lineas/{Items}/sustitutos`]: async () => shop.orderLine(),
    [`GET ${orders}lineas/{Items}/pregunta`]: async () => ({ path: (await shop.askableLine()).path }),
    [`POST ${orders}lineas/{Items}/pregunta`]: async () => shop.askableLine(),
    [`GET ${GESTION}pedidos/hojas`]: async () => ({
      query: { Numeros: String(await shop.orderAt('cola')) },
    }),
    'GET /api/integraciones/pedidos/{Id}': at('cola'),
    'POST /api/integraciones/pedidos/{Id}/estado': async () => ({
      path: { Id: await shop.orderAt('cola') },
      body: { Estado: 'cancelado', Motivo: 'Sin stock' },
    }),
    'POST /api/integraciones/existencias': async () => ({
      body: {
        Filas: [
          { Codigo: String((await shop.someRecord(`${GESTION}articulos`))?.['Codigo']), Existencia: 40 },
        ],
      },
    }),
    'PUT /api/integraciones/comprobantes': async () => ({
      body: {
        Filas: [
          {
            Pedido: await shop.orderAt('cola'),
            Tipo: 6,
            PuntoVenta: 3,
            Numero: 12,
            Fecha: '2026-11-21',
            Importe: 1,
            Cae: '70417054367476',
            VencimientoCae: '2026-12-01',
          },
        ],
      },
    }),
    // only the walk that was read is replaced
    [`PUT ${GESTION}recorrido/{Sucursal}`]: async () => {
      const walk = await shop.ask<BranchWalk>('GET', `${GESTION}recorrido`)
      const Leidas = walk?.Pasillos.map(({ Codigo }) => Codigo) ?? []
      return { path: { Sucursal: walk?.Sucursal ?? 1 }, body: { Familias: Leidas.toReversed(), Leidas } }
    },
    [`PUT ${GESTION}existencias/{Sucursal}/{Codigo}`]: async () => ({
      path: {
        Sucursal: Number((await shop.someRecord(`${GESTION}sucursales`))?.['Id']),
        Codigo: String((await shop.someRecord(`${GESTION}articulos`))?.['Codigo']),
      },
      body: { Estado: 'no-hay' },
    }),
    [`PUT ${GESTION}existencias/{Sucursal}/{Codigo}/numero`]: async () => {
      const row = await shop.someRecord(`${GESTION}existencias`)
      const Leida = (row?.['Existencia'] ?? null) as number | null
      return {
        path: { Sucursal: Number(row?.['Sucursal']), Codigo: String(row?.['Codigo']) },
        body: { Existencia: (Leida ?? 0) + 1, Leida },
      }
    },
    'GET /api/integraciones/pedidos': () => ({ query: { Limite: 5, Desde: shop.firstCursor() } }),
  }
}
