import { CAROUSEL_MS } from '@gondola/contract/base'
import type { Article } from '@gondola/contract/catalogue'
import { useReducer } from 'react'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { classes } from '../../ui/classes.ts'
import { lastSlideInView } from '../../ui/carousel/use-embla.ts'
import { FROM_TABLET, useMedia } from '../../ui/layout/use-media.ts'
import { BREATHING } from '../../ui/states/skeleton.tsx'
import { ArticleCard, ArticleCardSkeleton, CardPlace } from '../article-card/article-card.tsx'
import styles from './article-carousel.module.css'

export interface ArticleCarouselProps {
  /** Accessible name of the list. */
  label: string
  articles: readonly Article[]
  /** More articles are loading: skeletons follow the cards. */
  isLoading?: boolean
}

/** Number of skeletons while no article is loaded. */
const SHAPES = 5
/** Number of cards rendered beyond the last visible one: at least as many as one turn, swipe or drag reveals. */
const AHEAD = { carousel: 10, strip: 4 } as const
/** Skeletons after the rendered cards, for scrolling that is faster than rendering. */
const SHAPES_AHEAD = 5
/** A card of the strip is at most 15 rem wide. */
const SIZES_IN_STRIP = '(min-width: 333px) 240px, 72vw'

/**
 * A row of articles (spec §2, carousels): on a desktop a carousel of 1, 2, 3 or 5 by the window's width, advancing
 * every 5 s; on a small screen a scrolling strip that shows the edge of the next card. Cards are rendered some
 * positions ahead, even if the carousel is out of view, so that no reachable position is empty.
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
  // The skeleton of further cards has a key of its own, so that the strip's scroll snapping does not follow it to the
  // end.
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
        className={classes(styles['strip'], articles.length === 0 && BREATHING)}
        onScroll={({ currentTarget }) => reach(lastSlideInView(currentTarget, slides.length))}
      >
        {slides.map((slide) => (
          <CardPlace key={slide.key}>{slide}</CardPlace>
        ))}
      </ul>
    </section>
  )
}
