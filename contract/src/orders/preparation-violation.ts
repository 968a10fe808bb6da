/**
 * Violations of the rules of preparing an order; `orders/preparation-violation-texts.ts` has the Spanish messages.
 * Quantities in grams or pieces.
 */
export type PreparationViolation =
  | { code: 'etiqueta-digitos' }
  | { code: 'etiqueta-control' }
  | { code: 'etiqueta-prefijo'; Prefijo: number }
  | { code: 'etiqueta-vacia' }
  | { code: 'etiqueta-ajena'; Plu: string; Descrip: string }
  | { code: 'peso-sobre-tolerancia'; ordered: number; prepared: number; to: number }
  | { code: 'peso-bajo-tolerancia'; ordered: number; prepared: number; from: number }
  | { code: 'piezas-de-mas'; ordered: number }
  | { code: 'reemplazo-no-aceptado'; Descrip: string }
  | { code: 'reemplazo-inexistente' }
  | { code: 'reemplazo-igual' }
  | { code: 'reemplazo-alcohol' }
  | { code: 'reemplazo-sobra' }
  | { code: 'reemplazo-piezas' }
  | { code: 'falta-preparar'; count: number }
  | { code: 'nada-preparado' }
  | { code: 'motivo-vacio' }
