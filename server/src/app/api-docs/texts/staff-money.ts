import type { ToldSection } from './told-call.ts'

const UNSEEN = 'Un pedido de otra sucursal no existe.'

/** Calls of the back office about an order's money and about providers of payments. */
export const MONEY_SECTION: ToldSection = {
  tag: 'Gestión: cobros',
  text: 'El dinero de un pedido y las cuentas con proveedores de pagos. Cada cambio responde el dinero del pedido como queda.',
  calls: {
    'GET /gestion/pedidos/:Id/pago': [
      'readStaffOrderMoney',
      'El dinero de un pedido',
      `Lo que cuesta, lo reservado, cobrado y devuelto, sus pagos, devoluciones e historia. ${UNSEEN}`,
      ['no-existe'],
    ],
    'POST /gestion/pedidos/:Id/pago/devoluciones': [
      'refundPayment',
      'Devolver',
      'Devuelve una parte o todo de un pago; el pedido cuesta eso menos. Con la misma Clave se devuelve una sola vez. Cada rol tiene su tope.',
      ['no-existe', 'clave-repetida'],
    ],
    'POST /gestion/pedidos/:Id/pago/devoluciones/:Devolucion/repetir': [
      'repeatRefund',
      'Reintentar una devolución',
      'Pide de nuevo una devolución que el proveedor rechazó.',
      ['no-existe'],
    ],
    'POST /gestion/pedidos/:Id/pago/devoluciones/:Devolucion/entregada': [
      'confirmRefund',
      'Devolución entregada',
      'Anota que el personal entregó el dinero: lo cobrado en la puerta, o por otro medio lo que el proveedor rechazó.',
      ['no-existe'],
    ],
    'POST /gestion/pedidos/:Id/pago/cobros': [
      'recordDoorPayment',
      'Cobrado en la puerta',
      'Anota lo que se cobró al entregar, con el medio y el nombre de quien lo recibió. Con la misma Clave se anota una sola vez.',
      ['no-existe', 'estado', 'clave-repetida'],
    ],
    'POST /gestion/pedidos/:Id/pago/cobros/:Pago/corregir': [
      'correctDoorPayment',
      'Corregir un cobro',
      'Quita una parte o todo de un cobro de la puerta con un contraasiento; nada se borra.',
      ['no-existe', 'clave-repetida'],
    ],
    'POST /gestion/pedidos/:Id/pago/notas': [
      'noteMoney',
      'Anotar',
      'Agrega una nota a la historia del dinero del pedido.',
      ['no-existe'],
    ],
    'POST /gestion/pedidos/:Id/pago/revisar': [
      'checkOrderMoney',
      'Revisar ahora',
      'Le pregunta de nuevo al proveedor por las páginas y pagos del pedido, e intenta ya lo que falló.',
      ['no-existe'],
    ],
    'POST /gestion/pedidos/:Id/pago/pedir': [
      'askAgain',
      'Pedir de nuevo',
      'Le manda otra vez al cliente el mail con lo que falta pagar; como mucho una vez por hora.',
      ['no-existe'],
    ],
    'POST /gestion/pedidos/:Id/pago/liberar': [
      'releaseOrder',
      'Liberar un pedido',
      'Deja preparar y despachar un pedido que no está cubierto; ya no se cancela por falta de pago.',
      ['no-existe', 'estado'],
    ],
    'GET /gestion/cobros': [
      'listPaymentAccounts',
      'Cuentas de cobro',
      'Las cuentas con proveedores de pagos. De sus llaves sólo dice desde cuándo están cargadas.',
    ],
    'PUT /gestion/cobros/:Proveedor': [
      'storeAccountKeys',
      'Cargar llaves',
      'Guarda cifradas las llaves que vienen y deja las otras como están. Ninguna respuesta las da.',
    ],
    'POST /gestion/cobros/:Proveedor/probar': [
      'tryPaymentAccount',
      'Probar la conexión',
      'Le pregunta una vez al proveedor, sin cobrar nada, si conoce la llave guardada.',
    ],
  },
}
