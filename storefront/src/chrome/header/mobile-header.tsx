import { ROUTES } from '@gondola/contract/base'
import { cartButtonName } from '@gondola/contract/cart'
import { chromeTexts } from '../../texts/chrome.ts'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { CartCounter } from '../../parts/cart/cart-counter.tsx'
import { Logo } from '../../parts/logo/logo.tsx'
import { useItemCount } from '../../state/cart/cart.ts'
import { closePanel, togglePanel, usePanel } from '../../state/panels.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { MenuIcon, UserIcon } from '../../ui/icons/icons.tsx'
import { late } from '../../ui/late.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { ContactLine } from './contact-line.tsx'
import styles from './mobile-header.module.css'

const AccountPanel = late(() => import('../account/account-panel.tsx').then((file) => file.AccountPanel))
const CartPanel = late(() => import('../../parts/cart/cart-panel.tsx').then((file) => file.CartPanel))
const DepartmentPanel = late(() =>
  import('../menu/department-panel.tsx').then((file) => file.DepartmentPanel),
)

/** The phone's header (spec §2): department menu, logo, account and cart, each opening its panel; the search box. */
export function MobileHeader() {
  const open = usePanel((panel) => panel.open)
  const items = useItemCount()
  return (
    <header>
      <PanelKeeper />
      <ContactLine />
      <div className={styles['header']}>
        <div className={styles['row']}>
          <IconButton
            variant="onBrand"
            label={chromeTexts.openMenu}
            icon={<MenuIcon />}
            aria-expanded={open === 'departments'}
            onClick={() => togglePanel('departments')}
          />
          <Link to={ROUTES.home} className={styles['logo']} aria-label={chromeTexts.logo}>
            <Logo onBrand />
          </Link>
          <IconButton
            variant="onBrand"
            label={chromeTexts.accountMenu}
            icon={<UserIcon />}
            aria-expanded={open === 'account'}
            onClick={() => togglePanel('account')}
          />
          <IconButton
            variant="onBrand"
            label={cartButtonName(items)}
            icon={<CartCounter items={items} />}
            aria-expanded={open === 'cart'}
            onClick={() => togglePanel('cart')}
            data-cart-target
          />
        </div>
        <SearchBox />
      </div>
      {open === 'departments' && <DepartmentPanel onClose={closePanel} />}
      {open === 'account' && <AccountPanel onClose={closePanel} />}
      {open === 'cart' && <CartPanel onClose={closePanel} />}
    </header>
  )
}

/** Closes the panel on navigation. */
function PanelKeeper() {
  const { key } = useLocation()
  useEffect(closePanel, [key])
  return null
}
