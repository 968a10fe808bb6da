// Texts of transfers in the panel.

export const TRANSFER_ACCOUNT_TEXTS = {
  one: 'Cuenta para transferencias',
  many: 'Cuenta para transferencias',
  fields: { Id: 'N.º', Alias: 'Alias', Cbu: 'CBU o CVU', Titular: 'Titular', Cuit: 'CUIT', Banco: 'Banco' },
  saved: 'Cuenta guardada.',
  intro:
    'Es lo que ve quien paga por transferencia, con el importe exacto y una referencia. Revisala dos veces: si está mal, la plata va a otra cuenta.',
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
  fields: {
    Id: 'N.º',
    Pedido: 'Pedido',
    Referencia: 'Referencia',
    Importe: 'Importe',
    Cliente: 'Cliente',
    Fechahora: 'Pedida',
    Hasta: 'Hasta',
    Estado: 'Estado',
    Recibido: 'Llegó',
  },
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
  back: 'Volver',
} as const

export const RETURN_STATES = { pendiente: 'Por devolver', hecha: 'Devuelta' } as const

export const RETURN_TEXTS = {
  one: 'Devolución por transferencia',
  many: 'Devoluciones por transferencia',
  fields: {
    Id: 'N.º',
    Pedido: 'Pedido',
    Cliente: 'Cliente',
    Telefono: 'Teléfono',
    Email: 'Email',
    Importe: 'Importe',
    Motivo: 'Motivo',
    Fechahora: 'Desde',
    Origen: 'Transferencia que se devuelve',
    Estado: 'Estado',
    Numero: 'Número',
    Hecha: 'Devuelta',
  },
  intro:
    'Lo que se pagó por transferencia se devuelve a mano: transferí el importe a quien lo envió y anotá el número. Si no sabés a qué cuenta, preguntale al cliente.',
  done: 'Ya la devolví',
  doneTitle: (client: string) => `Devolver por transferencia a ${client}`,
  doneHint: (amount: string, order: number) => `${amount} del pedido ${order}.`,
  number: 'Número de la transferencia',
  day: 'Fecha',
  send: 'Anotar como devuelta',
  recorded: 'Devolución anotada.',
  back: 'Volver',
} as const
