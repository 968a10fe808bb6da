import { formatPesos, ownTexts, say, sumOfPesos } from '@gondola/contract/base'
import type { LineQuestion, QuestionOption } from '@gondola/contract/orders'

/** Texts of the questions about missing articles, while an order is prepared. */
export const questionTexts = ownTexts({
  title: 'No encontramos algo de tu pedido',
  settled: 'Lo que te preguntamos',
  waits: 'Falta algo y te preguntamos qué va en su lugar.',
  answerBefore: (time: string) => say`Responder antes de las ${time}`,
  intro: 'Elegí qué va en su lugar. Si no llegás, va uno similar que no cueste más, como pediste.',
  missing: (Descrip: string) => say`No hay ${Descrip}`,
  left: (time: string) => say`Te quedan ${time}`,
  take: 'Sí, ese',
  takeOf: (Descrip: string) => say`Sí, ese: ${Descrip}`,
  other: 'Otro',
  otherOf: (Descrip: string) => say`Otro: ver más reemplazos de ${Descrip}`,
  without: 'Sin eso',
  withoutOf: (Descrip: string) => say`Sin eso: ${Descrip}`,
  sameSize: (measure: string) => say`Trae ${measure}, igual que el tuyo`,
  otherSize: (measure: string, own: string) => say`Trae ${measure}; el tuyo, ${own}`,
  samePrice: 'Te cuesta lo mismo',
} as const)

/** What the option costs against what was ordered: `Pagás $ 100,00 menos`. Never more. */
export function priceDifferenceText(option: QuestionOption, ordered: number): string {
  const less = sumOfPesos([ordered, -option.Precioventa])
  return less > 0 ? say`Pagás ${formatPesos(less)} menos` : questionTexts.samePrice
}

/** How much it holds against the missing article; null: unknown. */
export function sizeText({ Medida }: QuestionOption, own: string | null): string | null {
  if (Medida === null || own === null) return null
  return Medida === own ? questionTexts.sameSize(Medida) : questionTexts.otherSize(Medida, own)
}

/** What became of a question about an article. */
export function questionOutcome({ Estado, Opciones, Elegido }: LineQuestion, missing: string): string {
  const chosen = Opciones.find(({ Codart }) => Codart === Elegido)?.Descrip ?? ''
  switch (Estado) {
    case 'abierta':
      return questionTexts.missing(missing)
    case 'elegida':
      return say`En lugar de ${missing} va ${chosen}. ¡Gracias!`
    case 'sin-eso':
      return say`${missing} no va, y no te lo cobramos.`
    case 'encontrada':
      return say`Encontramos ${missing}: va lo que pediste.`
    case 'vencida':
      return say`Se terminó el tiempo para elegir por ${missing}: va uno similar que no cueste más, como pediste.`
    case 'otra':
      return say`Al final, en lugar de ${missing} va ${Opciones[0]?.Descrip ?? ''}.`
    case 'retirada':
      return say`Ya no hace falta que elijas por ${missing}: cuando esté listo, acá ves cómo quedó.`
  }
}
