import {
  type Address,
  addressLine,
  ADDRESSES_MAX,
  chooseDefaultAddress,
  removeAddress,
} from '@gondola/contract/clients'
import { addressTexts } from '../../texts/place.ts'
import { useRef, useState } from 'react'
import { send } from '../../api/client.ts'
import { AddressForm, isAddressBegun } from '../../parts/addresses/address-form.tsx'
import formStyles from '../../parts/forms/form.module.css'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { tellFailure } from '../../parts/messages/tell.ts'
import { forgetAddresses, useAddresses } from '../../state/place/lookups.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { Button } from '../../ui/button/button.tsx'
import { classes } from '../../ui/classes.ts'
import { showToast } from '../../ui/notices/toasts.ts'
import { Loading } from '../../ui/states/loading.tsx'
import { Badge } from '../../ui/text/badge.tsx'
import styles from './own-addresses.module.css'

/** The form that is open: an address's, or a new one's. */
type Open = Address | 'new' | null

/** 'Mis direcciones': the customer's addresses, one of them the usual one. */
export function OwnAddresses() {
  const { Id } = useCustomer()
  const { data, error, refetch, isFetching } = useAddresses()
  const [open, setOpen] = useState<Open>(() => (isAddressBegun(Id) ? 'new' : null))
  const heading = useRef<HTMLHeadingElement>(null)
  /** What had the focus is gone. */
  const focusHeading = () => heading.current?.focus()
  const close = () => {
    setOpen(null)
    focusHeading()
  }
  return (
    <section className={classes(formStyles['form'], formStyles['card'])}>
      <h2 ref={heading} tabIndex={-1}>
        {addressTexts.title}
      </h2>
      <p className={formStyles['intro']}>{data?.length === 0 ? addressTexts.empty : addressTexts.intro}</p>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {!error && !data && <Loading />}
      <ul className={styles['addresses']}>
        {data?.map((address) => (
          <li key={address.Id} className={styles['address']}>
            {open !== null && open !== 'new' && open.Id === address.Id ? (
              <AddressForm address={address} onSaved={close} onCancel={close} />
            ) : (
              <OneAddress address={address} onEdit={() => setOpen(address)} onRemoved={focusHeading} />
            )}
          </li>
        ))}
      </ul>
      {open === 'new' && <AddressForm onSaved={close} onCancel={close} />}
      {open !== 'new' && data && data.length < ADDRESSES_MAX && (
        <div className={formStyles['submit']}>
          <Button variant="secondary" onClick={() => setOpen('new')}>
            {addressTexts.add}
          </Button>
        </div>
      )}
    </section>
  )
}

interface OneAddressProps {
  address: Address
  onEdit: () => void
  onRemoved: () => void
}

function OneAddress({ address, onEdit, onRemoved }: OneAddressProps) {
  const { Id, Localidad, CodigoPostal, Provincia, Referencia, Predeterminada } = address
  const [isBusy, setBusy] = useState(false)
  const street = addressLine(address)
  const change = async (call: () => Promise<unknown>, told?: string, onDone?: () => void) => {
    setBusy(true)
    try {
      await call()
      await forgetAddresses()
      if (told) showToast({ kind: 'success', title: told })
      onDone?.()
    } catch (error) {
      tellFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p className={styles['words']}>
        <strong>{street}</strong> {Predeterminada && <Badge tone="brand">{addressTexts.isDefault}</Badge>}
        <span className={styles['detail']}>
          {[Localidad, CodigoPostal, Provincia].filter(Boolean).join(', ')}
        </span>
        {Referencia && <span className={styles['detail']}>{Referencia}</span>}
      </p>
      <div className={formStyles['submit']}>
        <Button size="s" variant="secondary" aria-label={addressTexts.editOf(street)} onClick={onEdit}>
          {addressTexts.edit}
        </Button>
        {!Predeterminada && (
          <Button
            size="s"
            variant="quiet"
            busy={isBusy}
            aria-label={addressTexts.makeDefaultOf(street)}
            onClick={() => void change(() => send(chooseDefaultAddress, { params: { Id } }))}
          >
            {addressTexts.makeDefault}
          </Button>
        )}
        {Id > 0 && (
          <Button
            size="s"
            variant="quiet"
            busy={isBusy}
            aria-label={addressTexts.removeOf(street)}
            onClick={() =>
              void change(() => send(removeAddress, { params: { Id } }), addressTexts.removed, onRemoved)
            }
          >
            {addressTexts.remove}
          </Button>
        )}
      </div>
    </>
  )
}
