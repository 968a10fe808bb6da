import { formatPesos, ownTexts, say } from '@gondola/contract/base'
import { itemsWords } from '@gondola/contract/cart'
import { basketName } from './checkout.ts'

/** Texts of 'Pegá tu lista': a shopping list that becomes a cart. */
export const shoppingListTexts = ownTexts({
  title: 'Pegá tu lista',
  intro: 'Escribila como siempre o pegala de un mensaje: un producto por renglón, con la cantidad si querés.',
  label: 'Tu lista de compras',
  example: '2 leches descremadas\n1/2 kg de pan\nyerba x 3\n3 docenas de huevos',
  hint: (lines: number) => say`Hasta ${lines} renglones. Lo que escribas queda guardado en este dispositivo.`,
  search: 'Armar mi pedido',
  edit: 'Editar la lista',
  doubtful: 'Revisá estos',
  doubtfulText: 'No estamos seguros de haber entendido: se agregan cuando los confirmes.',
  /** Why a line in doubt is. */
  doubts: {
    marca: 'Otra marca.',
    tamano: 'Otro tamaño.',
    parte: 'No se vende por partes.',
    packs: (quantity: number, content: string) => say`Son ${quantity} × ${content}.`,
    precio: (most: number) => say`No hay hasta ${formatPesos(most)}.`,
    palabra: (Falta: string) => say`No dice “${Falta}”.`,
    siempre: 'Todavía no conocemos tus compras: ¿es este?',
    personas: (weight: string | null, guests: string) =>
      weight === null ? say`Fijate cuánto es para ${guests}.` : say`Calculamos ${weight} para ${guests}.`,
  },
  acceptAll: 'Está bien todo',
  accept: 'Está bien',
  acceptName: (asked: string, article: string) => say`Está bien: “${asked}” es ${article}`,
  total: (isEstimate: boolean) => (isEstimate ? say`Total estimado` : say`Total`),
  toReview: (lines: number) => (lines === 0 ? say`Ya revisaste todo` : say`Falta revisar ${lines}`),
  found: (found: number, lines: number) => say`Encontramos ${found} de ${itemsWords(lines)}`,
  sure: 'Listos para agregar',
  hiddenPrices: 'Los precios se ven al ingresar.',
  notFound: 'No encontramos nada parecido.',
  note: (Aclaracion: string) => say`Aclaración: ${Aclaracion}`,
  orderNote: (note: string) => say`Va como comentario de tu pedido: «${note}».`,
  find: 'Buscar',
  findName: (asked: string) => say`Buscar otro producto para “${asked}”`,
  changeName: (asked: string) => say`Cambiar lo elegido para “${asked}”`,
  removeName: (asked: string) => say`Quitar “${asked}” de la lista`,
  removed: (asked: string) => say`Quitamos “${asked}” de la lista`,
  putBack: (asked: string) => say`Otra vez “${asked}” en la lista`,
  chooseTitle: (asked: string) => `“${asked}”`,
  alternatives: 'Otras opciones',
  searchOther: 'Buscar otro producto',
  noResults: 'No encontramos productos con esas palabras.',
  results: (count: number) => say`Encontramos ${itemsWords(count)}`,
  noAlternatives: 'No tenemos otra opción parecida: buscala con otras palabras.',
  choose: 'Elegir',
  chooseName: (article: string) => say`Elegir ${article}`,
  addAll: (items: number, Pedido: number | null) =>
    say`Agregar ${itemsWords(items)} ${Pedido === null ? say`al carrito` : say`al pedido ${Pedido}`}`,
  added: (items: number, Pedido: number | null) =>
    say`Agregamos ${itemsWords(items)} a ${basketName(Pedido)}`,
  addedText: 'Revisalo cuando quieras.',
  seeBasket: 'Ver carrito',
  left: 'Lo que no encontramos o no confirmaste quedó en la lista, por si querés escribirlo de otra manera.',
  another: 'Hacer otra lista',
  keepShopping: 'Seguir comprando',
} as const)
