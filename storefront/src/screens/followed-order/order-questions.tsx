import { formatPesos, formatQuantity } from '@gondola/contract/base'
import type { LineQuestion, Order, QuestionOption } from '@gondola/contract/orders'
import { useEffect, useState } from 'react'
import { tellFailure } from '../../parts/messages/tell.ts'
import { readAgain, useAnswerQuestion } from '../../state/cart/followed-order.ts'
import {
  priceDifferenceText,
  questionOutcome,
  questionTexts as texts,
  sizeText,
} from '../../texts/questions.ts'
import { Button } from '../../ui/button/button.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './order-questions.module.css'

const isOpen = ({ Estado }: LineQuestion) => Estado === 'abierta'

export const questionsTitle = (questions: readonly LineQuestion[]): string =>
  questions.some(isOpen) ? texts.title : texts.settled

/** What the shop asks while it prepares the order, and what became of it. */
export function OrderQuestions({ order, questions }: { order: Order; questions: readonly LineQuestion[] }) {
  return (
    <>
      {questions.some(isOpen) && <p>{texts.intro}</p>}
      <ul className={styles['questions']}>
        {questions.map((question) => (
          <li key={question.Items}>
            <Question order={order} question={question} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Question({ order, question }: { order: Order; question: LineQuestion }) {
  const { Items, Opciones, Medida, Hasta } = question
  const { mutate, isPending } = useAnswerQuestion(order.Cliente, order.Id)
  const [isWhole, setWhole] = useState(false)
  const line = order.Lineas.find((each) => each.Items === Items)
  const missing = line?.Descrip ?? ''
  const outcome = <p role="status">{questionOutcome(question, missing)}</p>
  if (!isOpen(question)) return outcome
  const answer = (Elegido: string | null) =>
    !isPending && mutate({ Items, Elegido }, { onError: (error) => tellFailure(error) })
  return (
    <section className={styles['question']} aria-label={texts.missing(missing)}>
      <h3>{texts.missing(missing)}</h3>
      <TimeLeft until={Hasta} onOver={() => readAgain(order.Cliente, order.Id)} />
      <ul className={styles['options']}>
        {(isWhole ? Opciones : Opciones.slice(0, 1)).map((option, place) => (
          <li key={option.Codart} className={styles['option']}>
            <Picture path={option.Imagen} alt="" className={styles['picture']} />
            <OptionWords option={option} own={Medida} ordered={line?.Precioventa ?? 0} />
            <Button
              busy={isPending}
              // the button that showed it is gone
              autoFocus={place === 1}
              aria-label={texts.takeOf(option.Descrip)}
              onClick={() => answer(option.Codart)}
            >
              {texts.take}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles['ways']}>
        {!isWhole && Opciones.length > 1 && (
          <Button variant="secondary" aria-label={texts.otherOf(missing)} onClick={() => setWhole(true)}>
            {texts.other}
          </Button>
        )}
        <Button
          variant="quiet"
          busy={isPending}
          aria-label={texts.withoutOf(missing)}
          onClick={() => answer(null)}
        >
          {texts.without}
        </Button>
      </div>
    </section>
  )
}

interface OptionWordsProps {
  option: QuestionOption
  /** The missing article's content, and what its line costs. */
  own: string | null
  ordered: number
}

function OptionWords({ option, own, ordered }: OptionWordsProps) {
  const size = sizeText(option, own)
  return (
    <div className={styles['words']}>
      <b>{option.Descrip}</b>
      <span>
        {formatQuantity(option.Cantidad, option.Unidad)} · {formatPesos(option.Precioventa)}
      </span>
      <small>{priceDifferenceText(option, ordered)}</small>
      {size !== null && <small>{size}</small>}
    </div>
  )
}

/** `Te quedan 4:12`, counting down. */
function TimeLeft({ until, onOver }: { until: string; onOver: () => void }) {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  useEffect(() => {
    if (isOver) onOver()
    // once
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOver])
  return (
    <p role="timer" className={styles['left']}>
      {texts.left(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`)}
    </p>
  )
}
