import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** A route of the shop, as the staff write it in a text: `#/ayuda`, `/#/ayuda`. */
const ROUTE = /^\/?#(\/.*)$/

/**
 * Returns the click handler of a text: links to the shop's routes go through the router, so that guarded ones are
 * blocked like any other (contract §6).
 */
export function useRouteLinks(): (event: MouseEvent) => void {
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
