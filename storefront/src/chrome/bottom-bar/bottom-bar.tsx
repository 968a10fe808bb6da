import { ROUTES } from '@gondola/contract/base'
import { cartTexts } from '@gondola/contract/cart'
import { chromeTexts } from '../../texts/chrome.ts'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { CartCounter } from '../../parts/cart/cart-counter.tsx'
import { useItemCount } from '../../state/cart/cart.ts'
import { type PanelName, togglePanel, usePanel } from '../../state/panels.ts'
import { GridIcon, HomeIcon, SearchIcon, UserIcon } from '../../ui/icons/icons.tsx'
import { BarReach } from '../../ui/layout/bar-reach.tsx'
import { FROM_DESKTOP, useMedia } from '../../ui/layout/use-media.ts'
import styles from './bottom-bar.module.css'

/** The small screen's bottom bar (contract §6): home, categories, search, cart, account. */
export function BottomBar() {
  const items = useItemCount()
  if (useMedia(FROM_DESKTOP)) return null
  return (
    <nav className={styles['bar']} aria-label={chromeTexts.bottomBar}>
      <BarReach />
      <NavLink to={ROUTES.home} className={styles['stop']!}>
        <HomeIcon />
        {chromeTexts.home}
      </NavLink>
      <PanelStop panel="departments" text={chromeTexts.categories} icon={<GridIcon />} />
      <NavLink to={ROUTES.search} className={styles['stop']!}>
        <SearchIcon />
        {chromeTexts.search}
      </NavLink>
      <PanelStop
        panel="cart"
        text={chromeTexts.cart}
        name={cartTexts.title}
        icon={<CartCounter items={items} />}
        isCart
      />
      <PanelStop panel="account" text={chromeTexts.account} icon={<UserIcon />} />
    </nav>
  )
}

interface PanelStopProps {
  panel: PanelName
  text: string
  /** The accessible name, if it must differ from the label because a header button already has that name. */
  name?: string
  icon: ReactNode
  isCart?: boolean
}

function PanelStop({ panel, text, name, icon, isCart }: PanelStopProps) {
  const isOpen = usePanel(({ open }) => open === panel)
  return (
    <button
      type="button"
      className={styles['stop']}
      aria-expanded={isOpen}
      aria-label={name}
      data-cart-target={isCart}
      onClick={() => togglePanel(panel)}
    >
      {icon}
      {text}
    </button>
  )
}
