import { useRef, type MouseEvent, useEffect, useState, type RefObject } from 'react'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../load-failure.tsx'
import { classes } from '../../ui/classes.ts'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import styles from './html-text.module.css'
import { useNavigate } from 'react-router'
import { TEXT_ATTRIBUTES, TEXT_TAGS } from '@gondola/contract/site'

/** A route of the shop, as the staff write it in a text: `#/ayuda`, `/#/ayuda`. */
const ROUTE = /^\/?#(\/.*)$/

/**
 * Returns the click handler of a text: links to the shop's routes go through the router, so that guarded ones are
 * blocked like any other (contract §6).
 */
function useRouteLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const route = ROUTE.exec(link?.getAttribute('href') ?? '')?.[1]
    if (isModified || route === undefined) return
    event.preventDefault()
    void navigate(route)
  }
}

/**
 * HTML that the staff wrote in the site parameters (spec §2), sanitized. The sanitizer is loaded when the first such
 * text comes near the viewport.
 */
export function HtmlText({ html, className }: { html: string; className?: string }) {
  const place = useRef<HTMLDivElement>(null)
  const followRoute = useRouteLinks()
  const isNear = useIsNear(place)
  const {
    data: clean,
    error,
    refetch,
  } = useQuery({
    queryKey: ['clean-html', html],
    queryFn: async () => {
      const { default: purify } = await import('dompurify')
      return withHeadingsFromTwo(
        purify.sanitize(html, { ALLOWED_TAGS: [...TEXT_TAGS], ALLOWED_ATTR: [...TEXT_ATTRIBUTES] }),
      )
    },
    staleTime: Infinity,
    enabled: isNear,
  })
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (clean === undefined) {
    return (
      <div ref={place}>
        <SkeletonLines count={4} />
      </div>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- presses of the links inside
    <div
      className={classes(styles['text'], className)}
      onClick={followRoute}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  )
}

/**
 * Shifts the headings of clean HTML so that the highest is an h2, because the text is below the page's h1. No level is
 * skipped, whichever level the staff began with.
 */
export function withHeadingsFromTwo(html: string): string {
  const levels = [...html.matchAll(/<h([2-6])\b/g)].map(([, level]) => Number(level))
  const tooDeep = Math.min(...levels) - 2
  if (levels.length === 0 || tooDeep === 0) return html
  return html.replace(/(<\/?h)([2-6])\b/g, (_, tag: string, level: string) => tag + (Number(level) - tooDeep))
}

/** Distance from the viewport that counts as near. */
const MARGIN = '600px'

/** Whether an element has ever come near the viewport. */
function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place, isNear])
  return isNear
}
