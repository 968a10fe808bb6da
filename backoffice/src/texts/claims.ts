import { fieldTitles, formatPesos } from '@gondola/contract/base'
import {
  RETURN_TITLES,
  type ClaimState,
  type ReturnedGoods,
  type ReturnMeans,
} from '@gondola/contract/orders'

// Texts of customers' claims.

export const CLAIM_STATES: Readonly<Record<ClaimState, string>> = {
  abierto: 'Por responder',
  aceptado: 'Aceptado',
  rechazado: 'Rechazado',
}

export const RETURNED_NAMES: Readonly<Record<ReturnedGoods, string>> = {
  venta: 'Volvió y se vende de nuevo',
  perdida: 'Volvió y se perdió',
}

/** 'en efectivo' */
const wayName = (means: ReturnMeans): string => RETURN_TITLES[means].toLowerCase().split(',')[0]!

export const CLAIM_TEXTS = {
  one: 'Reclamo',
  many: 'Reclamos',
  fields: {
    ...fieldTitles('Id Pedido'),
    NombreCliente: 'Cliente',
    ...fieldTitles('Articulo Motivo'),
    Importe: 'Costó',
    Devuelto: 'Devuelto',
    Fechahora: 'Cuándo',
    Preparador: 'Preparó',
    Estado: 'Estado',
    Decidio: 'Respondió',
    Volvio: 'La mercadería',
  },
  intro:
    'Lo que los clientes avisaron que no vino bien. Lo que las reglas de Parámetros aceptan se devuelve solo; lo demás espera acá.',
  byRule: 'la tienda, por regla',
  answer: 'Responder',
  ofOrder: 'Reclamos de este pedido',
  title: (article: string, order: number) => `${article}, pedido N.º ${order}`,
  loading: 'Buscando el reclamo',
  facts: {
    claimed: 'Reclama',
    left: 'Salió',
    ordered: 'Había pedido',
    chosen: 'Preguntado, eligió',
    picker: 'Preparó',
    note: 'Cuenta',
    household: 'Antes, en un año',
    account: 'Cuenta para transferir',
  },
  household: (all: number, accepted: number) =>
    all === 0
      ? 'Ningún reclamo'
      : `${all === 1 ? '1 reclamo' : `${all} reclamos`}, ${accepted} con devolución`,
  photo: 'Foto del cliente',
  amount: 'Cuánto se devuelve',
  amountHint: (cost: string) => `Costó ${cost}. En 0 se rechaza.`,
  means: 'Cómo se devuelve',
  reply: 'Qué le decís al cliente',
  returned: 'La mercadería',
  notReturned: 'No volvió',
  send: 'Responder y avisarle',
  done: 'Respondido: el cliente recibe un mail.',
  new: 'Reclamo',
  refused: 'No quiso algo',
  refusedExplain:
    'Marcá lo que el cliente no quiso recibir y cuánto: se descuenta de lo que falta cobrar y vuelve a la venta. El cliente recibe un mail.',
  note: 'Anotar',
  paid: 'Eso ya está pagado: queda anotado en Reclamos, y lo devuelve quien los atiende.',
  newTitle: 'Reclamo de un cliente',
  newExplain: 'Marcá lo que no vino bien y cuánto. El cliente recibe un mail.',
  article: 'Artículos',
  pieces: 'Cantidad',
  grams: 'Gramos',
  chooseReason: 'Elegí el motivo.',
  /** `Devolver $ 300,00 como saldo a favor`; of what was not paid `Descontar $ 300,00` */
  giveBack: (rest: number, lowered: number, hows: readonly ReturnMeans[]) =>
    rest === 0 && lowered > 0
      ? `Descontar ${formatPesos(lowered)}`
      : ['Devolver', rest > 0 && formatPesos(rest), hows.map(wayName).join(' y ')].filter(Boolean).join(' '),
  claimed: (quantity: string) => `ya se reclamó ${quantity}`,
  quantity: 'Escribí cuánto.',
  lowers: (amount: string) => `Se descuenta de lo que falta pagar: ${amount}.`,
  goesTo: (parts: readonly string[]) =>
    parts.length > 0
      ? `Vuelve: ${parts.join(' y ')}.`
      : 'De este pedido no hay nada cobrado para devolver: anotá primero lo que pagó; lo reclamado se descuenta después de lo que falta.',
  none: 'Marcá al menos un artículo.',
  given: 'Hecho: el cliente recibe un mail.',
  promised: 'Queda por devolver: el cliente recibe un mail.',
  toBring: (amount: string, order: number) =>
    `Llevale ${amount} en efectivo, por un reclamo del pedido N.º ${order}. Cuando se lo des, anotalo ahí con «Ya se lo devolví».`,
} as const
