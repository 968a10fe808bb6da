import type { Message } from '@gondola/contract/http'
import { formatPesos, ownTexts, say, sumOfPesos } from '@gondola/contract/base'
import type { CostParameters, DeliveryForm, PaymentType } from '@gondola/contract/delivery'
import { ownDoorMeans } from '@gondola/contract/payments'
import { linePriceText, otherWishes, quantityName } from '@gondola/contract/orders'
import { type CartLine, cartTexts, leftText } from '@gondola/contract/cart'

/** Texts of the three checkout steps (spec §2). */
export const checkoutTexts = ownTexts({
  steps: { checkout1: '1-Resumen', checkout2: '2-Datos de envío', checkout3: '3-Confirmación de pedido' },
  stepsName: 'Pasos de la compra',
  backToShop: 'Seguir comprando',
  back: 'Volver',
  moreArticles: 'Ver más productos',
  buy: 'Comprar',
  waitsForNetwork: 'Sin conexión: tu carrito queda guardado. Confirmá la compra cuando vuelva internet.',
  confirm: '¡Confirmar Compra!',
  item: 'Ítem',
  image: 'Imagen',
  article: 'Artículo',
  quantity: 'Cantidad',
  unitPrice: 'Precio unitario',
  finalPrice: 'Precio final',
  remove: 'Quitar',
  subtotal: 'Sub-total',
  shipping: 'Costo de envío',
  skipToTotal: 'Saltar al total',
  plusFee: 'más el envío',
  summary: 'Resumen de tu compra',
  emptyTitle: 'Tu carrito está vacío',
  emptyText: 'Agregue artículos al carrito porfavor.',
  form: 'Forma de entrega',
  forms: { S: 'Seleccionar', ED: 'Envio a domicilio', RS: 'Retiro en sucursal (Casa central)' },
  day: 'Día',
  slot: 'Horario',
  choose: 'Seleccionar',
  deliveryTitle: 'Entrega',
  noDays: 'Por ahora no hay días de entrega con lugar. Probá de nuevo más tarde.',
  noSlots: 'Ese día ya no tiene horarios libres. Elegí otro.',
  dataTitle: 'Tus datos',
  saveData: 'Guardar cambios',
  forThisOrder: 'Estos datos van con este pedido solo. Para dejarlos en tu cuenta, tocá «Guardar cambios».',
  pickupAt: 'Retirás en',
  hours: 'Horario de atención',
  map: 'Cómo llegar',
  payment: 'Tipo de pago',
  paymentTitle: 'Pago',
  comment: 'Comentario',
  substitutes: 'Acepto que reemplacen los productos sin stock por otros similares',
  stockHint: 'Los productos están sujetos a disponibilidad al momento de armar el pedido.',
  bought: 'Lo que comprás',
  deliveryInformation: 'Información de entrega',
  change: 'Modificar',
  failedTitle: 'No pudimos enviar tu pedido',
  failedText:
    'No sabemos si llegó, porque se cortó la conexión. Tu carrito sigue acá: reintentá sin miedo, el pedido no se duplica.',
  sending: 'Enviando pedido, espere por favor.',
  busy: (seconds: number) =>
    say`Hay mucha gente comprando: volvemos a enviar tu pedido en ${seconds} s. No hace falta que hagas nada.`,
  retry: 'Reintentar',
  pricesText: 'No enviamos nada todavía. Este es tu pedido con los precios de ahora:',
  pricesAccept: 'Aceptar los nuevos precios',
  before: 'Antes',
  now: 'Ahora',
  lowAmount: 'Volvemos al resumen para que puedas agregar productos.',
  withdrawal: 'Tenés 10 días corridos desde que lo recibís para arrepentirte de la compra.',
} as const)

/** What a comment may say, by the form of delivery; of cash, for how much change. */
export function commentHint(form: DeliveryForm | null, type: PaymentType | undefined): string {
  const { Forma: way = 'puerta', Descrip: name = '', MediosConDescuento: kept = null } = type ?? {}
  const isCash = type !== undefined && way === 'puerta' && ownDoorMeans({ way, name, kept }) === 'efectivo'
  if (form === 'RS')
    return isCash
      ? say`Por ejemplo: con cuánto pagás, para tener el vuelto; quién lo retira.`
      : say`Por ejemplo: quién lo retira.`
  return isCash
    ? say`Por ejemplo: con cuánto pagás, para llevarte el vuelto; el timbre no anda, llamar al llegar.`
    : say`Por ejemplo: el timbre no anda, llamar al llegar.`
}

/** What accepting substitutes means, and in which of the order's lines something else was chosen. */
export function substitutesHint(form: DeliveryForm | null, B1: boolean, lines: readonly CartLine[]): string {
  const price =
    form === 'RS'
      ? say`Un reemplazo nunca cuesta más que lo que pediste, y podés rechazarlo al retirarlo.`
      : say`Un reemplazo nunca cuesta más que lo que pediste, y podés rechazarlo al recibirlo.`
  const others = otherWishes(lines)
  return !B1 || others === '' ? price : say`Salvo en ${others}. ${price}`
}

/** What home delivery costs, and what is missing until it is free (pesos). */
export const feeOf = (Monto1: number): string => say`El envío a domicilio cuesta ${formatPesos(Monto1)}`
/** The goods pay no fee, before a form of delivery is chosen. */
export const freeIfSent = (): string => say`El envío a domicilio te sale sin cargo.`
/** Before a place is told. */
export function usualFee({ Monto1, GratisDesde, GratisSegunZona }: CostParameters): string {
  const fee = say`Envío desde ${formatPesos(Monto1)}`
  if (GratisDesde !== undefined) return say`${fee}; gratis desde ${formatPesos(GratisDesde)}`
  return GratisSegunZona === undefined
    ? fee
    : say`${fee}; gratis desde ${formatPesos(GratisSegunZona)} según tu zona`
}
export const missingForFree = (amount: number): string =>
  say`Te faltan ${formatPesos(amount)} para el envío gratis`

/** That weighing changes a total, and by how many per cent at most. */
export const weighedHint = (percent: number | undefined): string =>
  percent === undefined
    ? cartTexts.weighedHint
    : say`Lo pesable se ajusta al peso real, hasta un ${percent} % más o menos.`

/** What is missing for the minimum purchase, which the fee of delivery does not count for. */
export const missingGoods = (Monto2: number, goods: number) =>
  say`Te faltan ${formatPesos(sumOfPesos([Monto2, -goods]))} en productos: el envío no cuenta.`

/** Prompt for a visitor who enters the checkout (spec §4, checkout entry). */
export const checkoutEntryTexts = ownTexts({ login: 'Ingresa', register: 'Registrate' })

/** A slot's remaining capacity; empty while there is plenty. */
export function placesLeft(Cupo: number): string {
  if (Cupo === 0) return say`completo`
  if (Cupo === 1) return say`queda 1 lugar`
  return Cupo <= 3 ? say`quedan ${Cupo} lugares` : ''
}

// Success messages and questions, exactly as in the specification (spec §8); texts that it does not have are marked +.

export const CART_SAVED: Message = ownTexts({
  title: '¡Tu pedido se guardó con éxito!',
  text: 'Podés continuar tu compra desde cualquier dispositivo.',
})
/** The specification's other wording; shown by the cart panel of small screens. */
export const CART_SAVED_PANEL: Message = ownTexts({
  title: 'Exito!',
  text: 'Tu pedido se guardo con exito, continualo en cualquier dispositivo',
})
// +

/** The cart of somebody whose session ended in this browser. */
export const foreignCartTexts = ownTexts({
  title: (count: number) =>
    count === 1 ? say`Hay 1 producto de otra persona` : say`Hay ${count} productos de otra persona`,
  ask: 'Quedaron en este dispositivo. ¿Los sumamos a tu carrito?',
  add: 'Sumarlos',
} as const)

export const addedTexts = ownTexts({
  undo: 'Deshacer',
  /** Of many lines. */
  asBefore: 'Quedó como estaba.',
  /** `isLeast`: a smaller weight was typed. */
  added: (line: CartLine, quantity: number, isLeast: boolean, Pedido: number | null) =>
    say`${quantityName(line, quantity)} en ${basketName(Pedido)}${isLeast ? say`, el mínimo` : ''}`,
  /** Said once a line's quantity is another. */
  line: (line: CartLine) =>
    line.Precioventa === null
      ? quantityName(line, line.Cantidad)
      : `${quantityName(line, line.Cantidad)}, ${linePriceText(line)}`,
  atMost: (line: CartLine) =>
    line.Cantidad === line.Quedan
      ? say`${leftText(line.Quedan, line.Unidad)}: llevás ${quantityName(line, line.Quedan)}`
      : say`Ya tenés el máximo por pedido: ${quantityName(line, line.Cantidad)}`,
  removed: ({ Descrip }: Named, Pedido: number | null) => say`Quitamos ${Descrip} de ${basketName(Pedido)}`,
  undone: (line: Named, before: number | null, Pedido: number | null) =>
    before === null
      ? say`Sacamos ${line.Descrip} de ${basketName(Pedido)}`
      : say`Otra vez ${quantityName(line, before)} en ${basketName(Pedido)}`,
} as const)

type Named = Pick<CartLine, 'Descrip' | 'Unidad'>

/** The cart, or the change of an order, which is not saved yet. */
export const basketName = (Pedido: number | null) =>
  Pedido === null ? say`tu carrito` : say`tu cambio del pedido ${Pedido}`

/** How the customer wants a line's article. */
export const lineNoteTexts = ownTexts({
  add: 'Agregar aclaración',
  label: '¿Cómo lo querés?',
  example: 'con tus palabras…',
  done: 'Listo',
  /** An accessible name: there are many on the page. */
  buttonName: (name: string, Descrip: string) => `${name}: ${Descrip}`,
  changeName: (note: string, Descrip: string) => say`Cambiar aclaración: «${note}», ${Descrip}`,
} as const)
