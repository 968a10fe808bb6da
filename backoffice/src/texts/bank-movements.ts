// Texts of the bank's extracts and movements.

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
  fields: {
    Id: 'N.º',
    Fecha: 'Fecha',
    Importe: 'Importe',
    Texto: 'Dice el banco',
    Estado: 'Estado',
    Motivo: 'Por qué',
    Pedido: 'Pedido',
    Por: 'Decidió',
    Nota: 'Nota',
  },
  intro:
    'Subí el extracto del banco en CSV. Lo que trae la referencia y el importe justo se confirma solo; lo dudoso queda acá para revisar. Subir el mismo archivo otra vez no cambia nada.',
  drop: 'Arrastrá acá el extracto del banco, o elegí el archivo.',
  upload: 'Subir extracto',
  uploading: 'Leyendo el extracto',
  left: (count: number) =>
    `Quedan ${count} movimientos por leer. Podés seguir con otra cosa sin cerrar la página.`,
  stopped: (count: number) =>
    `Quedaron ${count} movimientos sin leer. Subí el mismo archivo de nuevo: sigue donde quedó.`,
  read: (found: { Nuevos: number; Repetidos: number; Tomados: number; Propuestos: number }) =>
    `Movimientos nuevos: ${found.Nuevos}. Confirmados solos: ${found.Tomados}. Para revisar: ${found.Propuestos}. Ya estaban: ${found.Repetidos}.`,
  columnsTitle: 'Qué es cada columna',
  columnsHint:
    'No reconocemos los títulos de este extracto. Decilo una vez y lo recordamos para los próximos.',
  day: 'Fecha',
  amount: 'Importe del crédito',
  text: 'Concepto o detalle',
  go: 'Leer el extracto',
  back: 'Volver',
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
