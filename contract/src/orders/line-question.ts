import { Type, type Static } from 'typebox'
import { ArticleCode, Closed, Nullable, OneOf } from '../base/index.ts'
import { type PreparedLine, Substitute } from '../cart/index.ts'

/** The substitutes that a question proposes, and the questions of an order. */
export const QUESTION_OPTIONS_MAX = 3
export const ORDER_QUESTIONS_MAX = 3

/**
 * 'abierta': the customer may answer; 'elegida', 'sin-eso': the answer; 'vencida': none came in time, so that the
 * standing wish holds; 'retirada': decided without the customer; 'encontrada': what was ordered goes after all, as the
 * customer is told.
 */
export const QuestionState = OneOf('abierta', 'elegida', 'sin-eso', 'vencida', 'retirada', 'encontrada')
export type QuestionState = Static<typeof QuestionState>

/** A substitute at the price that it would be charged at; `Medida`: `500 ml`, where the content is known. */
export const QuestionOption = Closed({ ...Substitute.properties, Medida: Nullable(Type.String()) })
export type QuestionOption = Static<typeof QuestionOption>

const item = Type.Integer({ minimum: 1, maximum: 1000 })

/** What a customer is asked of a line whose article is missing. Moments are ISO instants in UTC. */
export const LineQuestion = Closed({
  Items: item,
  Estado: QuestionState,
  Opciones: Type.Array(QuestionOption),
  /** Of the missing article, as `QuestionOption` has it. */
  Medida: Nullable(Type.String()),
  Elegido: Nullable(ArticleCode),
  Momento: Type.String(),
  Hasta: Type.String(),
  Respondida: Nullable(Type.String()),
})
export type LineQuestion = Static<typeof LineQuestion>

/** `Elegido` null: without it. */
export const QuestionAnswer = Closed({ Items: item, Elegido: Nullable(ArticleCode) })
export type QuestionAnswer = Static<typeof QuestionAnswer>

/** The option that the customer chose; null: none. */
export const chosenOption = ({ Opciones, Elegido }: LineQuestion): QuestionOption | null =>
  Opciones.find(({ Codart }) => Codart === Elegido) ?? null

/**
 * A question as its customer is told of it: what was put in, wherever the picker did otherwise than she answered, or than
 * her standing wish.
 */
export function asPutIn(question: LineQuestion, put: PreparedLine | undefined): LineQuestion {
  if (put === undefined || question.Estado === 'abierta' || question.Estado === 'retirada') return question
  const { Cantidad, Sustituto } = put
  if (Sustituto !== null) {
    if (question.Estado === 'vencida') return question
    const isProposed = question.Opciones.some(({ Codart }) => Codart === Sustituto.Codart)
    const Opciones = isProposed
      ? question.Opciones
      : [{ ...Sustituto, Medida: null }, ...question.Opciones.slice(1)]
    return { ...question, Estado: 'elegida', Opciones, Elegido: Sustituto.Codart }
  }
  return { ...question, Estado: Cantidad > 0 ? 'encontrada' : 'sin-eso', Elegido: null }
}
