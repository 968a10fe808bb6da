import type { Colour } from './colour.ts'

/** What a word of a product's name contributes to the picture: a small drawing, the kind's colour, or both. */
interface Hint {
  words: RegExp
  motif?: string
  colour?: Colour
  /** The product's word decides the drawing whatever the kind says: salmon cat food shows a cat. */
  rules?: boolean
}

/** The first matching hint wins; the kind is matched before the product. */
const HINTS: Hint[] = [
  {
    words: /sin palo|con palo|yerba|mate cocido|barbacuá|hierbas serranas/i,
    motif: 'mate',
    colour: '#4f7a35',
  },
  { words: /frutilla|frutales/i, motif: 'strawberry', colour: '#e0405a' },
  {
    words: /frambuesa|frutos rojos|frutos del bosque|berries|arándano/i,
    motif: 'berries',
    colour: '#8a2f6c',
  },
  { words: /cereza/i, motif: 'cherry', colour: '#b5173a' },
  { words: /naranja|naranchelo|citrus|cítric/i, motif: 'orange', colour: '#f08a24' },
  { words: /mandarina/i, motif: 'mandarin', colour: '#ee7620' },
  { words: /pomelo/i, motif: 'grapefruit', colour: '#ef7f6a' },
  { words: /lima|7up/i, motif: 'lime', colour: '#5faa3a' },
  { words: /lim[oó]n/i, motif: 'lemon', colour: '#f2cf2c' },
  { words: /manzana/i, motif: 'redApple', colour: '#c8343c' },
  { words: /\bpera/i, motif: 'pear', colour: '#b5bf3c' },
  { words: /durazno|damasco/i, motif: 'peach', colour: '#f4a052' },
  { words: /ananá|multifruta|tropical/i, motif: 'pineapple', colour: '#f0b428' },
  { words: /\brosé|rosado/i, motif: 'grapes', colour: '#dd7f8e' },
  {
    words:
      /^vino blanco|chardonnay|sauvignon blanc|torrontés|chenin|pinot grigio|moscato|cosecha tardía|blanco dulce|dulce natural/i,
    motif: 'grapes',
    colour: '#9a9a3e',
  },
  {
    words: /\buva|moscato|malbec|cabernet|merlot|syrah|bonarda|blend|pinot|tempranillo|vino|tinto/i,
    motif: 'grapes',
    colour: '#6b2142',
  },
  { words: /ciruela/i, motif: 'plum', colour: '#7a2a58' },
  { words: /higo/i, motif: 'fig', colour: '#5d3f68' },
  { words: /mango/i, motif: 'mango', colour: '#ee9a34' },
  { words: /coco\b/i, motif: 'coconut', colour: '#8a6a4c' },
  { words: /batata/i, motif: 'sweetPotato', colour: '#c2703a' },
  { words: /membrillo/i, motif: 'quincePaste', colour: '#a8392a' },
  { words: /dulce de leche/i, motif: 'caramel', colour: '#a8662c' },
  { words: /chocolate|cacao|black|brownie|bombón|block/i, motif: 'chocolate', colour: '#5d331f' },
  { words: /vainilla|americana|sambayón/i, motif: 'flower', colour: '#ecc765' },
  {
    words: /menta|mentol|cool mint|ice\b|hierbas|boldo|tilo|cedrón|peperina|serrano|cuyano/i,
    motif: 'herbs',
    colour: '#3f9a68',
  },
  { words: /manzanilla/i, motif: 'flower', colour: '#e8bf3c' },
  { words: /almendra/i, motif: 'almond', colour: '#b06a35' },
  { words: /nuez|nueces|avellana/i, motif: 'walnut', colour: '#8a5a2c' },
  { words: /maní|mantecol|turrón/i, motif: 'peanut', colour: '#c98f45' },
  { words: /caf[eé]|capuchino|lungo|dolca/i, motif: 'bean', colour: '#5a3320' },
  { words: /\bté\b|earl grey|malta/i, motif: 'cup', colour: '#a3572a' },
  { words: /miel/i, motif: 'honey', colour: '#e5a722' },
  { words: /jamón/i, motif: 'ham', colour: '#e58a84' },
  { words: /salame|longaniza|calabresa/i, motif: 'salami', colour: '#a8323a' },
  { words: /atún|merluza|caballa|sardina|pescado|filet/i, motif: 'fish', colour: '#2f7fb0' },
  { words: /salmón/i, motif: 'salmon', colour: '#ee7f5a' },
  { words: /langostino|camarón|mariscos|rabas/i, motif: 'shrimp', colour: '#ea7a55' },
  { words: /^hamburguesa/i, rules: true, motif: 'hamburger', colour: '#b5402c' },
  { words: /salchicha|patyviena|pancho/i, motif: 'sausage', colour: '#cf6a4c' },
  { words: /pollo|gallina|nugget|patitas/i, motif: 'roastChicken', colour: '#d99a2c' },
  { words: /carne|picadillo|viandada|boloñesa|asado|cordero/i, motif: 'steak', colour: '#a8343a' },
  {
    words: /queso|tybo|fontina|parmesano|cheddar|reggianito|muzzarella|gruyère/i,
    motif: 'holedCheese',
    colour: '#f0b52c',
  },
  { words: /^pizza|fugazz/i, rules: true, motif: 'pizza', colour: '#cf4a30' },
  {
    words: /tomate|ketchup|pomarola|filet?to|portuguesa|scarparo|perita|cubeteado|passata/i,
    motif: 'tomato',
    colour: '#cf3a2a',
  },
  { words: /choclo|maíz|polenta|chizito|palitos de/i, motif: 'corn', colour: '#efb92a' },
  { words: /arveja/i, motif: 'peas', colour: '#6fa63a' },
  { words: /lenteja|lentejones/i, motif: 'lentils', colour: '#8a5f34' },
  { words: /garbanzo|soja/i, motif: 'chickpeas', colour: '#d3a552' },
  { words: /poroto/i, motif: 'blackBeans', colour: '#6b3a34' },
  { words: /zanahoria|jardinera/i, motif: 'carrot', colour: '#ee7f26' },
  { words: /espinaca|acelga|vegetales|verdura|primavera$/i, motif: 'leafBunch', colour: '#3f8a3a' },
  { words: /brócoli/i, motif: 'broccoli', colour: '#3f8a3f' },
  { words: /chauchas/i, motif: 'greenBeans', colour: '#5f9e3d' },
  { words: /zapallo|calabaza/i, motif: 'pumpkin', colour: '#e08a34' },
  { words: /champi/i, motif: 'mushroom', colour: '#b59a78' },
  { words: /repollo|coleslaw/i, motif: 'cabbage', colour: '#86b04a' },
  { words: /lechuga|hojas|rúcula|gourmet/i, motif: 'lettuce', colour: '#6fa63a' },
  { words: /cebolla/i, motif: 'onion', colour: '#c99a45' },
  { words: /\bajo\b|provenzal/i, motif: 'garlic', colour: '#9c86a0' },
  { words: /pimentón|ají|picante|chimichurri|curry|barbacoa/i, motif: 'chili', colour: '#c93428' },
  {
    words: /orégano|laurel|tomillo|romero|albahaca|comino|pimienta|condimento|nuez moscada|cúrcuma|canela/i,
    motif: 'herbs',
    colour: '#5f8a3c',
  },
  { words: /aceituna|oliva/i, motif: 'oliveBranch', colour: '#7d8f34' },
  { words: /pepinit|pickles/i, motif: 'cucumber', colour: '#5a8a3c' },
  { words: /^papas fritas/i, rules: true, motif: 'chips', colour: '#eeb92e' },
  { words: /^nachos/i, rules: true, motif: 'corn', colour: '#efb92a' },
  { words: /^alimento húmedo/i, rules: true, motif: 'paw', colour: '#b5702c' },
  { words: /papas|bastón|rústicas|noisettes|gajos|puré de papas/i, motif: 'chips', colour: '#eeb92e' },
  { words: /girasol/i, motif: 'sunflower', colour: '#f2b51e' },
  {
    words: /ñoquis|ravioles|sorrentinos|fideos frescos|pascualina|tapas|tapa para/i,
    motif: 'empanada',
    colour: '#dba243',
  },
  { words: /^empanada/i, rules: true, motif: 'empanada', colour: '#dba243' },
  { words: /pizza/i, motif: 'pizza', colour: '#cf4a30' },
  { words: /hamburguesa/i, motif: 'hamburger', colour: '#b5402c' },
  { words: /^tarta/i, rules: true, motif: 'pie', colour: '#d99a3c' },
  { words: /vaso|copa|fuente|compotera|platos|cubiertos/i, motif: 'dishes', colour: '#6fa8c9' },
  { words: /spaghetti|tallarín|nidos|cabello|fideos instant/i, motif: 'pasta', colour: '#e5b043' },
  { words: /fideos|tirabuz|mostachol|moñitos|rigatti/i, motif: 'spirals', colour: '#e5b043' },
  { words: /arroz|carolina|yamaní|parboil/i, motif: 'rice', colour: '#c99a52' },
  { words: /alfajor|rhodesia|oblea|bon o bon/i, motif: 'alfajor', colour: '#6b3f28' },
  { words: /rellenas/i, motif: 'sandwichCookie', colour: '#5d3826' },
  {
    words: /agua$|saladas|sandwich|cracker|tostadas|grisines|salvado|semillas|snack/i,
    motif: 'cracker',
    colour: '#c9924a',
  },
  {
    words: /galletitas|bizcochos|chips|budín|magdalena|bizcochuelo|vainillas|brownie/i,
    motif: 'cookie',
    colour: '#c98a3c',
  },
  {
    words: /pan dulce|pan de|pan para|pan rallado|pan árabe|rapiditas|rebozador|prepizza|pizzetas/i,
    motif: 'roundLoaf',
    colour: '#c9853a',
  },
  {
    words: /harina|avena|trigo|cereal|premezcla|granola|sémola|copos|almidón|levadura|zucaritas/i,
    motif: 'wheat',
    colour: '#d9a03a',
  },
  { words: /azúcar|edulcorante|zucra|stevia/i, motif: 'sugar', colour: '#4a9fd0' },
  { words: /\bsal\b/i, motif: 'salt', colour: '#2f7fb8' },
  { words: /manteca|margarina|grasa/i, motif: 'butter', colour: '#efc642' },
  {
    words: /crema de leche|mayonesa|queso crema|untable|mousse|casancrem/i,
    motif: 'cream',
    colour: '#8fb8d8',
  },
  { words: /leche|yogur|natural|entera|descremada|postre|flan|griego/i, motif: 'splash', colour: '#3f8fd0' },
  { words: /helado|tentación|palitos helados|granizad|tricolor/i, motif: 'cone', colour: '#e07a9a' },
  { words: /huevo/i, motif: 'eggs', colour: '#c98a52' },
  { words: /gomitas|caramelos|chicle|gelatina/i, motif: 'candy', colour: '#e0486c' },
  { words: /cerveza|lager|ipa|stout|rubia|roja|negra|weisse/i, motif: 'hop', colour: '#c98a2c' },
  {
    words: /espumante|sidra|brut|soda|tónica|gaseosa|cola|ginger|lavaloza|detergente|jabón|baño/i,
    motif: 'bubbles',
    colour: '#4a8fc4',
  },
  { words: /energizante|isotónica|pilas|alcalinas/i, motif: 'bolt', colour: '#f0b41e' },
  { words: /agua mineral|agua de mesa|agua /i, motif: 'mountain', colour: '#3f8fc8' },
  { words: /lavanda/i, motif: 'lavender', colour: '#7a5cb4' },
  { words: /pino\b/i, motif: 'pine', colour: '#2f7d4a' },
  { words: /rosa|jazmín|orquídea|floral|violetas|silvestre|primavera/i, motif: 'rose', colour: '#d9527c' },
  { words: /marina|brisa|fresh|fresco|cristal|ocean/i, motif: 'waves', colour: '#2f8fcf' },
  { words: /algodón|hisopo|cotton/i, motif: 'cotton', colour: '#6fb0dc' },
  { words: /aloe|oliva y/i, motif: 'leafBunch', colour: '#4f9a52' },
  {
    words: /pañal|toallitas|baby|infantil|bebé|infantil|colado|recién|postrecito|óleo|paspadura/i,
    motif: 'duck',
    colour: '#4fb0d8',
  },
  { words: /perro|cachorro|razas|dentastix/i, rules: true, motif: 'dog', colour: '#b5702c' },
  { words: /gato|gatito|sanitaria|esterilizados/i, rules: true, motif: 'cat', colour: '#7a6aa0' },
  { words: /mascota|pulgas|pipeta/i, motif: 'paw', colour: '#8a5a36' },
  { words: /insecticida|espirales|repelente|tabletas/i, motif: 'fly', colour: '#3f8a3a' },
  { words: /ropa|suavizante|matic|quitamanchas/i, motif: 'shirt', colour: '#3f7fc8' },
  { words: /dental|bucal/i, motif: 'tooth', colour: '#3fa8d8' },
  { words: /shampoo|acondicionador|coloración/i, motif: 'hair', colour: '#a8632f' },
  { words: /protector solar/i, motif: 'sun', colour: '#f2a81e' },
  { words: /lámpara|velas/i, motif: 'bulb', colour: '#f0b41e' },
  { words: /carbón|leña|encendido|fósforos/i, motif: 'flame', colour: '#d9581f' },
  { words: /hielo/i, motif: 'ice', colour: '#5fb0e0' },
  { words: /crema|corporal|afeitar|hidrat/i, motif: 'drop', colour: '#4f9fd0' },
  { words: /toallas|protectores|tampones|preservativo|incontinencia/i, motif: 'flower', colour: '#d96a9a' },
  {
    words:
      /limpiador|lavandina|desinfectante|lustra|destapa|esponja|paño|trapo|lana de acero|guantes|servilleta|rollo|papel|pañuelos/i,
    motif: 'sparkles',
    colour: '#3f9fd0',
  },
  { words: /desodorante|antitranspirante|ambiente|aromatizante|difusor/i, motif: 'cloud', colour: '#6a9fd0' },
  { words: /fernet|aperitivo|amargo|gin\b|licor|vermouth/i, motif: 'herbs', colour: '#4f7a3f' },
]

/** The name of the small drawing for a label, or null if none matches. */
export function motifOf(product: string, kind: string): string | null {
  const ruling = HINTS.find(({ rules, words }) => rules && words.test(product))
  return ruling?.motif ?? hintOf((hint) => hint.motif, product, kind) ?? null
}

/** The colour that distinguishes the kind from others of its line; the fallback if no word matches. */
export function kindColour(product: string, kind: string, fallback: Colour): Colour {
  return hintOf((hint) => hint.colour, product, kind) ?? fallback
}

function hintOf(part: (hint: Hint) => string | undefined, product: string, kind: string): string | undefined {
  const found = (text: string) => HINTS.find((hint) => part(hint) && hint.words.test(text))
  const hint = (kind && found(kind)) || found(product)
  return hint ? part(hint) : undefined
}
