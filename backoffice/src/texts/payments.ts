import { fieldTitles } from '@gondola/contract/base'
import { TRANSFER_ACCOUNT_FIELDS } from '@gondola/contract/site'
import type { AccountTrial, IgnoredRows, ReadExtract, UnreadableRow } from '@gondola/contract/payments'

// Texts of the differences with payment providers.

export const DIFFERENCE_KINDS = {
  desconocido: 'Pago que no pedimos',
  moneda: 'Otra moneda',
  monto: 'Otro importe',
  estado: 'Estado que no conocemos',
  prueba: 'Pago de prueba',
  falta: 'El proveedor no lo tiene',
} as const

/** What staff do about each kind. */
export const DIFFERENCE_ADVICE = {
  desconocido:
    'El proveedor tiene un cobro con una referencia nuestra que la tienda no hizo. Buscalo en su panel por el número de pago; si es de un cliente, devolvelo ahí.',
  moneda: 'No se cobró en pesos: la tienda no lo cuenta. Devolvelo en el panel del proveedor.',
  monto:
    'La tienda y el proveedor no dicen lo mismo. Fijate en el panel del proveedor qué se cobró y qué se devolvió, y escribí qué pasó.',
  estado:
    'El proveedor contestó algo que la tienda no entiende y no lo cuenta. Mirá el pago en su panel y avisá a soporte.',
  prueba: 'Es de una cuenta de prueba o simulada: no es plata. Revisá que las llaves sean las de producción.',
  falta:
    'La tienda lo tiene como cobrado y el proveedor dice que no existe. Revisá si se cambió de cuenta; no entregues por este pago sin verlo.',
} as const

export const DIFFERENCE_TEXTS = {
  one: 'Diferencia',
  many: 'Diferencias',
  fields: fieldTitles(
    'Id Clase Proveedor Pago Pedido Nuestro Suyo Detalle Fechahora Abiertas Resuelta ResueltaPor Nota',
    {
      Clase: 'Qué es',
      Pago: 'N.º de pago',
      Nuestro: 'En la tienda',
      Suyo: 'En el proveedor',
      Detalle: 'Dice el proveedor',
      Fechahora: 'Encontrada',
      Abiertas: 'Sin resolver',
      ResueltaPor: 'Por',
    },
  ),
  intro:
    'Todos los días la tienda compara sus pagos con los del proveedor. Lo que no coincide queda acá hasta que alguien lo mire.',
  solve: 'Resolver',
  solveTitle: 'Resolver la diferencia',
  note: 'Qué era y qué hiciste',
  solved: 'Diferencia resuelta.',
} as const

// Texts of the bank's extracts and movements.

const IGNORED_ROWS: Readonly<Record<IgnoredRows['Motivo'], string>> = {
  debito: 'Débitos, que no se anotan',
  'sin-importe': 'Sin importe',
  suma: 'Totales y saldos',
  titulo: 'Títulos repetidos',
}

export const MOVEMENT_STATES = {
  libre: 'Sin pedido',
  propuesto: 'Para revisar',
  asignado: 'De un pedido',
  descartado: 'Descartado',
} as const

export const MOVEMENT_REASONS = {
  'sin-referencia': 'Coincide el importe, pero no trae la referencia.',
  'otro-importe': 'Trae la referencia, pero el importe es otro.',
  'ya-pagado': 'Trae la referencia de una transferencia que ya había llegado.',
  'a-mano': 'Parece la que alguien confirmó a mano: si es la misma, descartala.',
} as const

export const MOVEMENT_TEXTS = {
  one: 'Movimiento del banco',
  many: 'Movimientos del banco',
  fields: fieldTitles('Id Fecha Importe Texto Estado Motivo Pedido Por Nota', {
    Texto: 'Dice el banco',
    Motivo: 'Por qué',
    Por: 'Decidió',
  }),
  intro:
    'Subí el extracto del banco en CSV. Lo que trae la referencia y el importe justo se confirma solo; lo dudoso queda acá para revisar. Subir el mismo archivo otra vez no cambia nada.',
  drop: 'Arrastrá acá el extracto del banco, o elegí el archivo.',
  upload: 'Subir extracto',
  uploading: 'Leyendo el extracto',
  left: (count: number) =>
    `Quedan ${count} movimientos por leer. Podés seguir con otra cosa sin cerrar la página.`,
  stopped: (count: number) =>
    `Quedaron ${count} movimientos sin leer. Subí el mismo archivo de nuevo: sigue donde quedó.`,
  read: ({ Nuevos, Tomados, Propuestos, Repetidos, Ignorados }: ReadExtract) =>
    [
      `Movimientos nuevos: ${Nuevos}. Confirmados solos: ${Tomados}. Para revisar: ${Propuestos}. Ya estaban: ${Repetidos}.`,
      ...Ignorados.map(({ Motivo, Renglones }) => `${IGNORED_ROWS[Motivo]}: ${Renglones}.`),
    ].join(' '),
  unreadable: (rows: number) =>
    rows === 1
      ? 'Un renglón no se puede leer y no se anotó:'
      : `${rows} renglones no se pueden leer y no se anotaron:`,
  unreadableRow: ({ Renglon, Motivo, Texto }: UnreadableRow) =>
    `renglón ${Renglon}: ${Motivo === 'dia' ? 'la fecha' : 'el importe'} «${Texto}»`,
  moreRows: (rows: number) => `y ${rows} más`,
  columnsTitle: 'Qué es cada columna',
  columnsHint:
    'No reconocemos los títulos de este extracto. Decilo una vez y lo recordamos para los próximos.',
  day: 'Fecha',
  amount: 'Importe del crédito',
  text: 'Concepto o detalle',
  go: 'Leer el extracto',
  assignTo: (order: number) => `Es del pedido ${order}`,
  assign: 'Asignar',
  assignTitle: 'Asignar a un pedido',
  order: 'Número de pedido',
  badOrder: 'Escribí el número del pedido.',
  assigned: 'Movimiento asignado.',
  discard: 'Descartar',
  discardTitle: 'Descartar el movimiento',
  discardHint: 'No paga ningún pedido, o ya estaba confirmado a mano.',
  note: 'Por qué',
  discarded: 'Movimiento descartado.',
} as const

export const TRANSFER_ACCOUNT_TEXTS = {
  one: 'Cuenta para transferencias',
  many: 'Cuenta para transferencias',
  fields: TRANSFER_ACCOUNT_FIELDS,
  saved: 'Cuenta guardada.',
  intro:
    'Es lo que ve quien paga por transferencia, con el importe exacto y una referencia. Revisala dos veces: si está mal, la plata va a otra cuenta. Una cuenta nueva en lugar de otra espera (Parámetros) o la confirma otra persona de Administración.',
  aliasHint: 'De 6 a 20 letras, números, puntos o guiones. Podés dejarlo vacío si cargás el CBU.',
  cbuHint: '22 números. Podés dejarlo vacío si cargás el alias.',
} as const

export const TRANSFER_STATES = {
  esperada: 'Esperada',
  recibida: 'Recibida',
  cerrada: 'Ya no se espera',
} as const

export const TRANSFER_TEXTS = {
  one: 'Transferencia',
  many: 'Transferencias',
  fields: fieldTitles('Id Pedido Referencia Importe Cliente Fechahora Hasta Estado Recibido', {
    Fechahora: 'Pedida',
    Recibido: 'Llegó',
  }),
  intro:
    'Cuando veas una en la cuenta del banco, confirmala con su importe, su fecha y su número. Las que traen la referencia en el extracto del banco se confirman solas.',
  confirm: 'Confirmar',
  confirmTitle: (order: number) => `Transferencia del pedido ${order}`,
  confirmHint: (reference: string, amount: string) => `Se esperan ${amount} con la referencia ${reference}.`,
  confirmed: 'Transferencia confirmada.',
  amount: 'Importe que llegó',
  day: 'Fecha del movimiento',
  movement: 'Número o nombre del movimiento',
  another: 'Es otra transferencia, igual a una que ya está anotada',
  send: 'Confirmar que llegó',
} as const

export const RETURN_STATES = { pendiente: 'Por devolver', hecha: 'Devuelta' } as const

export const RETURN_TEXTS = {
  one: 'Devolución por transferencia',
  many: 'Devoluciones por transferencia',
  fields: fieldTitles(
    'Id Pedido Cliente Telefono Email Importe Motivo Fechahora Origen Estado Numero Hecha',
    { Fechahora: 'Desde', Origen: 'Transferencia que se devuelve', Numero: 'Número', Hecha: 'Devuelta' },
  ),
  intro:
    'Lo que se pagó por transferencia se devuelve a mano: transferí el importe a quien lo envió y anotá el número. Si no sabés a qué cuenta, preguntale al cliente.',
  done: 'Ya la devolví',
  doneTitle: (client: string) => `Devolver por transferencia a ${client}`,
  doneHint: (amount: string, order: number) => `${amount} del pedido ${order}.`,
  number: 'Número de la transferencia',
  day: 'Fecha',
  send: 'Anotar como devuelta',
  recorded: 'Devolución anotada.',
} as const

// Texts of the accounts with providers of payments and notices.

export const ACCOUNT_TEXTS = {
  title: 'Cobros y WhatsApp',
  simulated: {
    'mercado-pago':
      'Esta tienda cobra con un simulador: nadie paga de verdad. Las llaves de acá son las del simulador.',
    whatsapp:
      'Esta tienda avisa con un simulador de WhatsApp: a nadie le llega nada. Las llaves de acá son las del simulador.',
  },
  intro: {
    'mercado-pago':
      'Con estas llaves la tienda cobra, devuelve y pregunta por los pagos. Se guardan cifradas y no se vuelven a mostrar.',
    whatsapp:
      'Con estas llaves la tienda avisa por WhatsApp, con plantillas aprobadas, a quien lo pide en «Mi Cuenta» o en su pedido. Se guardan cifradas y no se vuelven a mostrar.',
  },
  keys: 'Llaves',
  key: 'Llave de acceso (Access Token)',
  noticeKey: 'Clave de los avisos (Webhooks)',
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
  verifyToken: 'Token de verificación',
  verifyTokenHint: 'Lo pide Meta junto con la dirección. Cambia si cambia la clave de los avisos.',
  copy: 'Copiar',
  copied: 'Copiada',
  trials: {
    bien: () => 'La conexión anda: el proveedor contestó y la llave vale.',
    llave: () => 'El proveedor no acepta la llave. Copiala de nuevo, entera y sin espacios.',
    caido: () => 'El proveedor no contesta ahora. Probá en unos minutos.',
    rechazado: (provider) =>
      `El proveedor contestó con un error. Probá más tarde; si sigue, hablá con ${provider}.`,
    'sin-llave': () => 'Todavía no hay una llave de acceso cargada.',
  } satisfies Record<AccountTrial['Resultado'], (provider: string) => string>,
} as const
