import { itemsWords } from '@gondola/contract/cart'

/** Texts of 'Pegá tu lista': a shopping list that becomes a cart. */
export const shoppingListTexts = {
  title: 'Pegá tu lista',
  intro: 'Escribila como siempre o pegala de un mensaje: un producto por renglón, con la cantidad si querés.',
  label: 'Tu lista de compras',
  example: '2 leches descremadas\n1/2 kg de pan\nyerba x 3\n3 docenas de huevos',
  hint: (lines: number) => `Hasta ${lines} renglones. Lo que escribas queda guardado en este dispositivo.`,
  search: 'Armar mi pedido',
  edit: 'Editar la lista',
  doubtful: 'Revisá estos',
  doubtfulText: 'No estamos seguros de haber entendido. Fijate si es lo que querías.',
  sure: 'Encontramos',
  asked: 'Pediste',
  notFound: 'No encontramos nada parecido.',
  find: 'Buscar',
  change: 'Cambiar',
  changeName: (asked: string) => `Cambiar lo elegido para “${asked}”`,
  removeName: (asked: string) => `Quitar “${asked}” de la lista`,
  chooseTitle: (asked: string) => `“${asked}”`,
  alternatives: 'Otras opciones',
  searchOther: 'Buscar otro producto',
  noResults: 'No encontramos productos con esas palabras.',
  choose: 'Elegir',
  chooseName: (article: string) => `Elegir ${article}`,
  addAll: (items: number) => `Agregar ${itemsWords(items)} al carrito`,
  added: (items: number) =>
    items === 1 ? 'Agregamos 1 producto a tu carrito' : `Agregamos ${items} productos a tu carrito`,
  addedText: 'Revisalo cuando quieras y seguí comprando.',
  left: 'Lo que no encontramos quedó en la lista, por si querés escribirlo de otra manera.',
  another: 'Hacer otra lista',
  keepShopping: 'Seguir comprando',
} as const
