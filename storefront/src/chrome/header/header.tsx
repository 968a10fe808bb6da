import { FROM_DESKTOP, useMedia } from '../../ui/layout/use-media.ts'
import { ROUTES } from '@gondola/contract/base'
import { cartButtonName } from '@gondola/contract/cart'
import { chromeTexts } from '../../texts/chrome.ts'
import { useEffect } from 'react'
import { Link, NavLink } from 'react-router'
import { Logo } from '../../parts/logo/logo.tsx'
import { useItemCount } from '../../state/cart/cart.ts'
import { closePanel, togglePanel, usePanel } from '../../state/panels.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { MenuIcon, ChevronDownIcon, UserIcon } from '../../ui/icons/icons.tsx'
import { late } from '../../ui/late.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { PhoneLine, ContactLine } from './contact-line.tsx'
import { CartDropdown, CartCounter, OrderBar } from '../../parts/cart/cart-dropdown.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { CategoryMenu } from '../menu/category-menu.tsx'
import { openDialog } from '../../state/dialogs.ts'
import { useSession } from '../../state/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { Popover } from '../../ui/popover/popover.tsx'
import { AccountLinks } from '../account/account-links.tsx'
import styles from './header.module.css'

/** The page's header (spec §2, page chrome). */
export function Header() {
  return useMedia(FROM_DESKTOP) ? <DesktopHeader /> : <MobileHeader />
}

const PhonePanel = late(() => import('./phone-panels.tsx').then((file) => file.PhonePanel))

/**
 * The phone's header (spec §2): one sticky line of menu, search and cart. The account's panel is opened by the bottom
 * bar (decision 0026).
 */
function MobileHeader() {
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

/** Links beside the category menu. */
const SECTIONS = [
  { to: ROUTES.articles, text: chromeTexts.allArticles },
  { to: ROUTES.promotions, text: chromeTexts.promotions },
  { to: ROUTES.shoppingList, text: chromeTexts.shoppingList },
  { to: ROUTES.card, text: chromeTexts.card },
  { to: ROUTES.shipping, text: chromeTexts.shipping },
  { to: ROUTES.help, text: chromeTexts.help },
  { to: ROUTES.contact, text: chromeTexts.contact },
]

/** The desktop's header: contact line, logo, search, account and cart, then the sections. The middle row is sticky. */
function DesktopHeader() {
  return (
    <header className={styles['desktopHeader']}>
      <ContactLine />
      <div className={styles['headerBar']}>
        <Container className={styles['row']}>
          <Link to={ROUTES.home} className={styles['headerLogo']} aria-label={chromeTexts.logo}>
            <Logo onBrand />
          </Link>
          <SearchBox />
          <AccountArea />
          <div className={styles['cart']} data-cart-target>
            <CartDropdown />
          </div>
        </Container>
        <OrderBar />
      </div>
      <div className={styles['sections']}>
        <Container className={styles['row']}>
          <CategoryMenu />
          <nav aria-label={chromeTexts.mainMenu}>
            <ul className={styles['links']}>
              {SECTIONS.map(({ to, text }) => (
                <li key={to}>
                  <NavLink end to={to} className={styles['link']!}>
                    {text}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        </Container>
      </div>
    </header>
  )
}

/** The desktop header's account area (spec §2): login and register, or the customer's dropdown. */
function AccountArea() {
  const client = useSession((session) => session.client)
  if (!client) {
    return (
      <div className={styles['buttons']}>
        <Button variant="onBrand" onClick={() => openDialog('login')}>
          {chromeTexts.login}
        </Button>
        <button type="button" className={styles['register']} onClick={() => openDialog('register')}>
          {chromeTexts.register}
        </button>
      </div>
    )
  }
  const firstName = client.Nombre.split(' ')[0] ?? client.Usuario
  return (
    <Popover
      align="end"
      label={chromeTexts.accountMenu}
      className={styles['dropdown']}
      trigger={(props) => (
        <button
          type="button"
          className={styles['trigger']}
          aria-label={chromeTexts.accountOf(firstName)}
          {...props}
        >
          <UserIcon />
          <span className={styles['name']}>{chromeTexts.greeting(firstName)}</span>
          <ChevronDownIcon size={16} />
        </button>
      )}
    >
      {() => (
        <>
          <p className={styles['whole']}>{client.Nombre}</p>
          <AccountLinks />
        </>
      )}
    </Popover>
  )
}
