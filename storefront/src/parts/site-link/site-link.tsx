import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { siteAddress } from './site-address.ts'

/**
 * A link to an address entered by the staff: a route of the shop, or another site, which opens in a new tab. Without an
 * address it renders only its content.
 */
export function SiteLink({ to, children, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const address = siteAddress(to)
  if (!address) return <span className={rest.className}>{children}</span>
  if (address.isRoute) {
    return (
      <Link {...rest} to={address.to}>
        {children}
      </Link>
    )
  }
  return (
    <a {...rest} href={address.to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
