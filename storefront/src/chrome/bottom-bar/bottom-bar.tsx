import { ROUTES } from '@gondola/contract/base'
import { chromeTexts } from '../../texts/chrome.ts'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { OrderBar, RunningTotal } from '../../parts/cart/cart-dropdown.tsx'
import { useItemCount } from '../../state/cart/cart.ts'
import { type PanelName, togglePanel, usePanel } from '../../state/panels.ts'
import { GridIcon, HomeIcon, SearchIcon, UserIcon } from '../../ui/icons/icons.tsx'
import { BarReach } from '../../ui/layout/bar-reach.tsx'
import { FROM_DESKTOP, useMedia } from '../../ui/layout/use-media.ts'
import { focusSearchField } from '../search/search-field.ts'
import styles from './bottom-bar.module.css'

/**
 * The small screen's bottom bar (contract §6): home, categories, search, account; above them the cart's running total.
 * The cart's button is in the header (decision 0026).
 */
export function BottomBar() {
  const items = useItemCount()
  if (useMedia(FROM_DESKTOP)) return null
  return (
    <nav className={styles['bar']} aria-label={chromeTexts.bottomBar}>
      <BarReach />
      <OrderBar />
      {items > 0 && <RunningTotal onOpen={() => togglePanel('cart')} />}
      <NavLink to={ROUTES.home} className={styles['stop']!}>
        <HomeIcon />
        {chromeTexts.home}
      </NavLink>
      <PanelStop panel="departments" text={chromeTexts.categories} icon={<GridIcon />} />
      <NavLink
        to={ROUTES.search}
        className={styles['stop']!}
        onClick={(event) => focusSearchField() && event.preventDefault()}
      >
        <SearchIcon />
        {chromeTexts.search}
      </NavLink>
      <PanelStop
        panel="account"
        text={chromeTexts.account}
        name={chromeTexts.accountMenu}
        icon={<UserIcon />}
      />
    </nav>
  )
}

interface PanelStopProps {
  panel: PanelName
  text: string
  /** The accessible name, if it says more than the label. */
  name?: string
  icon: ReactNode
}

function PanelStop({ panel, text, name, icon }: PanelStopProps) {
  const isOpen = usePanel(({ open }) => open === panel)
  return (
    <button
      type="button"
      className={styles['stop']}
      aria-expanded={isOpen}
      aria-label={name}
      onClick={() => togglePanel(panel)}
    >
      {icon}
      {text}
    </button>
  )
}
