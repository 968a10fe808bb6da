import type { ComponentProps } from 'react'
import { PlainLink } from '../../ui/text/plain-link.tsx'
import { siteAddress } from './site-address.ts'

/**
 * A link to an address that the staff typed: a route of the shop, or another site, which opens in a tab of its own.
 * Without an address it is plain content.
 */
export function SiteLink({ to, children, ...rest }: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  const address = siteAddress(to)
  if (!address) return <span className={rest.className}>{children}</span>
  if (address.isRoute) {
    return (
      <PlainLink {...rest} to={address.to}>
        {children}
      </PlainLink>
    )
  }
  return (
    <a {...rest} href={address.to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
