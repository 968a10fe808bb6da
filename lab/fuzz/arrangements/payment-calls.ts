import { TRANSFER_ACCOUNT, type ArrangedMoney } from './arranged-money.ts'
import { GESTION, type Preparations } from './preparation.ts'

/** Preparations for staff's calls about payments. */
export function paymentCalls(shop: ArrangedMoney): Preparations {
  const ofOrder = `${GESTION}pedidos/{Id}/pago`
  const ofRefund = `${ofOrder}/devoluciones/{Devolucion}`
  const account = `${GESTION}cuenta-transferencias`
  const words = { Texto: 'Se lo dimos en la caja' }
  const ask = async () => ({ path: { Id: (await shop.transferAsk()).Id } })
  const movement = async () => ({ path: { Id: await shop.freeMovement() } })
  const openReturn = async () => ({ path: { Id: await shop.openReturn() } })
  const difference = async () => ({ path: { Id: await shop.difference() } })
  return {
    [`POST ${ofOrder}/devoluciones`]: async () => {
      const { Id, Pago } = await shop.paidOrder()
      return {
        path: { Id },
        body: { Clave: shop.requestKey(), Pago, Importe: 1.5, Motivo: 'Vino golpeado' },
      }
    },
    [`POST ${ofRefund}/repetir`]: async () => ({ path: await shop.refusedRefund() }),
    [`POST ${ofRefund}/entregada`]: async () => ({ path: await shop.refusedRefund(), body: words }),
    [`POST ${ofOrder}/cobros`]: async () => ({
      path: { Id: await shop.orderAt('listo') },
      body: { Clave: shop.requestKey(), Medio: 'efectivo', Importe: 1, Recibido: 2 },
    }),
    [`POST ${ofOrder}/cobros/{Pago}/corregir`]: async (caller) => ({
      path: await shop.doorPayment(`fuzz-${caller}`),
      body: { Clave: shop.requestKey(), Importe: 1, Motivo: 'Me equivoqué' },
    }),
    [`POST ${ofOrder}/notas`]: async () => ({ path: { Id: await shop.orderAt('cola') }, body: words }),
    [`POST ${ofOrder}/pedir`]: async () => ({ path: { Id: await shop.askedOrder() } }),
    [`POST ${ofOrder}/liberar`]: async () => ({ path: { Id: await shop.orderAt('cola') }, body: words }),
    // no access token: with one, later requests would ask the provider
    [`PUT ${GESTION}cobros/{Proveedor}`]: () => ({
      path: { Proveedor: 'mercado-pago' },
      body: { LlavePublica: 'APP_USR-de-prueba' },
    }),
    [`PUT ${account}/{Id}`]: () => ({ path: { Id: 1 }, body: TRANSFER_ACCOUNT }),
    [`POST ${account}/{Id}/deshacer`]: async () => {
      await shop.changeTransferAccount()
      return shop.undoing(account, 'Id')
    },
    [`POST ${GESTION}cuentas-pendientes/{De}/{Id}/confirmar`]: async () => ({
      path: { De: 'cuenta-transferencias', Id: 1 },
      body: { Pedido: await shop.pendingAccount() },
    }),
    [`POST ${GESTION}cuentas-pendientes/{De}/{Id}/anular`]: async () => {
      await shop.pendingAccount()
      return { path: { De: 'cuenta-transferencias', Id: 1 } }
    },
    [`GET ${GESTION}transferencias/{Id}`]: ask,
    [`POST ${GESTION}transferencias/{Id}/confirmar`]: async () => {
      const { Id, Importe } = await shop.transferAsk()
      return { path: { Id }, body: { Importe, Fecha: shop.bankDay(), Movimiento: 'TRF 5512' } }
    },
    [`GET ${GESTION}devoluciones-transferencia/{Id}`]: openReturn,
    [`POST ${GESTION}devoluciones-transferencia/{Id}/hecha`]: async () => ({
      ...(await openReturn()),
      body: { Numero: `TRF ${shop.next()}`, Fecha: shop.bankDay() },
    }),
    [`POST ${GESTION}extractos`]: () => ({
      query: { Nombre: 'extracto.csv' },
      file: Buffer.from(`Fecha;Concepto;Importe\n${shop.bankDay()};TRF ${shop.next()};12,50\n`),
    }),
    [`GET ${GESTION}movimientos-banco/{Id}`]: movement,
    [`POST ${GESTION}movimientos-banco/{Id}/asignar`]: async () => ({
      ...(await movement()),
      body: { Pedido: (await shop.transferAsk()).order_id },
    }),
    [`POST ${GESTION}movimientos-banco/{Id}/descartar`]: async () => ({
      ...(await movement()),
      body: { Nota: 'Es del alquiler' },
    }),
    [`GET ${GESTION}diferencias/{Id}`]: difference,
    [`POST ${GESTION}diferencias/{Id}/resolver`]: async () => ({
      ...(await difference()),
      body: { Nota: 'Se devolvió en la caja' },
    }),
  }
}
