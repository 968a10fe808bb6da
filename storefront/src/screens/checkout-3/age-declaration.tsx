import { hasAlcohol } from '@gondola/contract/rules/alcohol.ts'
import { alcoholTexts } from '@gondola/contract/texts/alcohol.ts'
import { violationMessage } from '@gondola/contract/texts/violations.ts'
import { useEffect, useRef } from 'react'
import { SectionCard } from '../../parts/checkout/section-card.tsx'
import { useCart } from '../../state/cart.ts'
import { choose, useCheckout } from '../../state/checkout.ts'
import { CheckboxField } from '../../ui/field/checkbox-field.tsx'
import styles from './checkout-3-screen.module.css'
import type { Sending } from './use-place-order.ts'

/** The declaration to be of age, for carts with alcohol (argentina §1.4). Confirming without it leads back here. */
export function AgeDeclaration({ sending }: { sending: Sending }) {
  const isAsked = useCart(({ lines }) => hasAlcohol(lines))
  const { MayorDeEdad } = useCheckout()
  const box = useRef<HTMLInputElement>(null)
  const isMissing = sending.step === 'undeclared'
  useEffect(() => {
    if (sending.step !== 'undeclared') return
    box.current?.focus()
    // the message beneath it must not stay behind the bar that confirms
    box.current?.scrollIntoView({ block: 'center' })
  }, [sending])
  if (!isAsked) return null
  return (
    <SectionCard title={alcoholTexts.title}>
      <p className={styles['legend']}>{alcoholTexts.legend}</p>
      <CheckboxField
        ref={box}
        label={alcoholTexts.declaration}
        hint={alcoholTexts.identification}
        error={isMissing && !MayorDeEdad ? violationMessage({ code: 'alcohol-edad' }).text : null}
        required
        checked={MayorDeEdad}
        onChange={({ target }) => choose({ MayorDeEdad: target.checked })}
      />
    </SectionCard>
  )
}
