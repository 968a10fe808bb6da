import type { Nutrient } from '../catalogue/index.ts'

/** Columns of what an article's package says, by the fact that each sets. */
export const FACT_COLUMNS = [
  'descripcion_larga',
  'ingredientes',
  'contiene',
  'puede_contener',
  'sin_tacc',
  'sin_azucar',
  'vegano',
  'sellos',
  'leyendas',
  'origen',
  'productor',
  'conservacion',
  'nutricion_por',
] as const

/** Columns of amounts per 100 g or 100 ml. */
export const NUTRIENT_COLUMNS = {
  energia_kcal: 'Energia',
  carbohidratos_g: 'Carbohidratos',
  azucares_g: 'Azucares',
  azucares_agregados_g: 'AzucaresAgregados',
  proteinas_g: 'Proteinas',
  grasas_totales_g: 'GrasasTotales',
  grasas_saturadas_g: 'GrasasSaturadas',
  grasas_trans_g: 'GrasasTrans',
  fibra_g: 'Fibra',
  sodio_mg: 'Sodio',
} as const satisfies Readonly<Record<string, Nutrient>>
export type NutrientColumn = keyof typeof NUTRIENT_COLUMNS
