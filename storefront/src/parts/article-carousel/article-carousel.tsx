import { CAROUSEL_MS } from '@gondola/contract/constants.ts'
import type { Article } from '@gondola/contract/entities/article.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { FROM_TABLET, useMedia } from '../../ui/layout/use-media.ts'
import { ArticleCard, ArticleCardSkeleton, CardPlace } from '../article-card/article-card.tsx'
import styles from './article-carousel.module.css'

export interface ArticleCarouselProps {
  /** Accessible name: what these articles are. */
  label: string
  articles: readonly Article[]
  /** More are on their way: the end shows their shapes. */
  isLoading?: boolean
}

/** How many cards are shown while none has come. */
const SHAPES = 5

/**
 * Articles side by side (spec §2, carousels): on a desktop 1, 2, 3 or 5 by its width, moving on every 5 s; on a small
 * screen a strip to be pushed with the thumb, the next card peeping in.
 */
export function ArticleCarousel({ label, articles, isLoading = false }: ArticleCarouselProps) {
  const isWide = useMedia(FROM_TABLET)
  const cards = articles.map((article) => <ArticleCard key={article.Codigo} article={article} />)
  // What stands for further cards is another shape than the first ones, lest the strip's snapping follow it to the end.
  const shapes =
    articles.length > 0 ? ['more'] : Array.from({ length: SHAPES }, (_, index) => `shape ${index}`)
  const slides = [...cards, ...(isLoading ? shapes.map((key) => <ArticleCardSkeleton key={key} />) : [])]
  if (isWide) {
    return (
      <Carousel label={label} items="cards" autoplayMs={CAROUSEL_MS}>
        {slides}
      </Carousel>
    )
  }
  return (
    <section aria-label={label}>
      <ul className={styles['strip']}>
        {slides.map((slide) => (
          <CardPlace key={slide.key}>{slide}</CardPlace>
        ))}
      </ul>
    </section>
  )
}
