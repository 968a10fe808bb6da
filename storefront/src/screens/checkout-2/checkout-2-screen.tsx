import { ROUTES, type Violation, DATA_SAVED_NOTICE_MS, ownTexts } from '@gondola/contract/base'
import { checkDelivery, holdsWeighed } from '@gondola/contract/orders'
import { checkoutTexts } from '../../texts/checkout.ts'
import { useRef, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { OpenOrders } from '../../parts/cart/add-to-order.tsx'
import { CheckoutFrame } from '../../parts/checkout/checkout-frame.tsx'
import { CheckoutTotals, CostsFailure } from '../../parts/checkout/checkout-totals.tsx'
import { useRefusedDelivery } from '../../parts/checkout/refused-delivery.ts'
import { useDeliveryCosts, useCanDeliver, useOrderTotals } from '../../parts/checkout/order-delivery.ts'
import { useMinimumOnEntry, tellCheckoutRule } from '../../parts/checkout/use-minimum-on-entry.ts'
import { useCart } from '../../state/cart/cart.ts'
import {
  addresseeOf,
  keepWholeOrder,
  useCheckout,
  choose,
  type Recipient,
  recipientOf,
} from '../../state/cart/checkout.ts'
import { useOrderBranch, useOrderZone } from '../../state/delivery.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { askToSaveAddress } from '../../state/place/unsaved-address.ts'
import { useSession, setClient } from '../../state/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { UsualDelivery } from './usual-delivery.tsx'
import { useHoldKeeper } from '../../parts/slots/use-hold-keeper.ts'
import { DeliveryChoice } from './delivery-choice.tsx'
import { fieldOf } from './missing-choice.ts'
import { SectionCard } from '../../parts/checkout/section-card.tsx'
import { PersonFields } from '../../parts/forms/person-fields.tsx'
import { PersonalDataNotice } from '../../parts/forms/personal-data-notice.tsx'
import { checkTelephone, hasBlank, saveClient } from '@gondola/contract/clients'
import { violationMessage, type Message } from '@gondola/contract/http'
import { useForm } from 'react-hook-form'
import { send } from '../../api/client.ts'
import { markFields } from '../../parts/forms/mark-fields.ts'
import { useDraft } from '../../parts/forms/use-draft.ts'
import { headed, tellFailure } from '../../parts/messages/tell.ts'
import { tellViolation } from '../../parts/messages/tell-rule.ts'
import { showAlert } from '../../ui/notices/alerts.ts'
import styles from './personal-data.module.css'

/** Checkout, '2-Datos de envío' (spec §2): delivery form, day, slot and recipient. */
export function Component() {
  const lines = useCart((cart) => cart.lines)
  const { totals, fee, amounts } = useOrderTotals()
  const { Monto1 } = useDeliveryCosts()
  // No branch delivers to the address, or only another: pressing 'Comprar' leads to it.
  const isElsewhere = useOrderZone().other !== undefined
  const data = usePersonalData()
  const { fields, missing, buy } = useBuy(data.takeForOrder)
  const refused = useRefusedDelivery()
  useMinimumOnEntry(amounts && amounts.goods)
  useHoldKeeper()
  if (lines.length === 0) return <Navigate to={ROUTES.checkout1} replace />
  const isEstimate = holdsWeighed(lines)
  return (
    <CheckoutFrame
      step="checkout2"
      total={totals.TotalNeto}
      fee={fee}
      isEstimate={isEstimate}
      totals={<CheckoutTotals totals={totals} fee={fee} isEstimate={isEstimate} />}
      action={
        <Button size="l" busy={data.isSaving} disabled={Monto1 === null && !isElsewhere} onClick={buy}>
          {checkoutTexts.buy}
        </Button>
      }
    >
      <CostsFailure />
      <OpenOrders />
      <UsualDelivery onTaken={buy} isBusy={Monto1 === null} />
      <DeliveryChoice ref={fields} missing={missing} refused={refused} />
      <PersonalData data={data} />
    </CheckoutFrame>
  )
}

/** Where a choice is made first: on a phone days are above their slots. */
const CHOICES = {
  FormaEntrega: '[name="FormaEntrega"]',
  Dia: 'fieldset button, fieldset input:enabled',
  HorarioEntrega: 'fieldset input:enabled',
}

/**
 * 'Comprar': checks delivery form, day, slot and minimum purchase (spec §5). A violated rule is shown for 3 s, then its
 * field has the focus. Personal data that were changed but not saved apply to this order only.
 */
function useBuy(takeForOrder: () => boolean) {
  const navigate = useNavigate()
  const { totalsOf, amounts } = useOrderTotals()
  const customer = useCustomer()
  const { Monto2 } = useDeliveryCosts()
  const fields = useRef<HTMLDivElement>(null)
  const canDeliver = useCanDeliver()
  const { named } = useOrderZone()
  const [missing, setMissing] = useState<Violation | null>(null)
  const buy = () => {
    const chosen = useCheckout.getState()
    const violation = checkDelivery(chosen, amounts?.goods ?? 0, Monto2 ?? 0)
    setMissing(violation)
    if (!violation && askToSaveAddress()) return
    if (!violation && !canDeliver(chosen)) {
      setMissing({ code: 'forma-entrega' })
      const field = (name: string) => fields.current?.querySelector<HTMLElement>(`[name="${name}"]`)
      // of a chosen address without its place, the form is open
      const place = chosen.Entrega && named === null ? field('Localidad') : null
      ;(place ?? field('Entrega'))?.focus()
    } else if (violation) {
      // The notice returns the focus to the element that had it.
      const field = fieldOf(violation)
      const slots = field ? fields.current!.querySelectorAll<HTMLElement>(CHOICES[field]) : []
      ;(
        [...slots].find((each) => each.checkVisibility()) ??
        fields.current?.querySelector<HTMLElement>(`[name="${field}"]`)
      )?.focus()
      tellCheckoutRule(violation, amounts?.goods ?? null)
    } else if (takeForOrder()) {
      const { lines } = useCart.getState()
      const order = useCheckout.getState()
      keepWholeOrder(
        lines,
        addresseeOf(order, useSession.getState().client ?? customer),
        totalsOf(order.FormaEntrega),
      )
      void navigate(ROUTES.checkout3)
    }
  }
  return { fields, missing, buy }
}

/** Name, address and phone with 'Guardar cambios' (spec §2, checkout 2). */
function PersonalData({ data }: { data: ReturnType<typeof usePersonalData> }) {
  const { form, save, isOwn, isSaving } = data
  const { errors } = form.formState
  const asksForPlace = useOrderBranch() !== undefined
  const hasOwnAddress = useCheckout(({ FormaEntrega }) => FormaEntrega === 'ED') && asksForPlace
  return (
    <SectionCard title={checkoutTexts.dataTitle}>
      <form className={styles['form']} noValidate onSubmit={save}>
        <PersonFields
          withoutAddress={hasOwnAddress}
          field={(name) => ({ ...form.register(name), error: errors[name]?.message })}
        />
        <PersonalDataNotice />
        {!isOwn && (
          <p role="status" className={styles['hint']}>
            {checkoutTexts.forThisOrder}
          </p>
        )}
        <Button type="submit" variant="secondary" busy={isSaving}>
          {checkoutTexts.saveData}
        </Button>
      </form>
    </SectionCard>
  )
}

const CHECKOUT_DATA_SAVED: Message = ownTexts({ text: '¡Tus datos han sido modificados!' })

const FIELDS = ['Nombre', 'Direccion', 'Telefono'] as const

/**
 * The personal data of checkout 2 (spec §2) and their rules: none may be empty, a telephone can be dialled. 'Guardar cambios' saves them to the
 * account; otherwise they apply to this order only. Input survives a reload.
 */
function usePersonalData() {
  const customer = useCustomer()
  const { Nombre, Direccion, Telefono } = useCheckout((order) => recipientOf(order, customer))
  const saved = { Nombre, Direccion, Telefono }
  const form = useForm<Recipient>({ values: saved })
  useDraft(form, `envio ${customer.Id}`, saved)
  const { isSubmitting } = form.formState
  const isOwn = FIELDS.every((field) => form.watch(field) === customer[field])

  const isFilled = (typed: Recipient): boolean => {
    const blank = FIELDS.filter((field) => hasBlank(typed[field]))
    const violation: Violation | null =
      blank.length > 0 ? { code: 'campos-vacios' } : checkTelephone(typed.Telefono, customer.Telefono)
    if (violation === null) return true
    markFields(form, blank.length > 0 ? blank : ['Telefono'], violationMessage(violation).text)
    tellViolation(blank.length > 0 ? { code: 'cuenta-campos-vacios' } : violation)
    return false
  }
  /** 'Guardar cambios'; its notice is shown for 1.5 s. */
  const save = form.handleSubmit(async (typed) => {
    if (!isFilled(typed)) return
    try {
      setClient(await send(saveClient, { body: { Id: customer.Id, ...typed } }))
    } catch (error) {
      tellFailure(error)
      return
    }
    choose({ Destinatario: null })
    form.reset(typed)
    showAlert({ kind: 'success', ...headed(CHECKOUT_DATA_SAVED), durationMs: DATA_SAVED_NOTICE_MS })
  })
  /** Applies the input to this order; returns false if a rule is broken. */
  const takeForOrder = (): boolean => {
    const typed = form.getValues()
    if (!isFilled(typed)) return false
    const isChanged = FIELDS.some((field) => typed[field] !== customer[field])
    choose({ Destinatario: isChanged ? { Cliente: customer.Id, ...typed } : null })
    return true
  }
  return { form, save, takeForOrder, isOwn, isSaving: isSubmitting }
}
