import { ROUTES } from '@gondola/contract/base'
import { chromeTexts } from '../../texts/chrome.ts'
import { Link, NavLink } from 'react-router'
import { CartDropdown } from '../../parts/cart/cart-dropdown.tsx'
import { Logo } from '../../parts/logo/logo.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { AccountArea } from '../account/account-area.tsx'
import { CategoryMenu } from '../menu/category-menu.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { ContactLine } from './contact-line.tsx'
import styles from './desktop-header.module.css'

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
export function DesktopHeader() {
  return (
    <header className={styles['header']}>
      <ContactLine />
      <div className={styles['bar']}>
        <Container className={styles['row']}>
          <Link to={ROUTES.home} className={styles['logo']} aria-label={chromeTexts.logo}>
            <Logo onBrand />
          </Link>
          <SearchBox />
          <AccountArea />
          <div className={styles['cart']} data-cart-target>
            <CartDropdown />
          </div>
        </Container>
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
