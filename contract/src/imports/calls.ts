import { keyCall } from '../calls/index.ts'
import { VoucherBatch } from '../orders/index.ts'
import { ArticleBatch, FeedReceipt, OfferBatch, PriceBatch, StockBatch } from './feed.ts'

// Articles, prices and offers from another system, with a key (docs/erp.md).

const rows = 'Hasta 1.000 filas; cada una vuelve como tomada, igual, retenida o rechazada. Con Idempotency-Key, repetir el mismo pedido da la misma respuesta.'
const common = { answer: FeedReceipt, limit: 'integration' } as const
const codes = ['clave-repetida', 'concurrencia'] as const

export const sendArticles = keyCall('PUT', '/integraciones/articulos', 'articulos:escribir', {
  ...common,
  body: ArticleBatch,
  bodyMaxBytes: 4_194_304,
  docs: [
    'Otros sistemas',
    'sendArticles',
    'Enviar artículos',
    `Las columnas de una importación, con las mismas reglas y el mismo freno: lo que una fila no trae queda como está. Precio necesita también precios:escribir; Costo, costos:escribir. ${rows}`,
    codes,
  ],
})
export const sendPrices = keyCall('PUT', '/integraciones/precios', 'precios:escribir', {
  ...common,
  body: PriceBatch,
  bodyMaxBytes: 1_048_576,
  docs: ['Otros sistemas', 'sendPrices', 'Enviar precios', `Precios de artículos que la tienda tiene, para todas las sucursales o una, o una lista. Un salto espera en el panel. Costo necesita también costos:escribir. ${rows}`, codes],
})
export const sendStock = keyCall('PUT', '/integraciones/existencias', 'existencias:escribir', {
  ...common,
  body: StockBatch,
  bodyMaxBytes: 1_048_576,
  docs: ['Otros sistemas', 'sendStock', 'Enviar existencias, fila por fila', `Como POST, con la respuesta de los artículos y precios. ${rows}`, codes],
})
export const sendOffers = keyCall('PUT', '/integraciones/ofertas', 'ofertas:escribir', {
  ...common,
  body: OfferBatch,
  bodyMaxBytes: 1_048_576,
  docs: ['Otros sistemas', 'sendOffers', 'Enviar ofertas', `Ofertas con las reglas del panel; la que empieza el mismo día en las mismas sucursales se reemplaza. ${rows}`, codes],
})
export const sendVouchers = keyCall('PUT', '/integraciones/comprobantes', 'comprobantes:escribir', {
  ...common,
  body: VoucherBatch,
  bodyMaxBytes: 1_048_576,
  docs: [
    'Otros sistemas',
    'sendVouchers',
    'Enviar comprobantes',
    `Facturas y notas de los pedidos, con su CAE. El importe de una factura es lo que falta facturar del pedido (un peso de más o de menos), y el CUIT de una de letra A el que dio el cliente. ${rows}`,
    ['clave-repetida'],
  ],
})
