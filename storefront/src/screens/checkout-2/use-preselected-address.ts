import type { Address } from '@gondola/contract/clients'
import { isSamePlace } from '@gondola/contract/delivery'
import { useEffect, useRef } from 'react'
import { addressInWords, addressOf, choose, useCheckout } from '../../state/cart/checkout.ts'
import { inToldPlace, placeOfAddress } from '../../state/place/lookups.ts'
import { toldHome, useDeliveryPlace, usePlace } from '../../state/place/place.ts'
import { useSlotHold } from '../../state/slot-hold.ts'
import { useCustomer } from '../../state/session/customer.ts'

/**
 * Chooses the address in the header's place, of several the one that was used last; or, if that is no home, any that was,
 * else the usual one: nobody is asked twice. The only address
 * is chosen without its place, too, as after registering: it is in the header's place, or what is left is to complete it.
 */
export function usePreselectedAddress(addresses: readonly Address[] | undefined): void {
  const customer = useCustomer()
  const place = useDeliveryPlace()
  const told = usePlace(toldHome)
  const chosen = useCheckout((order) => addressOf(order, customer))
  const last = useSlotHold(({ lastAddress }) => lastAddress)
  // one chosen here before the last one was known gives way to it
  const automatic = useRef<number | null>(null)
  useEffect(() => {
    const whole = chosen && inToldPlace(chosen, told)
    if (whole !== chosen) return choose({ Entrega: whole })
    if (!addresses || (chosen !== null && (last === '' || chosen.Id !== automatic.current))) return
    const placed = addresses.filter((address) => placeOfAddress(address) !== null)
    const { Localidad = '', CodigoPostal = '' } = place ?? {}
    const fitting =
      place?.Forma === 'ED'
        ? placed.filter((address) => isSamePlace(address, { Localidad, CodigoPostal }))
        : placed
    const only = addresses.length === 1 && placed.length === 0 ? addresses[0] : undefined
    const wasLast = (address: Address) => addressInWords({ ...address, Cliente: customer.Id }) === last
    const found = fitting.find(wasLast) ?? fitting[0] ?? only
    if (!found || found.Id === chosen?.Id) return
    automatic.current = found.Id
    const { Predeterminada: _, ...fields } = inToldPlace(found, told)
    choose({ Entrega: { ...fields, Cliente: customer.Id } })
  }, [addresses, chosen, told, place, customer, last])
}
