// Words of descriptions that say what an article is like, folded (lower case, no accents). The longest phrase wins:
// 'zero lactosa' says nothing of sugar. Catalogues abbreviate: 's/tacc' is read as 's tacc'.

type Phrases = readonly string[]

/**
 * What people ask for because of health, law or conviction: a substitute has all of these that the missing article has.
 */
export const DIETS: Readonly<Record<string, Phrases>> = {
  'sin alcohol': ['sin alcohol', 's alcohol', 'desalcoholizado', 'desalcoholizada', '0 0', 'alcohol free'],
  'sin TACC': ['sin tacc', 's tacc', 'sin gluten', 's gluten', 'libre de gluten', 'gluten free', 'tacc free'],
  'sin lactosa': [
    'sin lactosa',
    's lactosa',
    'zero lactosa',
    'cero lactosa',
    '0 lactosa',
    'deslactosada',
    'deslactosado',
    'libre de lactosa',
    'reducida en lactosa',
    'reducido en lactosa',
  ],
  light: [
    'light',
    'lite',
    'diet',
    'dietetica',
    'dietetico',
    'zero',
    'cero',
    'free',
    'sugarfree',
    'sugar free',
    'sin azucar',
    'sin azucares',
    's azucar',
    'sin azucar agregada',
    'zero azucar',
    'cero azucar',
    'reducido en calorias',
    'reducida en calorias',
    'bajas calorias',
  ],
  'sin sal': ['sin sal', 's sal', 'sin sal agregada', 'bajo sodio', 'bajo en sodio', 'reducido en sodio'],
  descafeinado: ['descafeinado', 'descafeinada', 'sin cafeina'],
  vegano: ['vegano', 'vegana', 'vegan', 'plant based', 'a base de plantas'],
  kosher: ['kosher'],
  'apto bebé': ['infantil', 'bebe', 'baby'],
}

/** In a family of alcoholic drinks these say that there is no alcohol: 'Cerveza Cero'. */
export const ALCOHOL_FREE_WORDS: Phrases = ['zero', 'cero', 'free']

/**
 * A property with its values. `within`: its words count only in a description that has one of these. `isMinor`: another
 * value hardly matters.
 */
export interface Property {
  within?: Phrases
  isMinor?: true
  values: Readonly<Record<string, Phrases>>
}

/**
 * A substitute has the same value of each, or none if the missing article has none: nappies of another size, food for
 * another animal and formula of another stage are of no use.
 */
export const FITS: Readonly<Record<string, Property>> = {
  talle: {
    within: ['panal', 'panales', 'bombachitas', 'toallita', 'calzon'],
    values: { rn: ['rn'], p: ['p'], m: ['m'], g: ['g'], xg: ['xg'], xxg: ['xxg'], xxxg: ['xxxg'] },
  },
  etapa: {
    within: ['formula', 'infantil', 'nutrilon', 'sancor bebe'],
    values: { 1: ['1'], 2: ['2'], 3: ['3'], 4: ['4'] },
  },
  animal: {
    values: {
      perro: ['perro', 'perros', 'dog', 'cachorro', 'cachorros'],
      gato: ['gato', 'gatos', 'cat', 'gatito', 'gatitos'],
    },
  },
  edad: { values: { cachorro: ['cachorro', 'cachorros', 'puppy', 'gatito', 'gatitos', 'kitten'] } },
  gas: { values: { con: ['con gas', 'c gas', 'gasificada'], sin: ['sin gas', 's gas'] } },
}

/** Between skimmed and whole: nearer to skimmed. */
const LESS_FAT: Phrases = [
  'parcialmente descremada',
  'parcialmente descremado',
  'parc descremada',
  'semidescremada',
  'semidescremado',
  'liviana',
  'liviano',
]

/** Of each of these a substitute should have the same values; others come later. */
export const KINDS: Readonly<Record<string, Property>> = {
  grasa: {
    values: {
      descremada: ['descremada', 'descremado', 'desc', '0 grasa', ...LESS_FAT],
      liviana: LESS_FAT,
      entera: ['entera', 'entero'],
    },
  },
  azúcar: {
    isMinor: true,
    values: { zero: ['zero', 'cero', 'sin azucar', 'sin azucares', 'sugarfree', 'sugar free'] },
  },
  grano: { values: { integral: ['integral', 'integrales', 'salvado', 'multicereal'] } },
  color: {
    values: {
      tinto: ['tinto', 'tintos'],
      blanco: ['blanco', 'blanca'],
      rosado: ['rosado', 'rosada', 'rose'],
      negro: ['negro', 'negra'],
      rojo: ['rojo', 'roja'],
      rubia: ['rubia'],
    },
  },
  picante: { values: { picante: ['picante', 'hot'] } },
  sabor: {
    values: {
      vainilla: ['vainilla', 'vain'],
      chocolate: ['chocolate', 'choc', 'chocolatada', 'cacao'],
      frutilla: ['frutilla', 'frutillas', 'frut'],
      'dulce de leche': ['dulce de leche', 'ddl'],
      durazno: ['durazno', 'duraznos'],
      naranja: ['naranja', 'naranjas'],
      pomelo: ['pomelo', 'pomelos'],
      limón: ['limon', 'limonada', 'lima limon', 'lima'],
      manzana: ['manzana', 'manzanas'],
      pera: ['pera', 'peras'],
      ananá: ['anana'],
      banana: ['banana'],
      uva: ['uva', 'uvas'],
      coco: ['coco'],
      menta: ['menta', 'mentol'],
      miel: ['miel'],
      'frutos rojos': ['frutos rojos', 'frambuesa', 'arandanos', 'arandano'],
      multifruta: ['multifruta', 'tutti frutti', 'frutas tropicales'],
      ciruela: ['ciruela', 'ciruelas'],
      cola: ['cola'],
      tónica: ['tonica'],
      jamón: ['jamon'],
      azul: ['azul', 'roquefort'],
      natural: ['natural'],
    },
  },
}
