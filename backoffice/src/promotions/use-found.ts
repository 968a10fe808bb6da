import { useEffect, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** How long nothing is typed before it is looked for. */
const TYPING_MS = 250

/** What `find` finds for a text, once nobody types any more; what was found before stays meanwhile. */
export function useFound<T>(what: string, typed: string, find: (q: string) => Promise<T[]>): readonly T[] {
  const [q, setQ] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data = [] } = useQuery({
    queryKey: ['buscar', what, q.trim()],
    queryFn: () => find(q.trim()),
    placeholderData: keepPreviousData,
  })
  return data
}
