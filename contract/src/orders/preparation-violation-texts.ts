import { PIECES_MOST, formatGrams } from '../base/index.ts'
import { PICKING_TEXTS } from './picking-texts.ts'
import type { PreparationViolation } from './prepared-line.ts'

type Texts = {
  [C in PreparationViolation['code']]:
    | string
    | ((violation: Extract<PreparationViolation, { code: C }>) => string)
}

const TEXTS: Texts = {
  'etiqueta-digitos': 'La etiqueta de la balanza tiene 13 dígitos. Leela o escribila de nuevo.',
  'etiqueta-control':
    'El dígito verificador no coincide: la etiqueta se leyó mal. Leela de nuevo o escribí el peso.',
  'etiqueta-prefijo': ({ Prefijo }) =>
    `El código empieza con ${Prefijo}, que no es de las balanzas de la tienda.`,
  'etiqueta-vacia': 'La etiqueta no trae peso ni precio. Pesá de nuevo.',
  'etiqueta-ajena': ({ Plu, Descrip }) => `La etiqueta es del PLU ${Plu}, que no es «${Descrip}».`,
  'peso-sobre-tolerancia': ({ ordered, prepared, to }) =>
    `Pidió ${formatGrams(ordered)} y son ${formatGrams(prepared)}; sin su acuerdo se puede llegar a ${formatGrams(to)}. Sacá un poco, o anotá cómo aceptó el cliente.`,
  'peso-bajo-tolerancia': ({ ordered, prepared, from }) =>
    `Pidió ${formatGrams(ordered)} y son ${formatGrams(prepared)}, menos que ${formatGrams(from)}. Revisá el peso, o anotá por qué es menos.`,
  'piezas-de-mas': ({ ordered }) => `Pidió ${ordered} un: no se puede entregar más.`,
  'reemplazo-no-aceptado': ({ Descrip }) => `El cliente no quiere un reemplazo de «${Descrip}».`,
  'reemplazo-inexistente': 'El reemplazo no está a la venta.',
  'reemplazo-igual': 'El reemplazo es el mismo artículo.',
  'reemplazo-alcohol': 'Una bebida con alcohol no puede reemplazar a lo que no lo es.',
  'reemplazo-sobra': 'No falta nada de ese artículo: no hace falta un reemplazo.',
  'reemplazo-piezas': `De un reemplazo por unidad van hasta ${PIECES_MOST}.`,
  'sin-confirmar': ({ asked, chosen, put }) => {
    const answer = PICKING_TEXTS.asked[asked]
    const before =
      asked === 'abierta' ? PICKING_TEXTS.stillAsked : chosen === null ? answer : `${answer} ${chosen}.`
    return `${before} ${PICKING_TEXTS.putAnyway[put]}`
  },
  'pregunta-no': 'Por esto ya no se le puede preguntar al cliente.',
  'falta-preparar': ({ count }) =>
    count === 1 ? 'Falta preparar 1 línea.' : `Faltan preparar ${count} líneas.`,
  'nada-preparado': 'No quedó nada para entregar: cancelá el pedido con su motivo.',
  'motivo-vacio': 'Escribí el motivo: se lo mandamos al cliente.',
}

/** Messages for pickers about violated rules. */
export function preparationMessage(violation: PreparationViolation): string {
  const text = TEXTS[violation.code] as string | ((violation: PreparationViolation) => string)
  return typeof text === 'function' ? text(violation) : text
}
