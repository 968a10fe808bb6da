import type { Diet, Legend, Nutrient, Seal } from './product-facts.ts'

export const DIET_NAMES: Readonly<Record<Diet, string>> = {
  'sin-tacc': 'Sin TACC',
  'sin-azucar': 'Sin azúcar',
  vegano: 'Vegano',
}

/** The octagons' texts, literal (ley 27.642). */
export const SEAL_TEXTS: Readonly<Record<Seal, string>> = {
  azucares: 'EXCESO EN AZÚCARES',
  'grasas-totales': 'EXCESO EN GRASAS TOTALES',
  'grasas-saturadas': 'EXCESO EN GRASAS SATURADAS',
  sodio: 'EXCESO EN SODIO',
  calorias: 'EXCESO EN CALORÍAS',
}

export const LEGEND_TEXTS: Readonly<Record<Legend, string>> = {
  edulcorantes: 'CONTIENE EDULCORANTES, NO RECOMENDABLE EN NIÑOS/AS',
  cafeina: 'CONTIENE CAFEÍNA, EVITAR EN NIÑOS/AS',
}

export const NUTRIENT_NAMES: Readonly<Record<Nutrient, readonly [name: string, unit: string]>> = {
  Energia: ['Valor energético', 'kcal'],
  Carbohidratos: ['Carbohidratos', 'g'],
  Azucares: ['Azúcares totales', 'g'],
  AzucaresAgregados: ['Azúcares añadidos', 'g'],
  Proteinas: ['Proteínas', 'g'],
  GrasasTotales: ['Grasas totales', 'g'],
  GrasasSaturadas: ['Grasas saturadas', 'g'],
  GrasasTrans: ['Grasas trans', 'g'],
  Fibra: ['Fibra alimentaria', 'g'],
  Sodio: ['Sodio', 'mg'],
}
