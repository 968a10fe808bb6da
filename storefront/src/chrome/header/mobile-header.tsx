import { ROUTES } from '@gondola/contract/base'
import { cartButtonName } from '@gondola/contract/cart'
import { chromeTexts } from '../../texts/chrome.ts'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { CartCounter } from '../../parts/cart/cart-counter.tsx'
import { Logo } from '../../parts/logo/logo.tsx'
import { useItemCount } from '../../state/cart/cart.ts'
import { closePanel, togglePanel, usePanel } from '../../state/panels.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { MenuIcon } from '../../ui/icons/icons.tsx'
import { late } from '../../ui/late.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { PhoneLine } from './contact-line.tsx'
import styles from './mobile-header.module.css'

const PhonePanel = late(() => import('./phone-panels.tsx').then((file) => file.PhonePanel))

/**
 * The phone's header (spec §2): one sticky line of menu, search and cart. The account's panel is opened by the bottom
 * bar (decision 0026).
 */
export function MobileHeader() {
  const open = usePanel((panel) => panel.open)
  const items = useItemCount()
  // The checkout has another header: an open panel goes with this one, and is closed when it returns.
  useEffect(() => closePanel, [])
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <IconButton
          variant="onBrand"
          label={chromeTexts.openMenu}
          icon={<MenuIcon />}
          aria-expanded={open === 'departments'}
          onClick={() => togglePanel('departments')}
        />
        <Link to={ROUTES.home} className={styles['logo']} aria-label={chromeTexts.logo}>
          <Logo onBrand isShort />
        </Link>
        <SearchBox />
        <IconButton
          variant="onBrand"
          label={cartButtonName(items)}
          icon={<CartCounter items={items} />}
          aria-expanded={open === 'cart'}
          onClick={() => togglePanel('cart')}
          data-cart-target
        />
      </div>
      <PhoneLine />
      {open && <PhonePanel key={open} open={open} />}
    </header>
  )
}
