import { CAROUSEL_MS } from '@gondola/contract/constants.ts'
import type { Article } from '@gondola/contract/entities/article.ts'
import { useReducer } from 'react'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { lastSlideInView } from '../../ui/carousel/last-slide-in-view.ts'
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
/** How many cards are drawn beyond the last one in sight: at least what one turn, swipe or drag brings. */
const AHEAD = { carousel: 10, strip: 4 } as const
/** Shapes that stand after the drawn cards, for whoever is quicker than the drawing. */
const SHAPES_AHEAD = 5
/** A card of the strip is 15 rem wide at most. */
const SIZES_IN_STRIP = '(min-width: 333px) 240px, 72vw'

/**
 * Articles side by side (spec §2, carousels): on a desktop 1, 2, 3 or 5 by the window's width, moving on every 5 s; on a
 * small screen a strip to be pushed with the thumb, the next card peeping in. Cards are drawn by the carousel's
 * position, some ahead of it, whether or not the carousel is in sight: no place that can be turned to is empty.
 */
export function ArticleCarousel({ label, articles, isLoading = false }: ArticleCarouselProps) {
  const isWide = useMedia(FROM_TABLET)
  const kind = isWide ? 'carousel' : 'strip'
  const [reached, reach] = useReducer((furthest: number, slide: number) => Math.max(furthest, slide), -1)
  const drawn = reached + 1 + AHEAD[kind]
  const cards = articles.map((article, index) => {
    if (index >= drawn + SHAPES_AHEAD) return <div key={article.Codigo} />
    if (index >= drawn) return <ArticleCardSkeleton key={article.Codigo} />
    return <ArticleCard key={article.Codigo} article={article} {...(!isWide && { sizes: SIZES_IN_STRIP })} />
  })
  // What stands for further cards is another shape than the first ones, lest the strip's snapping follow it to the end.
  const shapes =
    articles.length > 0 ? ['more'] : Array.from({ length: SHAPES }, (_, index) => `shape ${index}`)
  const slides = [...cards, ...(isLoading ? shapes.map((key) => <ArticleCardSkeleton key={key} />) : [])]
  if (isWide) {
    return (
      <Carousel label={label} items="cards" autoplayMs={CAROUSEL_MS} onReach={reach}>
        {slides}
      </Carousel>
    )
  }
  return (
    <section aria-label={label}>
      <ul
        className={styles['strip']}
        onScroll={({ currentTarget }) => reach(lastSlideInView(currentTarget, slides.length))}
      >
        {slides.map((slide) => (
          <CardPlace key={slide.key}>{slide}</CardPlace>
        ))}
      </ul>
    </section>
  )
}
