/** Pictures that stand for what is bought. */
const GOODS: Readonly<Record<string, string>> = {
  '🍌': 'banana',
  '🍎': 'manzana roja',
  '🍏': 'manzana verde',
  '🍊': 'naranja',
  '🍋': 'limón',
  '🍐': 'pera',
  '🍇': 'uva',
  '🍓': 'frutilla',
  '🍑': 'durazno',
  '🍍': 'ananá',
  '🥝': 'kiwi',
  '🥑': 'palta',
  '🍅': 'tomate',
  '🥔': 'papa',
  '🧅': 'cebolla',
  '🧄': 'ajo',
  '🥕': 'zanahoria',
  '🌽': 'choclo',
  '🥬': 'lechuga',
  '🥦': 'brócoli',
  '🥒': 'pepino',
  '🍆': 'berenjena',
  '🫑': 'morrón',
  '🍄': 'champignones',
  '🥚': 'huevos',
  '🥛': 'leche',
  '🧈': 'manteca',
  '🧀': 'queso',
  '🍞': 'pan',
  '🥖': 'pan flauta',
  '🥐': 'medialunas',
  '🥩': 'carne',
  '🍗': 'pata muslo',
  '🐟': 'pescado',
  '🍺': 'cerveza',
  '🍷': 'vino',
  '☕': 'café',
  '🧉': 'yerba',
  '🍫': 'chocolate',
  '🍪': 'galletitas',
  '🍦': 'helado',
  '🍝': 'fideos',
  '🍚': 'arroz',
  '🧻': 'papel higiénico',
  '🧼': 'jabón',
}

const EMOJI = /\p{Extended_Pictographic}\uFE0F?/gu
/** Words that say how, and not what. */
const HOW =
  /^(?:madur|verde|fresc|grande|chic|ric|lind|buen|por|pl[ie]s|para|con|sin|unidad|kilo|kgs?$|grs?$|bien|muy|que|est)/i

/**
 * A line without pictures. Where they are all that says what is wanted, its name: `🍌🍌🍌 maduras`, three bananas; `🥔 2
 * kg`.
 */
export function withoutEmoji(typed: string): string {
  const pictures = typed.match(EMOJI) ?? []
  if (pictures.length === 0) return typed
  const text = typed.replace(EMOJI, ' ').replace(/\s+/g, ' ').trim()
  const good = GOODS[pictures[0]!.replace('\uFE0F', '')]
  const isNamed = (text.match(/\p{L}{3,}/gu) ?? []).some((word) => !HOW.test(word))
  if (good === undefined || isNamed) return text
  const count = pictures.filter((one) => one === pictures[0]).length
  return `${good} ${text}${count > 1 ? ` x ${count}` : ''}`.trim()
}
