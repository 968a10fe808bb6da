import { ROUTES } from '@gondola/contract/base'
import { checkoutTexts } from '../../texts/checkout.ts'
import { Link } from 'react-router'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import styles from './checkout-steps.module.css'

const STEPS = ['checkout1', 'checkout2', 'checkout3'] as const
export type StepName = (typeof STEPS)[number]

/** The three steps; completed ones are links. */
export function CheckoutSteps({ current }: { current: StepName }) {
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
  const after = name.indexOf('-') + 1
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
