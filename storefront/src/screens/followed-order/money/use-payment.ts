import { orderAddress } from '@gondola/contract/base'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useBeginPayment } from '../../../state/cart/order-money.ts'

/**
 * Begins to pay an order and leaves for the page where it is paid. With `isGoing` it goes by itself, once: the address
 * is replaced before, so that the browser's back and a reload show the order and do not leave again.
 */
export function usePayment(clientId: number, Id: number, isGoing: boolean) {
  const navigate = useNavigate()
  const { mutate, error, isPending, reset } = useBeginPayment(clientId, Id)
  const [isLeaving, setLeaving] = useState(false)
  const isBegun = useRef(false)
  const pay = () => {
    if (isBegun.current) return
    isBegun.current = true
    mutate(undefined, {
      onSuccess: ({ Pagina }) => {
        // where to transfer to is told in the order's page
        if (Pagina === null || Pagina.Transferencia || !isWebAddress(Pagina.Url)) return
        setLeaving(true)
        location.assign(Pagina.Url)
      },
      onSettled: () => {
        isBegun.current = false
      },
    })
  }
  const go = useEffectEvent(() => {
    void navigate(orderAddress(Id), { replace: true })
    pay()
  })
  useEffect(() => {
    if (isGoing) go()
  }, [isGoing])
  // the browser's back may show this page as it was left
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setLeaving(false)
      reset()
    }
    addEventListener('pageshow', show)
    return () => removeEventListener('pageshow', show)
  }, [reset])
  return { pay, error, isBusy: isPending || isLeaving }
}

/** A provider's page is never a script. */
function isWebAddress(url: string): boolean {
  return URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol)
}
