import { Type, type Static } from 'typebox'
import { ArticleCode, Closed, Nullable, OneOf } from '../base/index.ts'
import { type PickedLine, type PreparedLine, Substitute } from '../cart/index.ts'

/** The substitutes that a question proposes, and the questions of an order. */
export const QUESTION_OPTIONS_MAX = 3
export const ORDER_QUESTIONS_MAX = 3

/**
 * 'abierta': the customer may answer; 'elegida', 'sin-eso': the answer, or that none came from who wished to be
 * asked; 'vencida': none came in time, so that a similar article goes; 'retirada': decided without the customer. As the customer is told: 'encontrada': what was ordered
 * goes after all; 'otra': a substitute that she did not choose, the only one of `Opciones`.
 */
export const QuestionState = OneOf(
  'abierta',
  'elegida',
  'sin-eso',
  'vencida',
  'retirada',
  'encontrada',
  'otra',
)
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
  if (put === undefined || question.Estado === 'abierta') return question
  const { Cantidad, Sustituto } = put
  if (Sustituto === null)
    return { ...question, Estado: Cantidad > 0 ? 'encontrada' : 'sin-eso', Elegido: null }
  if (question.Estado === 'vencida' || Sustituto.Codart === question.Elegido) return question
  return { ...question, Estado: 'otra', Opciones: [{ ...Sustituto, Medida: null }], Elegido: null }
}

type Put = Pick<PickedLine, 'Cantidad'> & { Sustituto: { Codart: string } | null }

/** What an entry for a line would overrule: the state of its question, what its customer chose, and what goes instead. */
export interface Overruled {
  asked: QuestionState
  chosen: string | null
  put: 'pedido' | 'otro' | 'nada'
}

/**
 * Whether an entry overrules an open question, its answer, or the similar article that was promised after none; null: no,
 * or no more than the entry `before` it.
 */
export function overruled(
  question: LineQuestion | undefined,
  picked: Put,
  before: Put | undefined,
): Overruled | null {
  if (question === undefined || (before !== undefined && kindOf(before) === kindOf(picked))) return null
  const { Cantidad, Sustituto } = picked
  const put = Sustituto !== null ? 'otro' : Cantidad > 0 ? 'pedido' : 'nada'
  const isSo =
    question.Estado === 'elegida'
      ? Sustituto?.Codart === question.Elegido
      : question.Estado === 'sin-eso'
        ? put === 'nada'
        : question.Estado === 'vencida'
          ? put !== 'nada'
          : question.Estado !== 'abierta'
  return isSo ? null : { asked: question.Estado, chosen: chosenOption(question)?.Descrip ?? null, put }
}

const kindOf = ({ Cantidad, Sustituto }: Put): string => `${Cantidad > 0} ${Sustituto?.Codart}`
