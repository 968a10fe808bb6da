import { useEffect, useRef } from 'react'
import { useNotify } from 'react-admin'
import { readOrderNews, type OrderNews, newOrdersText } from '@gondola/contract/orders'
import { branchQuery } from '../frame/chosen-branch.ts'
import { useAnswer } from '../../api/use-answer.ts'

/** Polling interval for changes. */
const NEWS_MS = 4000

/** Polls the pending orders; notifies when an order comes in. */
export function useOrderNews(branch: number | undefined) {
  const notify = useNotify()
  const news = useAnswer(
    readOrderNews,
    { query: branchQuery({ chosen: branch }) },
    { refetchInterval: NEWS_MS, networkMode: 'always' },
  )
  const before = useRef<{ of: number | undefined; news: OrderNews } | null>(null)
  useEffect(() => {
    const now = news.data
    if (now === undefined) return
    // another branch's orders are not new ones
    const seen = before.current?.of === branch ? (before.current?.news ?? null) : null
    before.current = { of: branch, news: now }
    const [newest, count] = [now.Ultimo ?? 0, pendingOf(now) - (seen === null ? 0 : pendingOf(seen))]
    if (seen === null || newest <= (seen.Ultimo ?? 0)) return
    notify(newOrdersText(Math.max(1, count), newest), { type: 'info' })
  }, [news.data, branch, notify])
  return news
}

const pendingOf = ({ Turnos }: OrderNews): number =>
  Turnos.reduce((sum, { Cola, Preparando, Listos }) => sum + Cola + Preparando + Listos, 0)
