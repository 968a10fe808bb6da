import { cleanFacts, withoutContradictions, type ProductFacts } from '@gondola/contract/catalogue'
import type { DemoArticle } from './demo-item.ts'

/** Facts of some families' articles, or of those of them whose name has a word. */
interface Rule {
  of: readonly number[]
  named?: RegExp
  facts: ProductFacts
}

const COLD = { Conservacion: 'Mantener refrigerado.' } as const
const COLD_MEAT = { Conservacion: 'Mantener refrigerado entre 0 °C y 5 °C.' } as const
const FROZEN = { Conservacion: 'Mantener congelado a -18 °C. No volver a congelar.' } as const
const DRY = { Conservacion: 'Conservar en lugar fresco y seco.' } as const
const HOME = { PaisOrigen: 'Argentina' } as const
const PLANT = { Apto: ['sin-tacc', 'vegano'] } satisfies ProductFacts
const GLUTEN_FREE = { Apto: ['sin-tacc'] } satisfies ProductFacts
const MILK = { Contiene: ['leche'] } satisfies ProductFacts
const WHEAT = { Contiene: ['trigo'] } satisfies ProductFacts
const WHEAT_MILK = { Contiene: ['trigo', 'leche'] } satisfies ProductFacts
const DOUGH = { Contiene: ['trigo', 'leche', 'huevo'] } satisfies ProductFacts
const SWEET = { Sellos: ['azucares'] } satisfies ProductFacts
const SWEETENED = { Sellos: [], Leyendas: ['edulcorantes'] } satisfies ProductFacts

/** Later rules replace fields of earlier ones. */
const RULES: readonly Rule[] = [
  // pantry
  { of: [102], facts: { ...PLANT, ...DRY } },
  { of: [102], named: /^arroz(?! listo)/i, facts: { Ingredientes: 'Arroz.' } },
  { of: [102], named: /listo/i, facts: { Apto: null, Conservacion: null } },
  { of: [101], named: /^aceite de/i, facts: { ...PLANT, ...DRY, ...HOME } },
  { of: [103], facts: { ...WHEAT, ...DRY, Ingredientes: 'Sémola de trigo.', Apto: ['vegano'] } },
  {
    of: [103],
    named: /huevo/i,
    facts: { Contiene: ['trigo', 'huevo'], Ingredientes: 'Sémola de trigo, huevo.' },
  },
  { of: [103], named: /sin gluten/i, facts: { ...PLANT, Contiene: null, Ingredientes: 'Harina de arroz.' } },
  { of: [104], facts: { ...WHEAT, ...DRY } },
  { of: [104], named: /^harina de trigo/i, facts: { Ingredientes: 'Harina de trigo.', Apto: ['vegano'] } },
  { of: [104], named: /^(polenta|almidón)/i, facts: { ...PLANT, Contiene: null, Ingredientes: 'Maíz.' } },
  { of: [104], named: /sin gluten/i, facts: { ...GLUTEN_FREE, Contiene: null } },
  { of: [105], facts: { ...DRY } },
  { of: [105], named: /atún|caballa|sardina/i, facts: { Contiene: ['pescado'] } },
  { of: [105], named: /arvejas|choclo en granos|garbanzos|lentejas|porotos|palmitos/i, facts: { ...PLANT } },
  { of: [105, 106], named: /durazno|ananá|peras|puré de tomate|tomates|passata/i, facts: { ...PLANT } },
  {
    of: [107],
    named: /^mayonesa(?! de leche)/i,
    facts: { Contiene: ['huevo'], Sellos: ['grasas-totales', 'sodio', 'calorias'] },
  },
  { of: [107], named: /salsa de soja/i, facts: { Contiene: ['soja', 'trigo'], Sellos: ['sodio'] } },
  { of: [108], named: /^caldo/i, facts: { Sellos: ['sodio'] } },
  { of: [108], named: /fideos/i, facts: { ...WHEAT, Sellos: ['sodio'] } },
  { of: [109], named: /^sal (fina|entrefina|gruesa)/i, facts: { ...PLANT, ...DRY, Ingredientes: 'Sal.' } },
  { of: [110], named: /^azúcar/i, facts: { ...PLANT, ...DRY, Ingredientes: 'Azúcar.' } },
  { of: [110], named: /edulcorante/i, facts: { Apto: ['sin-tacc', 'sin-azucar', 'vegano'], ...SWEETENED } },
  { of: [111], named: /bizcochuelo|brownie/i, facts: { ...WHEAT, ...SWEET } },
  { of: [111], named: /gelatina/i, facts: { ...GLUTEN_FREE, ...SWEET } },
  { of: [111], named: /gelatina sin azúcar/i, facts: { Apto: ['sin-tacc', 'sin-azucar'], ...SWEETENED } },
  { of: [111], named: /leche condensada/i, facts: { ...MILK, ...GLUTEN_FREE, ...SWEET } },
  { of: [112], named: /^papas fritas/i, facts: { Sellos: ['grasas-totales', 'sodio', 'calorias'] } },
  { of: [112], named: /maní/i, facts: { Contiene: ['maní'], Apto: ['vegano'] } },
  // breakfast
  { of: [201], facts: { ...PLANT, ...DRY, ...HOME, Ingredientes: 'Yerba mate elaborada.' } },
  { of: [201], named: /compuesta|bienestar/i, facts: { Ingredientes: null } },
  { of: [202], named: /molido|cápsulas/i, facts: { Apto: ['vegano'], ...DRY } },
  { of: [203], facts: { Apto: ['vegano'], ...DRY } },
  {
    of: [204],
    facts: { ...WHEAT, PuedeContener: ['leche', 'soja'], Sellos: ['azucares', 'calorias'], ...DRY },
  },
  { of: [205], facts: { ...WHEAT, PuedeContener: ['leche', 'soja'], ...DRY } },
  {
    of: [205],
    named: /galletas de arroz/i,
    facts: { ...PLANT, Contiene: null, PuedeContener: null, Ingredientes: 'Arroz.' },
  },
  { of: [205], named: /arroz (con sal|dulces)/i, facts: { Ingredientes: null } },
  {
    of: [206],
    facts: {
      ...MILK,
      ...GLUTEN_FREE,
      ...SWEET,
      ...HOME,
      Ingredientes: 'Leche, azúcar, bicarbonato de sodio, aroma natural de vainilla.',
      Conservacion: 'Una vez abierto, mantener refrigerado.',
    },
  },
  {
    of: [206],
    named: /sin azúcar/i,
    facts: { Apto: ['sin-tacc', 'sin-azucar'], Ingredientes: null, ...SWEETENED },
  },
  { of: [207], named: /^mermelada/i, facts: { ...PLANT, ...SWEET } },
  { of: [207], named: /^mermelada (light|sin)/i, facts: { ...SWEETENED } },
  { of: [207], named: /^mermelada sin azúcar/i, facts: { Apto: ['sin-tacc', 'sin-azucar', 'vegano'] } },
  {
    of: [207],
    named: /^miel/i,
    facts: { Apto: ['sin-tacc'], Contiene: ['miel'], Ingredientes: 'Miel.', ...HOME },
  },
  { of: [207], named: /pasta de maní/i, facts: { Apto: ['sin-tacc', 'vegano'], Contiene: ['maní'] } },
  {
    of: [208],
    named: /^avena/i,
    facts: { Contiene: ['avena'], Ingredientes: 'Avena.', Apto: ['vegano'], ...DRY },
  },
  { of: [208], named: /^cereal|azucarados/i, facts: { ...SWEET } },
  { of: [209], named: /^leche en polvo/i, facts: { ...MILK, ...GLUTEN_FREE, ...DRY } },
  { of: [209], named: /^cacao/i, facts: { ...SWEET, PuedeContener: ['leche', 'soja'] } },
  {
    of: [210],
    named: /^alfajor/i,
    facts: { ...DOUGH, Sellos: ['azucares', 'grasas-saturadas', 'calorias'] },
  },
  {
    of: [210],
    named: /^chocolate/i,
    facts: {
      Contiene: ['leche', 'soja'],
      Sellos: ['azucares', 'grasas-totales', 'grasas-saturadas', 'calorias'],
    },
  },
  // drinks
  { of: [301], facts: { ...PLANT, ...SWEET, ...HOME } },
  {
    of: [301],
    named: /zero|free|black|light/i,
    facts: { Apto: ['sin-tacc', 'sin-azucar', 'vegano'], ...SWEETENED },
  },
  {
    of: [301],
    named: /\bcola\b(?!.*(zero|black))/i,
    facts: {
      Leyendas: ['cafeina'],
      Nutricion: {
        Por: '100 ml',
        Energia: 42,
        Carbohidratos: 10.6,
        Azucares: 10.6,
        AzucaresAgregados: 10.6,
        Proteinas: 0,
        GrasasTotales: 0,
        Sodio: 8,
      },
    },
  },
  { of: [301], named: /\bcola\b.*(zero|black)/i, facts: { Leyendas: ['edulcorantes', 'cafeina'] } },
  { of: [302, 306], facts: { Apto: ['sin-tacc', 'sin-azucar', 'vegano'], ...HOME } },
  { of: [304], named: /^bebida de soja/i, facts: { Contiene: ['soja'], Apto: ['vegano'] } },
  {
    of: [304],
    named: /^bebida de almendras/i,
    facts: { Contiene: ['almendras'], Apto: ['sin-tacc', 'vegano'] },
  },
  { of: [304], named: /almendras sin azúcar/i, facts: { Apto: ['sin-tacc', 'sin-azucar', 'vegano'] } },
  { of: [304], named: /jugo exprimido/i, facts: { ...PLANT, ...COLD } },
  { of: [305], facts: { ...SWEETENED, ...DRY } },
  { of: [307], named: /energizante/i, facts: { Leyendas: ['cafeina'] } },
  { of: [401], facts: { Contiene: ['cebada'] } },
  // dairy
  { of: [501], facts: { ...MILK, ...GLUTEN_FREE, ...COLD, ...HOME } },
  {
    of: [501],
    named: /larga vida|chocolatada/i,
    facts: { Conservacion: 'Una vez abierto, mantener refrigerado.' },
  },
  { of: [501], named: /chocolatada/i, facts: { ...SWEET, Apto: null } },
  { of: [501], named: /zero lactosa/i, facts: { Apto: ['sin-tacc', 'sin-lactosa'] } },
  {
    of: [501],
    named: /entera/i,
    facts: {
      Ingredientes: 'Leche entera, vitaminas A y D.',
      Nutricion: {
        Por: '100 ml',
        Energia: 57,
        Carbohidratos: 4.7,
        Azucares: 4.7,
        Proteinas: 3,
        GrasasTotales: 3,
        GrasasSaturadas: 1.9,
        Sodio: 50,
      },
    },
  },
  { of: [502], facts: { ...MILK, ...COLD, ...HOME } },
  { of: [502], named: /firme|bebible/i, facts: { ...GLUTEN_FREE, ...SWEET } },
  { of: [502], named: /con cereales/i, facts: { ...WHEAT_MILK, Apto: null, ...SWEET } },
  { of: [503, 504, 505], facts: { ...MILK, ...COLD } },
  { of: [503], named: /^(manteca|crema)/i, facts: { ...GLUTEN_FREE, ...HOME } },
  { of: [503], named: /^margarina/i, facts: { Contiene: null } },
  { of: [504], named: /crema/i, facts: { ...GLUTEN_FREE } },
  { of: [505], facts: { ...SWEET } },
  { of: [505], named: /light/i, facts: { ...SWEETENED } },
  { of: [506], facts: { Contiene: ['huevo'], ...GLUTEN_FREE, ...HOME, ...DRY } },
  { of: [507], facts: { ...WHEAT, ...COLD } },
  { of: [507], named: /ravioles|sorrentinos|huevo/i, facts: { Contiene: ['trigo', 'huevo', 'leche'] } },
  { of: [509], facts: { ...PLANT, ...SWEET, ...HOME } },
  { of: [601, 602, 603, 604], facts: { ...MILK, ...GLUTEN_FREE, ...COLD, ...HOME } },
  { of: [605, 606, 607, 608, 610], facts: { ...COLD, ...HOME } },
  { of: [607], facts: { Sellos: ['grasas-totales', 'sodio'] } },
  { of: [609], facts: { ...COLD, Sellos: ['grasas-totales', 'sodio'], PuedeContener: ['soja'] } },
  { of: [610], named: /queso/i, facts: { ...MILK, ...GLUTEN_FREE } },
  { of: [611], named: /aceitunas(?!.*rellenas)/i, facts: { ...PLANT } },
  // fresh
  { of: [701, 702, 703, 704], facts: { ...GLUTEN_FREE, ...COLD_MEAT, ...HOME } },
  { of: [705], facts: { ...COLD_MEAT, ...HOME } },
  { of: [706], facts: { ...COLD_MEAT } },
  { of: [706], named: /milanesas/i, facts: { Contiene: ['trigo', 'huevo'] } },
  { of: [707], facts: { Contiene: ['pescado'], ...GLUTEN_FREE, ...COLD_MEAT } },
  { of: [707], named: /langostinos/i, facts: { Contiene: ['crustáceos'] } },
  { of: [707], named: /calamar|rabas|mejillones/i, facts: { Contiene: ['moluscos'] } },
  { of: [801, 802, 803, 804, 805, 807], facts: { ...PLANT, ...HOME } },
  { of: [801], named: /ecuador/i, facts: { PaisOrigen: 'Ecuador' } },
  { of: [801], named: /bolivia/i, facts: { PaisOrigen: 'Bolivia' } },
  { of: [801], named: /mango|coco|ananá|palta|kiwi/i, facts: { PaisOrigen: null } },
  { of: [803, 807], facts: { ...COLD } },
  { of: [804], facts: { ...DRY } },
  { of: [806], facts: { ...PLANT, ...COLD, ...HOME } },
  { of: [806], named: /coleslaw/i, facts: { Apto: null } },
  { of: [808], facts: { ...PLANT, ...DRY } },
  { of: [808], named: /nueces/i, facts: { Contiene: ['nueces'] } },
  { of: [808], named: /almendras/i, facts: { Contiene: ['almendras'] } },
  { of: [808], named: /maní/i, facts: { Contiene: ['maní'] } },
  { of: [808], named: /castañas/i, facts: { Contiene: ['castañas de cajú'] } },
  { of: [808], named: /mix de frutos secos/i, facts: { Contiene: ['frutos secos', 'maní'] } },
  { of: [808], named: /sésamo|mix de semillas/i, facts: { Contiene: ['sésamo'] } },
  // bakery
  { of: [901, 902, 907], facts: { ...DOUGH } },
  {
    of: [901],
    named: /pan (francés|mignon|felipe|flauta|baguette|de campo)/i,
    facts: { ...WHEAT, Ingredientes: 'Harina de trigo, agua, sal, levadura.' },
  },
  { of: [901], named: /chipá/i, facts: { Contiene: ['leche', 'huevo'] } },
  { of: [902, 907], facts: { ...SWEET } },
  { of: [903, 904, 905, 906], facts: { ...WHEAT, PuedeContener: ['leche', 'soja', 'sésamo'] } },
  { of: [905], named: /fainá/i, facts: { Contiene: null, PuedeContener: ['trigo'] } },
  { of: [906], named: /arroz/i, facts: { ...PLANT, Contiene: null, PuedeContener: null } },
  { of: [908], facts: { ...COLD } },
  { of: [908], named: /miga|empanadas|tarta/i, facts: { ...DOUGH } },
  // frozen
  { of: [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008], facts: { ...FROZEN } },
  { of: [1003], facts: { ...PLANT } },
  { of: [1004, 1005], facts: { ...WHEAT } },
  { of: [1006], facts: { Contiene: ['pescado'] } },
  { of: [1006], named: /rebozad|romana|bastones|medallones/i, facts: { Contiene: ['pescado', 'trigo'] } },
  { of: [1006], named: /langostinos/i, facts: { Contiene: ['crustáceos'] } },
  { of: [1006], named: /rabas|mariscos/i, facts: { Contiene: ['moluscos', 'trigo'] } },
  { of: [1007], facts: { ...MILK, ...SWEET } },
  { of: [1007], named: /frutales|limón/i, facts: { Contiene: null } },
  { of: [1008], facts: { Apto: ['sin-tacc', 'sin-azucar', 'vegano'], Ingredientes: 'Agua potable.' } },
]

const byFamily = new Map<number, Rule[]>()
for (const rule of RULES)
  for (const family of rule.of) byFamily.set(family, [...(byFamily.get(family) ?? []), rule])

/** What a name says that food has in it. */
const NAMED_ALLERGENS: readonly (readonly [words: RegExp, allergen: string])[] = [
  [/soja/i, 'soja'],
  [/merluza/i, 'pescado'],
  [/queso|muzzarella/i, 'leche'],
  [/almendra/i, 'almendras'],
  [/nueces/i, 'nueces'],
  [/camarón/i, 'crustáceos'],
]

/** Plausible facts of a demo article, marked as an example; null where nothing is common knowledge. */
export function factsOfDemoArticle({
  Descripcion,
  Familia,
}: Pick<DemoArticle, 'Descripcion' | 'Familia'>): ProductFacts | null {
  const facts: ProductFacts = { DeEjemplo: true }
  for (const rule of byFamily.get(Familia.Codigo) ?? [])
    if (rule.named?.test(Descripcion) !== false) Object.assign(facts, rule.facts)
  const named = NAMED_ALLERGENS.flatMap(([words, allergen]) => (words.test(Descripcion) ? [allergen] : []))
  if (facts.Contiene) facts.Contiene = [...new Set([...facts.Contiene, ...named])]
  return cleanFacts(withoutContradictions(facts))
}
