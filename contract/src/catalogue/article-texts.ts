import { ownTexts, say } from '../base/index.ts'
import type { Diet, Legend, Nutrient, Seal } from './product-facts.ts'

/** Texts of the article's page (spec §2, Article detail). */
export const articleTexts = ownTexts({
  title: 'Producto',
  inStock: 'En stock',
  availability: 'Sujeto a disponibilidad al momento del armado.',
  brand: 'Marca',
  code: 'Código',
  ean: 'EAN',
  packs: 'Trae',
  babyWeight: 'Para bebés de',
  grape: 'Uva',
  vintage: 'Cosecha',
  soldBy: 'Se vende',
  soldByPiece: 'por unidad',
  soldByWeight: 'por peso, de a 100 g',
  weighed: 'Pagás lo que pesa: el total se ajusta al preparar tu pedido.',
  backToTop: 'Volver arriba',
  share: 'Compartir este producto',
  related: 'PRODUCTOS RELACIONADOS:',
  relatedLoading: 'Cargando, espere por favor',
  relatedEmpty: 'Opps.. No hay productos para mostrar',
  missing: 'Este producto ya no está a la venta',
  missingText: 'Puede que haya cambiado de código o que ya no lo vendamos.',
  missingAction: 'Ver todos los productos',
  promotionUntil: (date: string) => say`Válida hasta el ${date}`,
} as const)

export const DIET_NAMES: Readonly<Record<Diet, string>> = ownTexts({
  'sin-tacc': 'Sin TACC',
  'sin-azucar': 'Sin azúcar',
  'sin-lactosa': 'Sin lactosa',
  vegano: 'Vegano',
})

/** The octagons' texts, literal (ley 27.642). */
export const SEAL_TEXTS: Readonly<Record<Seal, string>> = ownTexts({
  azucares: 'EXCESO EN AZÚCARES',
  'grasas-totales': 'EXCESO EN GRASAS TOTALES',
  'grasas-saturadas': 'EXCESO EN GRASAS SATURADAS',
  sodio: 'EXCESO EN SODIO',
  calorias: 'EXCESO EN CALORÍAS',
})

export const LEGEND_TEXTS: Readonly<Record<Legend, string>> = ownTexts({
  edulcorantes: 'CONTIENE EDULCORANTES, NO RECOMENDABLE EN NIÑOS/AS',
  cafeina: 'CONTIENE CAFEÍNA, EVITAR EN NIÑOS/AS',
})

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
