import { onFirstUse } from '../base/index.ts'

/** The assumed weight of a piece of a weighed article, in grams, if a list asks for pieces ('3 tomates'). */
const GRAMS_OF_A_PIECE = 200

/** The same for heavier or lighter articles, by how their names begin; the longest beginning counts. */
const NAMES_BY_GRAMS: Readonly<Record<number, string>> = {
  20: 'champiñones, frutilla, tomate cherry, bizcochitos',
  25: 'masas',
  30: 'langostinos, cuernitos, alfajorcitos',
  40: 'pan mignon, chipá',
  50: 'albóndigas',
  60: 'chorizo bombón, morcilla bombón, damasco, higo, papín, figazas',
  80: 'alitas, alas de pollo, ciruela',
  100: 'salchicha, kiwi, pan',
  120: 'hamburguesas, chorizo, morcilla, zanahoria, limón, tomate perita',
  130: 'mandarina',
  150: 'milanesas, filet',
  200: 'pata de pollo, muslo, banana, manzana, pera, naranja, durazno, pelón, palta, papa, cebolla, remolacha, tomate, morrón, pimiento, zapallito, pepino, pan flauta',
  250: 'suprema, zucchini, pan baguette',
  300: 'bife, ojo de bife, batata, berenjena',
  350: 'pata y muslo, pomelo',
  400: 'trucha, pan integral, pan negro, pan de salvado',
  500: 'pechuga, carne picada, solomillo de cerdo, pan de campo, pan casero',
  600: 'entraña',
  1000: 'bola de lomo, lomo, peceto, colita de cuadril, pechito de cerdo, merluza',
  1200: 'lengua',
  1500: 'vacío, tapa de asado, matambre, bondiola de cerdo, corvina, melón, zapallo',
  2000: 'pollo',
  5000: 'sandía',
}
const WORDS_MAX = 3

/** What is sold cut, ground or dried is not counted. */
const NOT_WHOLE =
  /\b(?:troz|postas?\b|al corte|picad|rallad|fraccionad|feteado|feteada|rodaja|desecad|deshidratad|escabeche|arrollad|verdeo)/i

const bare = (words: string) =>
  words.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/s\b/g, '')

const gramsByBareName = onFirstUse(
  () =>
    new Map(
      Object.entries(NAMES_BY_GRAMS).flatMap(([grams, names]) =>
        names.split(', ').map((name) => [bare(name), Number(grams)]),
      ),
    ),
)

function gramsByName(name: string): number | null {
  const words = bare(name).split(' ')
  for (let count = WORDS_MAX; count > 0; count--) {
    const grams = gramsByBareName().get(words.slice(0, count).join(' '))
    if (grams !== undefined) return grams
  }
  return null
}

/** The assumed weight of one piece, by the article's name, if a list counts it. */
export const gramsOfPiece = (name: string): number => gramsByName(name) ?? GRAMS_OF_A_PIECE

/** The known weight of one piece, by the article's name; null if nobody counts what it names. */
export const knownGramsOfPiece = (name: string): number | null =>
  NOT_WHOLE.test(name) ? null : gramsByName(name)

/** Whether one piece is bought, and not half a kilogram, for a line without an amount: a chicken, a watermelon. */
export const isBoughtWhole = (name: string): boolean =>
  /^(?:pollo|sandía|melón|zapallo|matambre|merluza)(?!\p{L})/iu.test(name) &&
  !/\b(?:trozo|postas?|al corte)\b/i.test(name)
