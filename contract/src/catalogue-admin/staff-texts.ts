import { violationsOf, DESCRIPCIONCORTA_MAX_CHARACTERS, formatPesos, formatVariation } from '../base/index.ts'

// Faults and warnings when saving something of the catalogue.

export const CATALOGUE_FAULTS = {
  'codigo-en-uso': 'Ya hay un artículo con ese código.',
  'descripcion-vacia': 'Escribí una descripción.',
  'descripcion-corta-larga': `La descripción corta puede tener hasta ${DESCRIPCIONCORTA_MAX_CHARACTERS} caracteres.`,
  'precio-vacio': 'El precio tiene que ser mayor que cero.',
  'precio-decimales': 'El precio puede tener hasta dos decimales.',
  'impuesto-mayor': 'El impuesto interno no puede llegar al precio.',
  'ean-forma': 'El código de barras tiene que tener de 4 a 20 dígitos.',
  'ean-control': 'El dígito verificador del código de barras no corresponde. Revisalo.',
  'contenido-incompleto': 'Completá el contenido y su unidad, o dejá los dos vacíos.',
  'apto-sin-tacc': 'No puede ser sin TACC: contiene o puede contener trigo, avena, cebada o centeno.',
  'apto-sin-azucar': 'No puede ser sin azúcar: lleva el sello EXCESO EN AZÚCARES.',
  'apto-sin-lactosa': 'No puede ser sin lactosa: la contiene.',
  'apto-vegano': 'No puede ser vegano: contiene algo de origen animal.',
  'marca-inexistente': 'Esa marca ya no existe.',
  'familia-inexistente': 'Esa familia ya no existe.',
  'departamento-inexistente': 'Ese departamento ya no existe.',
  'articulo-inexistente': 'Ese artículo ya no existe.',
  'lista-inexistente': 'Esa lista de precios ya no existe.',
  'lista-repetida': 'Hay dos precios para la misma lista.',
  'lista-en-uso': 'Hay sucursales que venden con esta lista: elegiles otra antes de eliminarla.',
  'sucursal-inexistente': 'Una de las sucursales ya no existe.',
  'nombre-vacio': 'Escribí un nombre.',
  'nombre-en-uso': 'Ya hay otro con ese nombre.',
  'departamento-con-familias': 'El departamento tiene familias: pasalas a otro antes de eliminarlo.',
  'familia-con-articulos': 'La familia tiene artículos: pasalos a otra antes de eliminarla.',
  'familia-en-promocion': 'Una promoción nombra esta familia: sacala de la promoción antes de eliminarla.',
  'marca-consigo': 'Elegí otra marca: no se puede unir con sí misma.',
  'marca-con-articulos': 'La marca tiene artículos: pasalos a otra antes de eliminarla.',
  'marca-en-promocion': 'Una promoción nombra esta marca: sacala de la promoción antes de eliminarla.',
  'oferta-fechas': 'La oferta no puede terminar antes de empezar.',
  'oferta-pasada': 'La oferta ya habría terminado. Elegí una fecha desde hoy.',
  'seleccion-vacia': 'Elegí artículos, o un filtro, para cambiar sus precios.',
  'porcentaje-exagerado': 'El porcentaje tiene que estar entre −99 y 900.',
  'precios-sin-cambio': 'Ningún precio cambia con esa cuenta.',
  'precios-cambiaron':
    'El catálogo cambió desde que miraste el resultado: no se cambió ningún precio. Miralo de nuevo antes de aplicar.',
  'precios-cambiados-despues':
    'No se deshizo: todos esos precios cambiaron después. Deshacé primero lo que los cambió.',
  'precios-deshechos': 'Ese cambio de precios ya se deshizo.',
  'renglon-vacio': 'Escribí un renglón. Por ejemplo: birra > cerveza.',
  'renglon-forma':
    'No se entiende el renglón. Escribí las palabras, un signo (>, =, coma, ! o ?) y lo que se encuentra con ellas. Por ejemplo: birra > cerveza, o dulce casero > familia 214.',
  'renglon-repetido': 'Ese renglón ya está.',
  'renglones-demasiados': 'Puede haber hasta 500 renglones: eliminá alguno antes de agregar otro.',
  'precios-sin-confirmar':
    'Hay precios que saltan a más del triple o a menos de un tercio: confirmá que está bien.',
} as const
/** A violated rule of the catalogue's administration, with its field. */
export const catalogueFault = violationsOf(CATALOGUE_FAULTS)

export const eanTaken = (Codigo: string, Descripcion: string) =>
  `Ese código de barras ya lo tiene ${Descripcion} (${Codigo}).`
export const categoryCodeTaken = (kind: 'departamento' | 'familia', Descripcion: string) =>
  `Ese código ya es ${kind === 'familia' ? 'de la familia' : 'del departamento'} ${Descripcion}: departamentos y familias comparten los números.`
/** A claim for several articles at once that one of them cannot have. */
export const dietRefused = (article: string, reason: string) => `${article}: ${reason} No se cambió ninguno.`
export const offerOverlaps = (FechaDesde: string, FechaHasta: string) =>
  `El artículo ya tiene una oferta del ${dayText(FechaDesde)} al ${dayText(FechaHasta)}. Las fechas no se pueden superponer.`

export const priceJumps = (before: number, after: number) =>
  `El precio pasaría de ${formatPesos(before)} a ${formatPesos(after)} (${formatVariation(before, after)}). ¿Está bien?`
export const offerJumps = (price: number, offer: number) =>
  `La oferta sería de ${formatPesos(offer)} y el precio es ${formatPesos(price)} (${formatVariation(price, offer)}). ¿Está bien?`

export const OFFER_WARNINGS = {
  notLower: (lowest: number) =>
    `No es más barata que el precio más bajo de los últimos 30 días (${formatPesos(lowest)}): el precio tachado no sería real.`,
  notCheaper: (price: number) => `No es más barata que el precio de hoy (${formatPesos(price)}).`,
} as const

const count = new Intl.NumberFormat('es-AR')
export const counted = (number: number, one: string, several: string) =>
  `${count.format(number)} ${number === 1 ? one : several}`

export const PRICE_WARNINGS = {
  jumps: (jumps: number) =>
    `${counted(jumps, 'precio salta', 'precios saltan')} a más del triple o a menos de un tercio.`,
  excluded: (articles: number) =>
    `${counted(articles, 'artículo quedaría', 'artículos quedarían')} en cero, en menos o en un importe imposible: no se ${articles === 1 ? 'cambia' : 'cambian'}.`,
  overtaken: (offer: number) =>
    `Hoy tiene una oferta de ${formatPesos(offer)} que no es más barata que ese precio: no se aplica, se cobra el precio.`,
  offers: (articles: number) =>
    `${counted(articles, 'artículo en oferta quedaría', 'artículos en oferta quedarían')} sin rebaja: su oferta no sería más barata que el precio nuevo y dejaría de aplicarse.`,
} as const

const dayText = (day: string) => day.split('-').toReversed().join('/')
