import { onFirstUse } from '../base/index.ts'

/** The assumed weight of a piece of a weighed article, in grams, if a list asks for pieces ('3 tomates'). */
const GRAMS_OF_A_PIECE = 200

/** The same for heavier or lighter articles, by how their names begin; the longest beginning counts. */
const GRAMS_BY_NAME: Readonly<Record<string, number>> = {
  // poultry, meat, fish
  pollo: 2000,
  'pata y muslo': 350,
  'pata de pollo': 200,
  muslo: 200,
  suprema: 250,
  pechuga: 500,
  alitas: 80,
  'alas de pollo': 80,
  'carne picada': 500,
  bife: 300,
  'ojo de bife': 300,
  'bola de lomo': 1000,
  lomo: 1000,
  vacío: 1500,
  'tapa de asado': 1500,
  entraña: 600,
  peceto: 1000,
  'colita de cuadril': 1000,
  matambre: 1500,
  'bondiola de cerdo': 1500,
  'pechito de cerdo': 1000,
  'solomillo de cerdo': 500,
  lengua: 1200,
  milanesas: 150,
  hamburguesas: 120,
  albóndigas: 50,
  chorizo: 120,
  'chorizo bombón': 60,
  morcilla: 120,
  'morcilla bombón': 60,
  salchicha: 100,
  filet: 150,
  merluza: 1000,
  trucha: 400,
  corvina: 1500,
  langostinos: 30,
  // fruit and vegetables
  banana: GRAMS_OF_A_PIECE,
  manzana: GRAMS_OF_A_PIECE,
  pera: GRAMS_OF_A_PIECE,
  naranja: GRAMS_OF_A_PIECE,
  durazno: GRAMS_OF_A_PIECE,
  pelón: GRAMS_OF_A_PIECE,
  palta: GRAMS_OF_A_PIECE,
  papa: GRAMS_OF_A_PIECE,
  cebolla: GRAMS_OF_A_PIECE,
  remolacha: GRAMS_OF_A_PIECE,
  tomate: GRAMS_OF_A_PIECE,
  morrón: GRAMS_OF_A_PIECE,
  pimiento: GRAMS_OF_A_PIECE,
  zapallito: GRAMS_OF_A_PIECE,
  pepino: GRAMS_OF_A_PIECE,
  sandía: 5000,
  melón: 1500,
  zapallo: 1500,
  pomelo: 350,
  batata: 300,
  berenjena: 300,
  zucchini: 250,
  zanahoria: 120,
  limón: 120,
  mandarina: 130,
  kiwi: 100,
  ciruela: 80,
  damasco: 60,
  higo: 60,
  papín: 60,
  champiñones: 20,
  frutilla: 20,
  'tomate cherry': 20,
  'tomate perita': 120,
  // bakery
  pan: 100,
  'pan mignon': 40,
  'pan flauta': 200,
  'pan baguette': 250,
  'pan de campo': 500,
  'pan casero': 500,
  'pan integral': 400,
  'pan negro': 400,
  'pan de salvado': 400,
  figazas: 60,
  chipá: 40,
  cuernitos: 30,
  bizcochitos: 20,
  masas: 25,
  alfajorcitos: 30,
}
const WORDS_MAX = 3

/** Of these one is bought, and not half a kilogram, if a list does not say how much. */
const BOUGHT_WHOLE: ReadonlySet<string> = new Set([
  'pollo',
  'sandía',
  'melón',
  'zapallo',
  'matambre',
  'merluza',
])

/** What is sold cut, ground or dried is not counted. */
const NOT_WHOLE =
  /\b(?:troz|postas?\b|al corte|picad|rallad|fraccionad|feteado|feteada|rodaja|desecad|deshidratad|escabeche|arrollad|verdeo)/i

const bare = (words: string) =>
  words.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/s\b/g, '')

const gramsByBareName = onFirstUse(
  () => new Map(Object.entries(GRAMS_BY_NAME).map(([name, grams]) => [bare(name), grams])),
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

/** Whether one piece is bought for a line without an amount: a chicken, a watermelon. */
export const isBoughtWhole = (name: string): boolean =>
  BOUGHT_WHOLE.has(name.toLowerCase().split(' ')[0] ?? '') && !/\b(?:trozo|postas?|al corte)\b/i.test(name)
