import { type Address, addressLine } from '@gondola/contract/clients'
import type { NamedPlace } from '@gondola/contract/branches'
import { type ReactNode, useRef, useState } from 'react'
import { inToldPlace, placeOfAddress, useAddresses } from '../../state/place/lookups.ts'
import { useUnsavedAddress } from '../../state/place/unsaved-address.ts'
import { checkoutPlaceTexts as texts } from '../../texts/delivery.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { RetryHint } from '../forms/retry-hint.tsx'
import { failureMessage } from '../messages/tell.ts'
import { AddressForm, type AddressFormProps, isAddressBegun } from './address-form.tsx'

interface AddressSelectProps extends Pick<AddressFormProps, 'start'> {
  client: number
  /** Where addresses without a place are. */
  told?: NamedPlace | null
  chosenId: number | undefined
  /** The first option: none of the account's. */
  none: string
  trouble: string | null
  hint: ReactNode
  /** Whether the form of a new address is open if the account has none. */
  isNeeded?: boolean
  buttonClass?: string | undefined
  /** Undefined: the first option. */
  onTake: (address: Address | undefined) => void
  /** Between the select and the form. */
  children?: ReactNode
}

/**
 * One of the account's addresses, or a new one. The form of one without its place is open, also if it was chosen before the
 * page was loaded; closing a form leaves the focus on the select.
 */
export function AddressSelect({
  client,
  chosenId,
  none,
  trouble,
  hint,
  isNeeded = false,
  buttonClass,
  start,
  told = null,
  onTake,
  children,
}: AddressSelectProps) {
  const { data, error, refetch, isFetching } = useAddresses()
  const addresses = data?.map((address) => inToldPlace(address, told))
  const [open, setOpen] = useState<Address | 'new' | null>(() => (isAddressBegun(client) ? 'new' : null))
  const select = useRef<HTMLSelectElement>(null)
  const failure = addresses ? null : error
  // The form says then what is to be done.
  const isAsked = useUnsavedAddress(({ asked }) => asked > 0)
  const incomplete = addresses?.find((address) => address.Id === chosenId && placeOfAddress(address) === null)
  const edited = open ?? incomplete ?? (isNeeded && addresses?.length === 0 ? 'new' : null)
  const take = (address: Address | undefined) => {
    setOpen(address && placeOfAddress(address) === null ? address : null)
    onTake(address)
  }
  return (
    <>
      <SelectField
        ref={select}
        name="Entrega"
        label={texts.address}
        value={chosenId ?? ''}
        disabled={!addresses}
        error={failure ? failureMessage(failure).text : isAsked ? null : trouble}
        hint={failure ? <RetryHint onRetry={() => void refetch()} busy={isFetching} /> : !isAsked && hint}
        onChange={({ target }) => take(addresses?.find(({ Id }) => String(Id) === target.value))}
      >
        <option value="">{none}</option>
        {addresses?.map((address) => (
          <option key={address.Id} value={address.Id}>
            {[addressLine(address), address.Localidad, address.CodigoPostal].filter(Boolean).join(', ')}
          </option>
        ))}
      </SelectField>
      {children}
      {edited === null ? (
        <Button
          variant="secondary"
          size="s"
          className={buttonClass}
          disabled={!addresses}
          onClick={() => setOpen('new')}
        >
          {texts.add}
        </Button>
      ) : (
        <AddressForm
          key={edited === 'new' ? 'new' : edited.Id}
          address={edited === 'new' ? undefined : edited}
          isUnasked={open === null}
          {...(start && { start })}
          onSaved={(saved) => {
            select.current?.focus()
            take(saved)
          }}
          onCancel={() => {
            setOpen(null)
            select.current?.focus()
            if (incomplete) onTake(undefined)
          }}
        />
      )}
    </>
  )
}
