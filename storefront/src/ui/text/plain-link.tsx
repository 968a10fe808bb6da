import type { ComponentProps } from 'react'

/** Attribute of links that the page follows through the router (app/plain-links.ts). */
export const PLAIN_LINK = 'data-enlace'

/**
 * A link to a route, for lists. The router's own link costs some thirty function calls each and re-renders with every
 * change of address; clicks on plain links are handled by one listener on the document.
 */
export function PlainLink({ to, children, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a {...rest} href={`#${to}`} {...{ [PLAIN_LINK]: '' }}>
      {children}
    </a>
  )
}
