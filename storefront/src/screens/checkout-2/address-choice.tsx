import type { NamedPlace } from '@gondola/contract/branches'
import type { Address } from '@gondola/contract/clients'
import { violationMessage } from '@gondola/contract/http'
import { checkoutTexts } from '../../texts/checkout.ts'
import { checkoutPlaceTexts as texts } from '../../texts/delivery.ts'
import { useEffect } from 'react'
import { AddressSelect } from '../../parts/addresses/address-select.tsx'
import { addressInWords, addressOf, choose, useCheckout } from '../../state/cart/checkout.ts'
import { useOrderBranch, useOrderZone } from '../../state/delivery.ts'
import { openDialog } from '../../state/dialogs.ts'
import { branchName, currentBranch, placeAt, takePlace } from '../../state/place/change-place.ts'
import { findPlace, placeOfAddress, useAddresses } from '../../state/place/lookups.ts'
import { toldHome, useDeliveryPlace, usePlace } from '../../state/place/place.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from './delivery-choice.module.css'
import { usePreselectedAddress } from './use-preselected-address.ts'

/** What the list of addresses shows on a phone of 390 px: it cannot break its line. */
const LIST_CHARACTERS = 32

/**
 * The address of a home delivery: one of the account's, or a new one. Of an address that another branch delivers to, says
 * which one, and leads to its report.
 */
export function AddressChoice({ isMissing, refused }: { isMissing: boolean; refused: string | null }) {
  const customer = useCustomer()
  const order = useCheckout()
  const { data: addresses } = useAddresses()
  const place = useDeliveryPlace()
  const told = usePlace(toldHome)
  usePreselectedAddress(addresses)
  useTakenPlace()
  const trouble = useTrouble(isMissing, refused)
  const chosen = addressOf(order, customer)
  const words = chosen ? addressInWords(chosen) : ''
  const take = (address: Address | undefined) => {
    if (!address) return choose({ Entrega: null })
    const { Predeterminada: _, ...fields } = address
    choose({ Entrega: { ...fields, Cliente: customer.Id } })
    const named = placeOfAddress(address)
    if (named !== null) void reportOtherBranch(named)
  }
  return (
    <div className={styles['address']}>
      <AddressSelect
        client={customer.Id}
        chosenId={chosen?.Id}
        none={checkoutTexts.choose}
        trouble={trouble}
        hint={<Incomplete />}
        isNeeded
        told={told}
        {...(place && {
          start: { Localidad: place.Localidad ?? '', CodigoPostal: place.CodigoPostal ?? '' },
        })}
        onTake={take}
      >
        {chosen && (chosen.Referencia || words.length > LIST_CHARACTERS) && <p>{words}</p>}
        <OtherBranch />
        <NoBranch />
      </AddressSelect>
    </div>
  )
}

/** Of an address that another branch delivers to, shows first what its prices do to the cart. */
async function reportOtherBranch(named: NamedPlace): Promise<void> {
  // Without an answer the field says why, from its own look-up.
  const lookup = await findPlace(named).catch(() => null)
  if (!lookup || lookup.Opciones.some(({ Sucursal }) => Sucursal === currentBranch())) return
  const wanted = placeAt(named, lookup)
  if (wanted) openDialog('place', { wanted })
}

/** Once the order's branch delivers to the address, that is the header's place, too. */
function useTakenPlace(): void {
  const { named, isReached } = useOrderZone()
  const branch = useOrderBranch()
  const hasAddress = useCheckout(({ Entrega }) => Entrega != null)
  useEffect(() => {
    if (!isReached || !hasAddress || branch === undefined || named === null) return
    const next = { Forma: 'ED' as const, Sucursal: branch, ...named }
    if (JSON.stringify(usePlace.getState().kept?.place) !== JSON.stringify(next)) takePlace(next)
  }, [isReached, hasAddress, branch, named])
}

/** Why the order cannot go to the address, in words; null if it can, or while that is not known. */
function useTrouble(isMissing: boolean, refused: string | null): string | null {
  const customer = useCustomer()
  const chosen = useCheckout((order) => addressOf(order, customer))
  const { named, isReached, other, pickups } = useOrderZone()
  if (!chosen) return isMissing ? texts.choose : null
  if (named === null) return isMissing ? texts.incomplete : null
  if (isReached || other === undefined) return refused
  if (other) return texts.otherBranch(other.Nombre)
  const Nombre = branchName(pickups[0]) ?? null
  return violationMessage({ code: 'fuera-de-zona', Nombre }).text
}

/** The way on from an address that another branch delivers to. */
function OtherBranch() {
  const { other, named } = useOrderZone()
  if (!other || named === null) return null
  const wanted = { Forma: 'ED' as const, Sucursal: other.Sucursal, ...named }
  return (
    <Button variant="secondary" size="s" onClick={() => openDialog('place', { wanted })}>
      {texts.moveTo(other.Nombre)}
    </Button>
  )
}

/** The ways on from an address that no branch delivers to: pickup, or to be told when one does. */
function NoBranch() {
  const { other, named } = useOrderZone()
  if (other !== null || named === null) return null
  return (
    <Button variant="secondary" size="s" onClick={() => openDialog('place', { outside: named })}>
      {texts.pickUpOrWait}
    </Button>
  )
}

function Incomplete() {
  const { named } = useOrderZone()
  const hasAddress = useCheckout(({ Entrega }) => Entrega != null)
  return hasAddress && named === null && texts.incomplete
}
