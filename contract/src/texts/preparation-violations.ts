import { formatGrams } from './format.ts'
import type { ViolationTexts } from './violations.ts'

type PreparationViolation = Extract<
  keyof ViolationTexts,
  | `etiqueta-${string}`
  | `peso-${'sobre' | 'bajo'}-tolerancia`
  | 'piezas-de-mas'
  | `reemplazo-${string}`
  | 'falta-preparar'
  | 'nada-preparado'
  | 'motivo-vacio'
>

/** What staff read who prepare an order and break a rule. */
export const preparationViolationTexts: Pick<ViolationTexts, PreparationViolation> = {
  'etiqueta-digitos': { text: 'La etiqueta de la balanza tiene 13 dígitos. Leela o escribila de nuevo.' },
  'etiqueta-control': {
    text: 'El dígito verificador no coincide: la etiqueta se leyó mal. Leela de nuevo o escribí el peso.',
  },
  'etiqueta-prefijo': ({ Prefijo }) => ({
    text: `El código empieza con ${Prefijo}, que no es de las balanzas de la tienda.`,
  }),
  'etiqueta-vacia': { text: 'La etiqueta no trae peso ni precio. Pesá de nuevo.' },
  'etiqueta-ajena': ({ Plu, Descrip }) => ({
    text: `La etiqueta es del PLU ${Plu}, que no es «${Descrip}».`,
  }),
  'peso-sobre-tolerancia': ({ ordered, prepared, to }) => ({
    text: `Pidió ${formatGrams(ordered)} y son ${formatGrams(prepared)}; sin su acuerdo se puede llegar a ${formatGrams(to)}. Sacá un poco, o anotá cómo aceptó el cliente.`,
  }),
  'peso-bajo-tolerancia': ({ ordered, prepared, from }) => ({
    text: `Pidió ${formatGrams(ordered)} y son ${formatGrams(prepared)}, menos que ${formatGrams(from)}. Revisá el peso, o anotá por qué es menos.`,
  }),
  'piezas-de-mas': ({ ordered }) => ({ text: `Pidió ${ordered} un: no se puede entregar más.` }),
  'reemplazo-no-aceptado': ({ Descrip }) => ({ text: `El cliente no quiere un reemplazo de «${Descrip}».` }),
  'reemplazo-inexistente': { text: 'El reemplazo no está a la venta.' },
  'reemplazo-igual': { text: 'El reemplazo es el mismo artículo.' },
  'reemplazo-alcohol': { text: 'Una bebida con alcohol no puede reemplazar a lo que no lo es.' },
  'reemplazo-sobra': { text: 'No falta nada de ese artículo: no hace falta un reemplazo.' },
  'falta-preparar': ({ count }) => ({
    text: count === 1 ? 'Falta preparar 1 línea.' : `Faltan preparar ${count} líneas.`,
  }),
  'nada-preparado': { text: 'No quedó nada para entregar: cancelá el pedido con su motivo.' },
  'motivo-vacio': { text: 'Escribí el motivo: se lo mandamos al cliente.' },
}
