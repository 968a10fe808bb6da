import { ROUTES } from '@gondola/contract/base'
import { totalName } from '@gondola/contract/cart'
import { chromeTexts } from '../../texts/chrome.ts'
import { checkoutTexts } from '../../texts/checkout.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ChevronLeftIcon } from '../../ui/icons/icons.tsx'
import { BarReach } from '../../ui/layout/bar-reach.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Logo } from '../logo/logo.tsx'
import { FROM_TABLET, useMedia } from '../../ui/layout/use-media.ts'
import { PageTitle } from '../page-title/page-title.tsx'
import { Amount } from '../shelf-label/amount.tsx'
import styles from './checkout-frame.module.css'
import { CheckoutSteps, type StepName } from './checkout-steps.tsx'

export interface CheckoutFrameProps {
  step: StepName
  /** The amount due, in pesos; null while it is not known. */
  total: number | null
  /** Whether weighing may still change the total. */
  isEstimate?: boolean
  /** Sub-total, shipping and total. */
  totals?: ReactNode
  /** The button to the next step, and what belongs to it. */
  action?: ReactNode
  children: ReactNode
}

/** The previous page of each step. */
const BACK: Record<StepName, { to: string; words: string }> = {
  checkout1: { to: ROUTES.home, words: checkoutTexts.backToShop },
  checkout2: { to: ROUTES.checkout1, words: checkoutTexts.back },
  checkout3: { to: ROUTES.checkout2, words: checkoutTexts.back },
}

/**
 * The frame of a checkout step, without the shop's header, cart and footer (spec §2, page chrome): the steps and a back
 * link, the content, the totals beside it. On a phone total and button are sticky.
 */
export function CheckoutFrame({
  step,
  total,
  isEstimate = false,
  totals,
  action,
  children,
}: CheckoutFrameProps) {
  const { to, words } = BACK[step]
  const isWide = useMedia(FROM_TABLET)
  return (
    <>
      <header className={styles['head']}>
        <Container className={styles['headLine']}>
          <Link to={ROUTES.home} className={styles['logo']} aria-label={chromeTexts.logo}>
            <Logo onBrand isShort={!isWide} />
          </Link>
          <Link to={to} className={styles['back']}>
            <ChevronLeftIcon size={20} />
            <span>{words}</span>
          </Link>
          <CheckoutSteps current={step} />
        </Container>
      </header>
      <Container className={totals ? styles['columns'] : styles['alone']}>
        <div className={styles['content']}>
          <PageTitle title={checkoutTexts.steps[step]} className={styles['title']} />
          {children}
        </div>
        {totals && (
          <aside className={styles['aside']} aria-label={checkoutTexts.summary}>
            <div className={styles['totals']}>{totals}</div>
            <div className={styles['bar']}>
              <BarReach />
              {total !== null && (
                <p className={styles['barTotal']}>
                  <span>{totalName(isEstimate)}</span>
                  <Amount pesos={total} isEstimate={isEstimate} size="m" />
                </p>
              )}
              {action}
            </div>
          </aside>
        )}
      </Container>
    </>
  )
}
