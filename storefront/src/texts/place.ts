import { formatQuantity, type SaleUnit, ownTexts, say } from '@gondola/contract/base'
import type { LineChange } from '@gondola/contract/catalogue'

/** Texts of choosing where orders go: the header's dialog. */
export const placeTexts = ownTexts({
  title: '¿Dónde recibís tu pedido?',
  intro: 'Los precios, los productos y los días de entrega dependen de tu zona.',
  closed: (hasCart: boolean) =>
    say`La sucursal que habías elegido ya no toma pedidos. Elegí otra${hasCart ? say`: tu carrito sigue acá.` : '.'}`,
  moved: (from: string, to: string) => say`Pasaste de ${from} a ${to} con tu carrito.`,
  closedForGood: 'La sucursal que habías elegido ya no toma pedidos: actualizamos tu carrito.',
  movedElsewhere: (branch: string) => say`Ahora comprás en ${branch}: lo cambiaste en otra pestaña.`,
  field: 'Localidad o código postal',
  search: 'Buscar',
  suggestions: 'Localidades',
  near: 'Localidades donde estamos',
  count: (found: number) =>
    found === 0 ? say`Sin localidades` : found === 1 ? say`1 localidad` : say`${found} localidades`,
  locate: 'Usar mi ubicación',
  locating: 'Buscando tu ubicación…',
  locateRefused:
    'Tu navegador no nos deja ver dónde estás. Escribí tu localidad, o habilitá la ubicación para este sitio.',
  locateFailed: 'No pudimos saber dónde estás. Escribí tu localidad o tu código postal.',
  nameYourPlace:
    'Tu ubicación sola no alcanza para saber si llegamos. Elegí tu localidad, o escribí tu código postal.',
  pickUp: 'O retirá en una sucursal, sin costo de envío',
  chosen: 'Elegida',
  deliveredBy: (branch: string) => say`Te lleva el pedido ${branch}.`,
  pickedUpAt: (branch: string) => say`Retirás en ${branch}.`,
  outsideTitle: (place: string) => say`Todavía no llegamos a ${place}`,
  outside: 'Podés retirar en una de nuestras sucursales, o dejarnos tu email y te avisamos cuando lleguemos.',
  email: 'Email',
  notify: 'Avisame cuando lleguen',
  notified: 'Listo: te avisamos cuando lleguemos a tu zona.',
  otherPlace: 'Elegir otro lugar',
  here: 'tu ubicación',
} as const)

/** Texts of the report on another branch with a full cart, and of articles that are out today. */
export const branchChangeTexts = ownTexts({
  title: 'Tu carrito en la otra sucursal',
  intro: (branch: string) => say`Así queda tu carrito si comprás en ${branch}:`,
  same: (count: number) =>
    count === 1 ? say`1 producto queda igual.` : say`${count} productos quedan igual.`,
  allSame: (branch: string) => say`En ${branch} tu carrito queda igual.`,
  words: {
    igual: 'Igual',
    sube: 'Más caro',
    baja: 'Más barato',
    'no-se-vende': 'No se vende ahí',
    'no-hay': 'Hoy no hay',
  } satisfies Record<LineChange, string>,
  /** The branch is the one whose prices are shown. */
  notSoldHere: 'No se vende acá',
  /** `Hasta 4 por pedido: van 4 de 10`. */
  most: (most: number, wanted: number, Unidad: SaleUnit) =>
    say`Hasta ${formatQuantity(most, Unidad)} por pedido: van ${formatQuantity(most, Unidad)} de ${formatQuantity(wanted, Unidad)}`,
  /** `3 más caros, 2 más baratos, 1 no se vende ahí`; empty if nothing changes. */
  counts: (count: (change: LineChange) => number, where: 'acá' | 'ahí', limited = 0) =>
    [
      counted(count('sube'), 'más caro', 'más caros'),
      counted(count('baja'), 'más barato', 'más baratos'),
      counted(count('no-se-vende'), say`no se vende ${where}`, say`no se venden ${where}`),
      counted(count('no-hay'), 'falta hoy', 'faltan hoy'),
      counted(limited, 'con máximo por pedido', 'con máximo por pedido'),
    ]
      .filter(Boolean)
      .join(', '),
  before: 'Total ahora',
  now: 'Total allá',
  instead: (name: string) => say`En lugar de ${name}`,
  remove: 'Sacarlo del carrito',
  noSubstitutes: 'No encontramos uno parecido: sale del carrito.',
  accept: (branch: string) => say`Pasar a ${branch}`,
  stay: 'Quedarme donde estoy',
  comparing: 'Comparando precios…',
  moved: (branch: string) => say`Ahora comprás en ${branch}`,
  leftBehind: (names: readonly string[]) => {
    const shown = names.slice(0, 3)
    const more = names.length - shown.length
    const all = [...shown, ...(more > 0 ? [say`${more} más`] : [])]
    return say`${names.length === 1 ? say`Quedó` : say`Quedaron`} fuera de tu carrito: ${all.join(', ')}.`
  },
  outTitle: 'Hoy falta algo de tu carrito',
  outIntro: 'Elegí con qué lo reemplazás, o sacalo y seguí.',
  outAccept: 'Cambiar mi carrito',
  addSubstitutes: 'Agregar los reemplazos',
  undo: 'Deshacer',
  undone: (branch: string) => say`Volviste a ${branch}, con el carrito de antes`,
  savedTitle: 'Tu carrito guardado',
  savedIntro: (there: string, here: string) =>
    say`Lo guardaste en ${there}. Así queda con los precios de ${here}:`,
  savedBefore: 'Total al guardarlo',
  savedNow: (here: string) => say`Total en ${here}`,
  savedTake: 'Agregarlo a mi carrito',
  savedGo: (there: string) => say`Comprar en ${there}`,
  savedTaken: 'Tu carrito guardado está en el carrito',
  savedLater: 'Tu carrito guardado sigue en tu cuenta',
} as const)

function counted(count: number, one: string, several: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : several}`
}

/** Texts of the client's addresses. */
export const addressTexts = ownTexts({
  title: 'Mis direcciones',
  intro: 'Las usamos para saber quién te lleva el pedido, cuándo y a qué costo.',
  empty: 'Todavía no guardaste ninguna.',
  add: 'Agregar una dirección',
  edit: 'Modificar',
  editOf: (address: string) => say`Modificar ${address}`,
  remove: 'Borrar',
  removeOf: (address: string) => say`Borrar ${address}`,
  removed: 'Dirección borrada',
  makeDefault: 'Usar siempre',
  makeDefaultOf: (address: string) => say`Usar siempre ${address}`,
  isDefault: 'Habitual',
  saved: 'Dirección guardada',
  saveFirst: 'Guardá la dirección para seguir.',
  save: 'Guardar dirección',
  cancel: 'Cancelar',
  Calle: 'Calle',
  Numero: 'Número',
  Piso: 'Piso y departamento',
  Localidad: 'Localidad',
  CodigoPostal: 'Código postal',
  Provincia: 'Provincia',
  Referencia: 'Referencia para encontrarla',
  missing: 'Completalo, por favor.',
  missingPlace: 'Completá la localidad o el código postal.',
  badCode: 'El código postal tiene solo letras y números.',
} as const)
