import { CAROUSEL_MS } from '@gondola/contract/constants.ts'
import type { Article } from '@gondola/contract/entities/article.ts'
import { useReducer } from 'react'
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
/** How many cards are drawn at first: what is in sight and the next to come. */
const AT_FIRST = { carousel: 10, strip: 4 } as const
/** How many more at a time, and how many cards before the last drawn one comes into sight. */
const AT_A_TIME = 10
const AHEAD = { carousel: 5, strip: 2 } as const
/** A card of the strip is 15 rem wide at most. */
const SIZES_IN_STRIP = '(min-width: 333px) 240px, 72vw'

/**
 * Articles side by side (spec §2, carousels): on a desktop 1, 2, 3 or 5 by its width, moving on every 5 s; on a small
 * screen a strip to be pushed with the thumb, the next card peeping in. Cards are drawn as one comes near them.
 */
export function ArticleCarousel({ label, articles, isLoading = false }: ArticleCarouselProps) {
  const isWide = useMedia(FROM_TABLET)
  const kind = isWide ? 'carousel' : 'strip'
  const [drawn, drawMore] = useReducer((count: number) => count + AT_A_TIME, AT_FIRST[kind])
  const cards = articles.map((article, index) => {
    if (index >= drawn) return <div key={article.Codigo} />
    const isNearEnd = index === drawn - AHEAD[kind]
    return (
      <ArticleCard
        key={article.Codigo}
        article={article}
        {...(!isWide && { sizes: SIZES_IN_STRIP })}
        {...(isNearEnd && { onSeen: drawMore })}
      />
    )
  })
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
