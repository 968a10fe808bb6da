import { formatMoment, orderAddress } from '@gondola/contract/base'
import type { Order } from '@gondola/contract/orders'
import { useEffect, useState } from 'react'
import { questionTexts } from '../../texts/questions.ts'
import { ButtonLink } from '../../ui/button/button.tsx'

/** That the shop asks something about an order, and the way to the answer; renders nothing once the time for it is over. */
export function QuestionNote({ order: { Id, PreguntaHasta } }: { order: Order }) {
  const [over, setOver] = useState<string>()
  useEffect(() => {
    if (PreguntaHasta === undefined) return undefined
    const timer = setTimeout(() => setOver(PreguntaHasta), Date.parse(PreguntaHasta) - Date.now())
    return () => clearTimeout(timer)
  }, [PreguntaHasta])
  if (PreguntaHasta === undefined || over === PreguntaHasta) return null
  return (
    <p role="status">
      {questionTexts.waits}{' '}
      <ButtonLink size="s" to={orderAddress(Id)}>
        {questionTexts.answerBefore(formatMoment(Date.parse(PreguntaHasta)).slice(-5))}
      </ButtonLink>
    </p>
  )
}
