import { type Address, checkAddress, saveAddress } from '@gondola/contract/clients'
import { violationMessage } from '@gondola/contract/http'
import { addressTexts } from '../../texts/place.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { send } from '../../api/client.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { keepDraft, readDraft } from '../../state/session/drafts.ts'
import { forgetAddresses, placeOfAddress } from '../../state/place/lookups.ts'
import { noteTypedAddress, useUnsavedAddress } from '../../state/place/unsaved-address.ts'
import { Button } from '../../ui/button/button.tsx'
import { FieldError } from '../../ui/field/field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { useDraft } from '../forms/use-draft.ts'
import { showToast } from '../../ui/notices/toasts.ts'
import { tellFailure } from '../messages/tell.ts'
import styles from './address-form.module.css'

const EMPTY = {
  Calle: '',
  Numero: '',
  Piso: '',
  Localidad: '',
  CodigoPostal: '',
  Provincia: '',
  Referencia: '',
}
type Typed = typeof EMPTY

/** Each field's length (contract, `AddressDraft`), width and autofill. */
const FIELDS = [
  { name: 'Calle', max: 200, isWide: true, autoComplete: 'address-line1' },
  { name: 'Numero', max: 20, isWide: false, autoComplete: 'off' },
  { name: 'Piso', max: 40, isWide: false, autoComplete: 'address-line2' },
  { name: 'Localidad', max: 80, isWide: false, autoComplete: 'address-level2' },
  { name: 'CodigoPostal', max: 8, isWide: false, autoComplete: 'postal-code' },
  { name: 'Provincia', max: 80, isWide: true, autoComplete: 'address-level1' },
  { name: 'Referencia', max: 200, isWide: true, autoComplete: 'off' },
] as const satisfies readonly { name: keyof Typed; max: number; isWide: boolean; autoComplete: string }[]

const draftName = (client: number, Id: number | undefined) => `direccion ${client} ${Id ?? 'nueva'}`

/** Whether a new address was begun and neither saved nor given up: the form opens again. */
export const isAddressBegun = (client: number): boolean =>
  Object.keys(readDraft(draftName(client, undefined))).length > 0

export interface AddressFormProps {
  /** The address to change; absent: a new one. */
  address?: Address | undefined
  /** The locality known already, for an address that has none. */
  start?: Partial<Typed>
  /** Opened by itself, it leaves the focus where it is. */
  isUnasked?: boolean
  onSaved: (address: Address) => void
  onCancel: () => void
}

/** A client's address, new or changed. It needs a street and what says which branch delivers there. */
export function AddressForm({ address, start, isUnasked = false, onSaved, onCancel }: AddressFormProps) {
  const { Id: client } = useCustomer()
  const draft = draftName(client, address?.Id)
  const isIncomplete = address !== undefined && placeOfAddress(address) === null
  const [saved] = useState<Typed>(() => ({
    ...EMPTY,
    ...start,
    ...fieldsOf(address),
    ...(isIncomplete && start),
  }))
  const form = useForm<Typed>({ defaultValues: saved })
  useDraft(form, draft, saved)
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  const first = isIncomplete ? 'Localidad' : 'Calle'
  useEffect(() => {
    if (!isUnasked) setFocus(first)
  }, [setFocus, first, isUnasked])
  const { frame, isAsked } = useAskedToSave(FIELDS.some(({ name }) => form.watch(name) !== saved[name]))
  const askId = useId()
  const leave = () => {
    form.reset(saved)
    keepDraft(draft, {})
  }
  const submit = form.handleSubmit(async (typed) => {
    const violation = checkAddress(typed)
    if (violation)
      return form.setError('Calle', { message: violationMessage(violation).text }, { shouldFocus: true })
    if (typed.Localidad.trim() === '' && typed.CodigoPostal.trim() === '')
      return form.setError('Localidad', { message: addressTexts.missingPlace }, { shouldFocus: true })
    if (!/^[0-9A-Za-z]*$/.test(typed.CodigoPostal.trim()))
      return form.setError('CodigoPostal', { message: addressTexts.badCode }, { shouldFocus: true })
    try {
      const stored = await send(saveAddress, {
        body: {
          ...trimmed(typed),
          ...positionOf(address, typed),
          ...(address && { Id: address.Id }),
        },
      })
      leave()
      await forgetAddresses()
      showToast({ kind: 'success', title: addressTexts.saved })
      onSaved(stored)
    } catch (error) {
      tellFailure(error)
    }
  })
  return (
    <form ref={frame} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      {FIELDS.map(({ name, max, isWide, autoComplete }) => (
        <TextField
          key={name}
          className={isWide ? styles['wide'] : undefined}
          label={addressTexts[name]}
          maxLength={max}
          autoComplete={autoComplete}
          required={name === 'Calle'}
          error={errors[name]?.message}
          {...form.register(name)}
        />
      ))}
      <div className={styles['wide']}>
        <FieldError id={askId} error={isAsked ? addressTexts.saveFirst : null} />
      </div>
      <div className={styles['buttons']}>
        <Button type="submit" busy={isSubmitting} aria-describedby={isAsked ? askId : undefined}>
          {addressTexts.save}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            leave()
            onCancel()
          }}
        >
          {addressTexts.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Whoever goes on before the address is saved is led to the button that saves it. */
function useAskedToSave(isTyped: boolean) {
  const frame = useRef<HTMLFormElement>(null)
  const asked = useUnsavedAddress((address) => address.asked)
  useEffect(() => noteTypedAddress(isTyped), [isTyped])
  useEffect(() => () => noteTypedAddress(false), [])
  useEffect(() => {
    if (asked > 0) frame.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [asked])
  return { frame, isAsked: asked > 0 }
}

function fieldsOf(address: Address | undefined): Partial<Typed> {
  if (!address) return {}
  const { Calle, Numero, Piso, Localidad, CodigoPostal, Provincia, Referencia } = address
  return { Calle, Numero, Piso, Localidad, CodigoPostal, Provincia, Referencia }
}

const trimmed = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()])) as Typed

/** A position holds as long as the street does. */
function positionOf(address: Address | undefined, { Calle, Numero, Localidad }: Typed) {
  const isSame = address?.Calle === Calle && address.Numero === Numero && address.Localidad === Localidad
  return isSame ? { Latitud: address.Latitud, Longitud: address.Longitud } : { Latitud: null, Longitud: null }
}
