import type { Address } from '@gondola/contract/clients'
import { isSamePlace } from '@gondola/contract/delivery'
import { useEffect } from 'react'
import { addressOf, choose, useCheckout } from '../../state/cart/checkout.ts'
import { inToldPlace, placeOfAddress } from '../../state/place/lookups.ts'
import { toldHome, useDeliveryPlace, usePlace } from '../../state/place/place.ts'
import { useCustomer } from '../../state/session/customer.ts'

/**
 * Chooses the address in the header's place or, if that is no home, the usual one: nobody is asked twice. The only address
 * is chosen without its place, too, as after registering: it is in the header's place, or what is left is to complete it.
 */
export function usePreselectedAddress(addresses: readonly Address[] | undefined): void {
  const customer = useCustomer()
  const place = useDeliveryPlace()
  const told = usePlace(toldHome)
  const chosen = useCheckout((order) => addressOf(order, customer))
  useEffect(() => {
    if (chosen !== null) {
      const whole = inToldPlace(chosen, told)
      if (whole !== chosen) choose({ Entrega: whole })
      return
    }
    if (!addresses) return
    const placed = addresses.filter((address) => placeOfAddress(address) !== null)
    const { Localidad = '', CodigoPostal = '' } = place ?? {}
    const fitting =
      place?.Forma === 'ED'
        ? placed.find((address) => isSamePlace(address, { Localidad, CodigoPostal }))
        : placed[0]
    const only = addresses.length === 1 && placed.length === 0 ? addresses[0] : undefined
    const found = fitting ?? only
    if (!found) return
    const { Predeterminada: _, ...fields } = inToldPlace(found, told)
    choose({ Entrega: { ...fields, Cliente: customer.Id } })
  }, [addresses, chosen, told, place, customer])
}
