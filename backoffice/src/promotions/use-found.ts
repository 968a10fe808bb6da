import { useEffect, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** Debounce of typing before a search. */
const TYPING_MS = 250

/** The results of `find` for a text, debounced; the previous results stay meanwhile. */
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
