import type { ScaleLabelLayout } from '@gondola/contract/site'
import {
  isLabelOf,
  isPrepared,
  labelGrams,
  type LabelledArticle,
  type ScaleLabel,
  type Overruled,
  overruled,
  PICKING_TEXTS,
  preparationMessage,
  replaceEntryText,
  usedLabelText,
} from '@gondola/contract/orders'
import { formatQuantity } from '@gondola/contract/base'
import { labelOf } from './parse-grams.ts'
import type { ShownLine } from './visible-lines.ts'

/** Asked before something is counted. */
export interface CountQuestion {
  text: string
  confirm: string
  /** Of a weight below the ordered one: another bag beside the first. */
  sum?: { text: string; Cantidad: number }
}

export const piecesOf = ({ Preparado }: ShownLine): number => Preparado?.Cantidad ?? 0

/** An open line of which the customer was asked, and it is known what goes in its place. */
export const isAnswered = (line: ShownLine): boolean =>
  !isPrepared(line) && (line.Pregunta?.Estado === 'elegida' || line.Pregunta?.Estado === 'vencida')

/** Before an entry overrules what the customer answered, or is still asked. */
export const confirmationOf = (violation: Overruled): CountQuestion => ({
  text: preparationMessage({ code: 'sin-confirmar', ...violation }),
  confirm: PICKING_TEXTS.confirmPut[violation.put],
})

/** Before the article itself goes into a line whose customer chose another one, or none, or is still asked. */
export function againstAnswer({ Pregunta, Preparado }: ShownLine): CountQuestion | undefined {
  const against = overruled(Pregunta, { Cantidad: 1, Sustituto: null }, Preparado)
  return against === null ? undefined : confirmationOf(against)
}

/** Before a scan replaces what was said of a line. */
export const replacing = (line: ShownLine, Cantidad: number): CountQuestion => ({
  text: replaceEntryText(line, Cantidad),
  confirm: PICKING_TEXTS.change,
  ...sumWith(line, Cantidad),
})

/** Another bag beside what was weighed of the article itself. */
export function sumWith(
  { Unidad, Cantidad: ordered, Preparado }: ShownLine,
  grams: number,
): Pick<CountQuestion, 'sum'> {
  const { Cantidad: had = 0, Sustituto = null } = Preparado ?? {}
  if (Unidad !== 100 || had === 0 || had >= ordered || Sustituto !== null) return {}
  const Cantidad = had + grams
  const text = PICKING_TEXTS.addBag(formatQuantity(grams, Unidad), formatQuantity(Cantidad, Unidad))
  return { sum: { text, Cantidad } }
}

/** Asked before a bag's grams count for a line. */
export const questionOfBag = (line: ShownLine, grams: number): CountQuestion | undefined =>
  againstAnswer(line) ?? (line.Preparado && replacing(line, grams))

/** The line that a label already counts for, as the article itself or as a substitute. */
export function findUse(lines: readonly ShownLine[], label: ScaleLabel): ShownLine | undefined {
  const isOf = (article: LabelledArticle, Unidad: number, Cantidad: number, price: number) =>
    Unidad === 100 && isLabelOf(label, article) && labelGrams(label, price) === Cantidad
  return lines.find((line) => {
    const { Cantidad = 0, Sustituto = null } = line.Preparado ?? {}
    if (isOf(line, line.Unidad, Cantidad, line.Precioindividual)) return true
    if (Sustituto === null) return false
    return isOf(
      { ...Sustituto, CodigoOrigen: null },
      Sustituto.Unidad,
      Sustituto.Cantidad,
      Sustituto.Precioindividual,
    )
  })
}

export const askOtherBag = ({ Pedido }: ShownLine): CountQuestion => ({
  text: `${usedLabelText(Pedido)}: ¿es otra bolsa?`,
  confirm: PICKING_TEXTS.otherBag,
})

/** Asked of a read label, if it already counts for a line. */
export function questionOfLabel(
  code: string,
  lines: readonly ShownLine[],
  layouts: readonly ScaleLabelLayout[],
): CountQuestion | null {
  const label = labelOf(code.trim(), layouts)
  const used = label === null ? undefined : findUse(lines, label)
  return used === undefined ? null : askOtherBag(used)
}
