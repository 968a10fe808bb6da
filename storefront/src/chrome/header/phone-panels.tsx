import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { CartPanel } from '../../parts/cart/cart-panel.tsx'
import { closePanel, type PanelName } from '../../state/panels.ts'
import { AccountPanel } from '../account/account-panel.tsx'
import { DepartmentPanel } from '../menu/department-panel.tsx'

const PANELS = { account: AccountPanel, departments: DepartmentPanel, cart: CartPanel }

/** The phone's open panel; navigation closes it. */
export function PhonePanel({ open }: { open: PanelName }) {
  const { key } = useLocation()
  const [openedAt] = useState(key)
  useEffect(() => {
    if (key !== openedAt) closePanel()
  }, [key, openedAt])
  const Panel = PANELS[open]
  return <Panel onClose={closePanel} />
}
