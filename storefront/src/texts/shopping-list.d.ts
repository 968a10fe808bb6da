/** Words of 'Pegá tu lista': a shopping list that becomes a cart. */
export declare const shoppingListTexts: {
  readonly title: 'Pegá tu lista'
  readonly intro: 'Escribila como siempre o pegala de un mensaje: un producto por renglón, con la cantidad si querés.'
  readonly label: 'Tu lista de compras'
  readonly example: '2 leches descremadas\n1/2 kg de pan\nyerba x 3\n3 docenas de huevos'
  readonly hint: (lines: number) => string
  readonly search: 'Armar mi pedido'
  readonly edit: 'Editar la lista'
  readonly doubtful: 'Revisá estos'
  readonly doubtfulText: 'No estamos seguros de haber entendido. Fijate si es lo que querías.'
  readonly sure: 'Encontramos'
  readonly asked: 'Pediste'
  readonly notFound: 'No encontramos nada parecido.'
  readonly find: 'Buscar'
  readonly change: 'Cambiar'
  readonly changeName: (asked: string) => string
  readonly removeName: (asked: string) => string
  readonly chooseTitle: (asked: string) => string
  readonly alternatives: 'Otras opciones'
  readonly searchOther: 'Buscar otro producto'
  readonly noResults: 'No encontramos productos con esas palabras.'
  readonly choose: 'Elegir'
  readonly chooseName: (article: string) => string
  readonly addAll: (items: number) => string
  readonly added: (items: number) => string
  readonly addedText: 'Revisalo cuando quieras y seguí comprando.'
  readonly left: 'Lo que no encontramos quedó en la lista, por si querés escribirlo de otra manera.'
  readonly another: 'Hacer otra lista'
  readonly keepShopping: 'Seguir comprando'
}
