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
  fields: {
    Id: 'N.º',
    Clase: 'Qué es',
    Proveedor: 'Proveedor',
    Pago: 'N.º de pago',
    Pedido: 'Pedido',
    Nuestro: 'En la tienda',
    Suyo: 'En el proveedor',
    Detalle: 'Dice el proveedor',
    Fechahora: 'Encontrada',
    Abiertas: 'Sin resolver',
    Resuelta: 'Resuelta',
    ResueltaPor: 'Por',
    Nota: 'Nota',
  },
  intro:
    'Todos los días la tienda compara sus pagos con los del proveedor. Lo que no coincide queda acá hasta que alguien lo mire.',
  solve: 'Resolver',
  solveTitle: 'Resolver la diferencia',
  note: 'Qué era y qué hiciste',
  solved: 'Diferencia resuelta.',
  back: 'Volver',
} as const
