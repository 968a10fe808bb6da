import { useEffect, useState } from 'react'
import { type Location, Outlet, useBlocker, useLocation } from 'react-router'
import { Component as HomeScreen } from '../screens/home/home-screen.tsx'
import { CustomerContext } from '../state/session/customer.ts'
import { openDialog } from '../state/dialogs.ts'
import { isGuarded } from '../state/session/guard.ts'
import { isLoggedIn, useSession } from '../state/session/session.ts'

const addressOf = ({ pathname, search, hash }: Location) => pathname + search + hash

/**
 * Blocks visitors' navigation to guarded addresses (spec §4; contract §6): address and page stay, the login dialog
 * opens, and navigation continues after login. Mount once in the page's frame.
 */
export function RouteBlocker() {
  const blocker = useBlocker(({ nextLocation }) => isGuarded(nextLocation.pathname) && !isLoggedIn())
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const next = addressOf(blocker.location)
    blocker.reset()
    openDialog('login', { next })
  }, [blocker])
  return null
}

/**
 * Renders a guarded screen for its customer. A visitor who opens its address sees the home page with the login dialog
 * (contract §6). When the server ends the session, the screen stays until the customer logs in again.
 */
export function Guarded() {
  const { client, hasExpired } = useSession()
  const [known, setKnown] = useState(client)
  if (client && client !== known) setKnown(client)
  const customer = client ?? (hasExpired ? known : null)
  const location = useLocation()
  // A customer who logged out, here or in another tab, gets no login dialog.
  const isNewVisitor = customer === null && known === null
  useEffect(() => {
    if (isNewVisitor) openDialog('login', { next: addressOf(location) })
  }, [isNewVisitor, location])

  if (!customer) return <HomeScreen />
  return (
    <CustomerContext value={customer}>
      <Outlet key={customer.Id} />
    </CustomerContext>
  )
}
