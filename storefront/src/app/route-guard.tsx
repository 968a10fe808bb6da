import { useEffect, useState } from 'react'
import { createPath, Outlet, useLocation } from 'react-router'
import { Component as HomeScreen } from '../screens/home/home-screen.tsx'
import { CustomerContext } from '../state/session/customer.ts'
import { openDialog } from '../state/dialogs.ts'
import { useSession } from '../state/session/session.ts'

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
    if (isNewVisitor) openDialog('login', { next: createPath(location) })
  }, [isNewVisitor, location])

  if (!customer) return <HomeScreen />
  return (
    <CustomerContext value={customer}>
      <Outlet key={customer.Id} />
    </CustomerContext>
  )
}
