import type { Article } from '@gondola/contract/catalogue'
import { testArticle } from '@gondola/contract/test/article'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Listed } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { type ArticleSource, sliceQuery, ROWS_PER_CALL } from '../../state/catalogue/article-source.ts'

import { ArticleRows } from './article-rows.tsx'

const FOUND: Listed<Article[]> = { items: [testArticle({ Codigo: '1', Descripcion: 'Leche' })], total: 1 }
const SOON_MS = 150

/** A list whose answer never comes. */
const source: ArticleSource = {
  key: ['test'],
  narrowing: '',
  load: () => new Promise(() => undefined),
  loadFilters: () => Promise.reject(new Error('not asked for')),
}
const answer = () =>
  queryClient.setQueryData(sliceQuery(source, { from: 0, count: ROWS_PER_CALL, orden: 's' }).queryKey, FOUND)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.useRealTimers()
})

function show(shown = source) {
  const { container } = render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <ArticleRows source={shown} empty={null} sort="s" sortSelect={null} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  return {
    rows: () => container.querySelectorAll('ul > li').length,
    articles: () => container.querySelectorAll('article').length,
    quantities: () => Array.from(container.querySelectorAll('input'), ({ value }) => value),
  }
}

test('draws shapes of rows only if the articles take long', () => {
  const { rows, articles } = show()
  expect(rows()).toBe(0)
  act(() => void vi.advanceTimersByTime(SOON_MS))
  expect(rows()).toBeGreaterThan(1)
  expect(articles()).toBe(0)
  act(() => {
    answer()
    vi.advanceTimersByTime(SOON_MS)
  })
  expect(articles()).toBe(1)
  expect(rows()).toBe(1)
})

test('puts the quantity that is asked for into the field of each article', () => {
  const { quantities } = show({ ...source, proposed: ({ Descripcion }) => Descripcion.length })
  act(() => {
    answer()
    vi.advanceTimersByTime(SOON_MS)
  })
  expect(quantities()).toEqual(['5'])
})
