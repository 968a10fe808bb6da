import { useEffect, useState } from 'react'
import { type Location, Outlet, useBlocker, useLocation } from 'react-router'
import { Component as HomeScreen } from '../screens/home/home-screen.tsx'
import { CustomerContext } from '../state/customer.ts'
import { openDialog } from '../state/dialogs.ts'
import { isGuarded } from '../state/guard.ts'
import { isLoggedIn, useSession } from '../state/session.ts'

const addressOf = ({ pathname, search, hash }: Location) => pathname + search + hash

/**
 * Blocks the way to a guarded address for visitors (spec §4; contract §6): the address does not change, the page
 * stays, the login dialog opens; after login the way goes on. Stands once in the page's frame.
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
 * A guarded address's screen, for its customer. Opened directly by a visitor it shows the home page with the login
 * dialog (contract §6). When the server ends the session, the screen stays as it is until they log in again.
 */
export function Guarded() {
  const { client, hasExpired } = useSession()
  const [known, setKnown] = useState(client)
  if (client && client !== known) setKnown(client)
  const customer = client ?? (hasExpired ? known : null)
  const location = useLocation()
  // Who was in here and has left, here or in another tab, is not asked to come back.
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
