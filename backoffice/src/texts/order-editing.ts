import { formatPesos } from '@gondola/contract/base'
import type { CartLine } from '@gondola/contract/cart'
import { askedByCustomer, linePriceText } from '@gondola/contract/orders'

// Changing an order, and placing one by telephone.

export const CHANGE_TEXTS = {
  move: 'Pasar a otro día',
  lines: 'Cambiar artículos',
  details: 'Corregir datos',
  invoice: 'Factura A',
  reason: 'Motivo',
  reasonHint: 'El cliente lo lee en el mail.',
  usualReason: askedByCustomer,
  begun: (picker: string | null, isOwn: boolean) =>
    isOwn
      ? 'Lo preparás vos: para cambiar sus artículos, devolvelo a la cola.'
      : `Lo prepara ${picker ?? 'alguien'}: para cambiar sus artículos, pedile a quien prepara que lo devuelva a la cola.`,
  save: 'Guardar el cambio',
  done: 'Quedó cambiado',
  ownSlot: 'el de este pedido',
  chooseSlot: 'Elegí un horario.',
  nothing: 'No cambiaste nada.',
  places: (count: number) => (count === 1 ? 'queda 1' : `quedan ${count}`),
  noAlcohol: 'sin alcohol',
  noDays: 'No hay horarios con lugar en los próximos días.',
} as const

/** The same change of several orders. */
export const TOGETHER_TEXTS = {
  assign: 'Asignar a…',
  assignTitle: (count: number) =>
    count === 1 ? '¿Quién lo prepara?' : `¿Quién prepara los ${count} pedidos?`,
  assignText: 'Los que ya están en preparación los sigue esa persona.',
  assignTo: 'Lo prepara',
  anybody: 'Cualquiera',
  choosePicker: 'Elegí a quién.',
  assigned: (count: number) =>
    count === 1 ? 'Quedó asignado 1 pedido' : `Quedaron asignados ${count} pedidos`,
  move: 'Mover a otro horario…',
  moveTitle: (count: number) => (count === 1 ? 'Mover 1 pedido' : `Mover ${count} pedidos`),
  moveText: 'Cada cliente recibe un mail con el horario nuevo y el motivo.',
  moveReason: 'Reorganizamos los repartos',
  severalBranches: 'Los pedidos elegidos son de varias sucursales: elegí los de una.',
  moved: (count: number) => (count === 1 ? 'Quedó movido 1 pedido' : `Quedaron movidos ${count} pedidos`),
  failed: 'No se pudo con todos',
  close: 'Cerrar',
} as const

export const LINES_TEXTS = {
  list: 'Agregar: lista, nombre o código',
  listHint: 'Pegá o dictá una lista, un artículo por renglón: «2 leches», «1/2 kg de tomate», un código.',
  add: 'Agregar',
  unadded: (text: string) => `Falta agregar «${text.split('\n').join(' · ')}»: agregalo o borralo.`,
  unknown: (lines: readonly string[]) => `No encontramos: ${lines.join(' · ')}`,
  quantity: 'Cantidad',
  quantityOf: (article: string) => `Cantidad de ${article}`,
  badQuantity: 'Escribí un número',
  /** `$ 850,00 c/u · $ 1.700,00` */
  price: (line: CartLine) =>
    `${formatPesos(line.Precioindividual ?? 0)} ${line.Unidad === 100 ? 'el kg' : 'c/u'} · ${linePriceText(line)}`,
  asked: 'Pidió',
  check: 'Revisar',
  removeOf: (article: string) => `Sacar ${article}`,
  ofAge: 'Dijo que es mayor de 18 años',
  total: (amount: number, isEstimate: boolean) =>
    `Total${isEstimate ? ' estimado' : ''}: ${formatPesos(amount)}`,
} as const

export const DETAILS_TEXTS = {
  name: 'A nombre de',
  phone: 'Teléfono',
  form: 'Entrega',
  address: 'Dirección',
  locality: 'Localidad',
  postalCode: 'Código postal',
  branch: 'Sucursal',
  payment: 'Pago',
  comment: 'Comentario',
} as const

export const INVOICE_FORM_TEXTS = {
  explain:
    'Vale para este pedido, y el cliente lo ve en su página. Para los próximos la pide él, en «Mi cuenta».',
  condition: 'Condición frente al IVA',
  none: 'No pide Factura A',
  name: 'Razón social',
  save: 'Guardar',
  done: 'Quedó guardado',
} as const

export const PHONE_TEXTS = {
  title: 'Pedido por teléfono',
  customer: 'Cliente',
  find: 'Teléfono, nombre, mail o documento',
  search: 'Buscar',
  none: 'Nadie así. Registralo con los datos de abajo.',
  more: (count: number) => `Hay ${count} más: agregá apellido, teléfono o documento.`,
  anew: 'Cliente nuevo',
  other: 'Cambiar de cliente',
  register: 'Registrar y seguir',
  registered: 'Quedó registrado: le mandamos un mail para que elija su clave',
  name: 'Nombre y apellido',
  phone: 'Teléfono',
  email: 'Email',
  documentType: 'Documento',
  document: 'Número',
  articles: 'Artículos',
  delivery: 'Entrega',
  slot: 'Día y horario',
  total: 'Para leerle al cliente',
  subtotal: 'Productos',
  discount: 'Descuentos',
  shipping: 'Envío',
  pickup: 'Retira en',
  place: 'Confirmar el pedido',
  rest: 'Le queda por pagar',
  missing: (amount: number) => `Faltan ${formatPesos(amount)} para el mínimo`,
  placed: (Id: number) => `Quedó hecho el pedido N.º ${Id}`,
} as const

/** Refusals whose own words are the customer's, in words to staff, by code. */
export const REFUSED_TO_STAFF: Readonly<Record<string, string>> = {
  'alcohol-edad': 'Hay bebidas con alcohol: preguntale si es mayor de 18 años y marcalo.',
  'pedidos-pendientes':
    'Tiene todos los pedidos sin entregar que su cuenta permite: otro, cuando reciba o anule uno. A uno pendiente le podés cambiar los artículos.',
  'pedidos-por-dia': 'Ya hizo todos los pedidos de hoy que su cuenta permite: otro, mañana.',
  'pedidos-por-horario': 'Ya tiene los pedidos que puede tener en ese horario: elegí otro.',
  'pedido-cambiado': 'Este pedido cambió desde que lo abriste: revisá y guardá de nuevo.',
  'articulo-inexistente': 'Uno de los artículos ya no está a la venta: sacalo de la lista.',
}
