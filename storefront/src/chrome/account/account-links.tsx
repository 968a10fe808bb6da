import { ROUTES } from '@gondola/contract/base'
import { chromeTexts } from '../../texts/chrome.ts'
import { ownArticlesTexts } from '../../texts/lists.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { tellFailure } from '../../parts/messages/tell.ts'
import { logout } from '../../state/session/session.ts'
import { HeartIcon, LogoutIcon, ReceiptIcon, UserIcon } from '../../ui/icons/icons.tsx'
import styles from './account-links.module.css'

/** Loaded on demand; without it the cart is not saved, and goes all the same. */
const saver = () => import('../../parts/cart/save-at-login.ts').catch(() => null)

/** My account, my orders, my purchases, logout: for the desktop's dropdown and the phone's panel (spec §2). */
export function AccountLinks() {
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    try {
      if ((await (await saver())?.isReadyToLeave()) === false) return setLeaving(false)
      // the browser would go back to where the page that is left was scrolled to
      scrollTo(0, 0)
      await logout()
    } catch (error) {
      setLeaving(false)
      tellFailure(error, chromeTexts.logoutFailed)
    }
  }
  return (
    <ul className={styles['links']}>
      <li>
        <Link to={ROUTES.account} className={styles['link']}>
          <UserIcon size={20} />
          {chromeTexts.myAccount}
        </Link>
      </li>
      <li>
        <Link to={ROUTES.myOrders} className={styles['link']}>
          <ReceiptIcon size={20} />
          {chromeTexts.myOrders}
        </Link>
      </li>
      <li>
        <Link to={ROUTES.myPurchases} className={styles['link']}>
          <HeartIcon size={20} />
          {ownArticlesTexts.title}
        </Link>
      </li>
      <li>
        <button type="button" className={styles['link']} disabled={isLeaving} onClick={() => void leave()}>
          <LogoutIcon size={20} />
          {chromeTexts.logout}
        </button>
      </li>
    </ul>
  )
}
