import { testArticle, TEST_PROMOTION as Promocion } from '@gondola/contract/test/article'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ArticleBadge } from './article-badge.tsx'

afterEach(cleanup)

const Oferta = { Preciooferta: 1 }

test.each([
  { article: testArticle(), badges: [] },
  { article: testArticle({ Promocion }), badges: ['En promoción'] },
  { article: testArticle({ Oferta }), badges: ['En oferta'] },
  { article: testArticle({ Promocion, Oferta }), badges: [] },
])('an article has the badges $badges [§2.45, §5.5]', ({ article, badges }) => {
  render(<ArticleBadge article={article} />)
  expect(screen.queryAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual(badges)
})
