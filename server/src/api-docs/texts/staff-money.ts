import type { ToldSection } from './told-call.ts'

/** Calls of the back office about providers of payments. */
export const MONEY_SECTION: ToldSection = {
  tag: 'Gestión: cobros',
  text: 'Las cuentas con proveedores de pagos.',
  calls: {
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
