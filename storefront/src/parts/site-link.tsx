import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'

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

/** Target of an address entered by the staff. */
interface SiteAddress {
  isRoute: boolean
  to: string
}

/**
 * Parses an address entered by the staff: `/#/promociones`, `#/promociones`, `/promociones` and `promociones` are
 * routes of the shop, http and https URLs are other sites. Null for an empty address or any other scheme.
 */
export function siteAddress(typed: string): SiteAddress | null {
  const url = typed.trim()
  if (url === '' || url === '#') return null
  if (/^https?:\/\//i.test(url)) return { isRoute: false, to: url }
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith('//')) return null
  const route = url.replace(/^\/?#/, '')
  return { isRoute: true, to: route.startsWith('/') ? route : `/${route}` }
}

/** A telephone number as written by the shop, with its link, once that is loaded, if it can be dialled. */
export function TelephoneLink({
  written,
  children = written,
  className,
}: {
  written: string
  children?: ReactNode
  className?: string | undefined
}) {
  const [address, setAddress] = useState('')
  useEffect(() => {
    const read = async () => setAddress((await import('./telephone-address.ts')).telephoneAddress(written))
    // without its code the number is still read
    read().catch(() => setAddress(''))
  }, [written])
  const Tag = address === '' ? 'span' : 'a'
  return (
    <Tag className={className} {...(address !== '' && { href: address })}>
      {children}
    </Tag>
  )
}
