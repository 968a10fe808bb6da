import type { Address } from '@gondola/contract/clients'
import { isSamePlace } from '@gondola/contract/delivery'
import { useEffect } from 'react'
import { addressOf, choose, useCheckout } from '../../state/cart/checkout.ts'
import { placeOfAddress } from '../../state/place/lookups.ts'
import { useDeliveryPlace } from '../../state/place/place.ts'
import { useCustomer } from '../../state/session/customer.ts'

/**
 * Chooses the address in the header's place or, if that is no home, the usual one: nobody is asked twice. The only address
 * is chosen without its place, too, as after registering: what is left to do is to complete it.
 */
export function usePreselectedAddress(addresses: readonly Address[] | undefined): void {
  const customer = useCustomer()
  const place = useDeliveryPlace()
  const isOpen = useCheckout((order) => addressOf(order, customer) === null)
  useEffect(() => {
    if (!addresses || !isOpen) return
    const placed = addresses.filter((address) => placeOfAddress(address) !== null)
    const { Localidad = '', CodigoPostal = '' } = place ?? {}
    const fitting =
      place?.Forma === 'ED'
        ? placed.find((address) => isSamePlace(address, { Localidad, CodigoPostal }))
        : placed[0]
    const only = addresses.length === 1 && placed.length === 0 ? addresses[0] : undefined
    const chosen = fitting ?? only
    if (!chosen) return
    const { Predeterminada: _, ...fields } = chosen
    choose({ Entrega: { ...fields, Cliente: customer.Id } })
  }, [addresses, isOpen, place, customer])
}
