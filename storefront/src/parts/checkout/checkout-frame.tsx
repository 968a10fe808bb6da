import { formatPesos, ROUTES } from '@gondola/contract/base'
import { totalName } from '@gondola/contract/cart'
import { chromeTexts } from '../../texts/chrome.ts'
import { checkoutTexts } from '../../texts/checkout.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FeeState } from './order-delivery.ts'
import { ChevronLeftIcon, CheckIcon } from '../../ui/icons/icons.tsx'
import { BarReach } from '../../ui/layout/bar-reach.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { OrderBar } from '../cart/cart-dropdown.tsx'
import { Logo } from '../logo/logo.tsx'
import { FROM_TABLET, useMedia } from '../../ui/layout/use-media.ts'
import { PageTitle } from '../page-title.tsx'
import { Amount } from '../shelf-label/amount.tsx'
import styles from './checkout-frame.module.css'

const STEPS = ['checkout1', 'checkout2', 'checkout3'] as const
type StepName = (typeof STEPS)[number]

/** The three steps; completed ones are links. */
function CheckoutSteps({ current }: { current: StepName }) {
  const reached = STEPS.indexOf(current)
  return (
    <nav aria-label={checkoutTexts.stepsName}>
      <ol className={styles['steps']}>
        {STEPS.map((step, index) => (
          <li key={step} className={index <= reached ? styles['reached'] : styles['ahead']}>
            <span className={styles['sign']} aria-hidden>
              {index < reached ? <CheckIcon size={16} /> : index + 1}
            </span>
            <StepWords step={step} isDone={index < reached} isCurrent={index === reached} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepWords({ step, isDone, isCurrent }: { step: StepName; isDone: boolean; isCurrent: boolean }) {
  const name = checkoutTexts.steps[step]
  const after = /^\d\W*/.exec(name)?.[0].length ?? 0
  // The sign before it shows the number.
  const words = (
    <>
      <span className={styles['number']}>{name.slice(0, after)}</span>
      {name.slice(after)}
    </>
  )
  if (isDone) {
    return (
      <Link to={ROUTES[step]} className={styles['words']}>
        {words}
      </Link>
    )
  }
  return (
    <span className={styles['words']} aria-current={isCurrent ? 'step' : undefined}>
      {words}
    </span>
  )
}

export interface CheckoutFrameProps {
  step: StepName
  /** The amount due, in pesos; null while it is not known. */
  total: number | null
  /** What that is called. */
  name?: string
  fee?: FeeState
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
  fee = 'none',
  isEstimate = false,
  name = totalName(isEstimate),
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
      <OrderBar />
      <Container className={totals ? styles['columns'] : styles['alone']}>
        <div className={styles['content']}>
          <PageTitle title={checkoutTexts.steps[step]} className={styles['title']} />
          {children}
        </div>
        {totals && (
          <aside
            className={styles['aside']}
            aria-label={
              total === null
                ? checkoutTexts.summary
                : `${checkoutTexts.summary}: ${name} ${formatPesos(total)}`
            }
            data-total
            tabIndex={-1}
          >
            <div className={styles['totals']}>{totals}</div>
            <div className={styles['bar']}>
              <BarReach />
              {total !== null && fee !== 'coming' && fee !== 'open' && (
                <p className={styles['barTotal']}>
                  <span>
                    {name}
                    {fee === 'later' && <small>{checkoutTexts.plusFee}</small>}
                  </span>
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
