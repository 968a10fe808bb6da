import type { AccountTrial } from '@gondola/contract/payments'

// Texts of the accounts with payment providers.

export const ACCOUNT_TEXTS = {
  title: 'Cobros',
  simulated:
    'Esta tienda cobra con un simulador: nadie paga de verdad. Las llaves de acá son las del simulador.',
  intro:
    'Con estas llaves la tienda cobra, devuelve y pregunta por los pagos. Se guardan cifradas y no se vuelven a mostrar.',
  keys: 'Llaves',
  key: 'Llave de acceso (Access Token)',
  keyHint: 'En Mercado Pago: Tus integraciones, la aplicación, Credenciales de producción.',
  noticeKey: 'Clave de los avisos (Webhooks)',
  noticeKeyHint: 'En la misma aplicación: Webhooks, Configurar notificaciones, Clave secreta.',
  publicKey: 'Llave pública (Public Key)',
  publicKeyHint: 'Solo para reservar en la tarjeta: los datos de la tarjeta van directo a Mercado Pago.',
  stored: (moment: string) => `Cargada el ${moment}`,
  missing: 'Sin cargar',
  lost: 'Las llaves guardadas no se pueden abrir: cargalas de nuevo.',
  current: (key: string) => `Ahora: ${key}`,
  save: 'Guardar las llaves',
  saved: 'Las llaves se guardaron. Probá la conexión.',
  empty: 'Dejá vacío lo que no cambia.',
  trying: 'Probando la conexión…',
  try: 'Probar conexión',
  notices: 'Dirección para los avisos',
  noticesHint:
    'Pegala en Mercado Pago, en Webhooks, con el evento «Pagos». Sin avisos los pagos se ven igual, unos segundos después.',
  copy: 'Copiar',
  copied: 'Copiada',
  trials: {
    bien: 'La conexión anda: el proveedor contestó y la llave vale.',
    llave: 'El proveedor no acepta la llave. Copiala de nuevo, entera y sin espacios.',
    caido: 'El proveedor no contesta ahora. Probá en unos minutos.',
    rechazado: 'El proveedor contestó con un error. Probá más tarde; si sigue, hablá con Mercado Pago.',
    'sin-llave': 'Todavía no hay una llave de acceso cargada.',
  } satisfies Record<AccountTrial['Resultado'], string>,
} as const
