import type { ComponentProps } from 'react'

/** By this the page knows which links are the router's (app/plain-links.ts). */
export const PLAIN_LINK = 'data-enlace'

/**
 * A link to a route, for lists: the router's own costs some thirty calls each, and is drawn again with every change of
 * address. What is pressed is followed for all of them in one place.
 */
export function PlainLink({ to, children, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a {...rest} href={`#${to}`} {...{ [PLAIN_LINK]: '' }}>
      {children}
    </a>
  )
}
