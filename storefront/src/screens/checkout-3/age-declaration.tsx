import type { CartLine } from '@gondola/contract/cart'
import { hasAlcohol, alcoholTexts } from '@gondola/contract/orders'
import { violationMessage } from '@gondola/contract/http'
import { useEffect, useRef } from 'react'
import { SectionCard } from '../../parts/checkout/section-card.tsx'
import { choose, type CheckoutOrder } from '../../state/cart/checkout.ts'
import { CheckboxField } from '../../ui/field/checkbox-field.tsx'
import styles from './checkout-3-screen.module.css'
import { isSent, type Sending } from './use-place-order.ts'

interface AgeDeclarationProps {
  order: CheckoutOrder
  lines: readonly CartLine[]
  sending: Sending
}

/**
 * The declaration of being of age, for carts with alcohol (argentina §1.4). Confirming without it scrolls back here.
 */
export function AgeDeclaration({ order: { MayorDeEdad }, lines, sending }: AgeDeclarationProps) {
  const box = useRef<HTMLInputElement>(null)
  const isMissing = sending.step === 'undeclared'
  useEffect(() => {
    if (sending.step !== 'undeclared') return
    box.current?.focus()
    // the sticky bar must not cover the message below the box
    box.current?.scrollIntoView({ block: 'center' })
  }, [sending])
  if (!hasAlcohol(lines)) return null
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
        disabled={isSent(sending)}
        onChange={({ target }) => choose({ MayorDeEdad: target.checked })}
      />
    </SectionCard>
  )
}
