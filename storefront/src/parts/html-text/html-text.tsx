import { TEXT_ATTRIBUTES, TEXT_TAGS } from '@gondola/contract/base'
import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../load-failure/load-failure.tsx'
import { withHeadingsFromTwo } from './heading-levels.ts'
import { useRouteLinks } from './use-route-links.ts'
import { useIsNear } from '../../ui/layout/use-is-near.ts'
import { classes } from '../../ui/classes.ts'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import styles from './html-text.module.css'

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
