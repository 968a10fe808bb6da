import type { NamedPlace } from '@gondola/contract/branches'
import { type Address, addressLine } from '@gondola/contract/clients'
import { addressTexts, placeTexts } from '../../texts/place.ts'
import { useState } from 'react'
import { useRested } from '../../api/scheduling.ts'
import { sellingBranches } from '../../state/place/change-place.ts'
import { placeOfAddress, useAddresses, useLocalities } from '../../state/place/lookups.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { PinIcon } from '../../ui/icons/icons.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './place-dialog.module.css'

/** A postal code, as digits (`7000`) or whole (`B7000ABC`). */
const POSTAL_CODE = /^[a-z]?\d{4}[a-z]{0,3}$/i

interface PlaceChoiceProps {
  onChoose: (place: NamedPlace) => void
  isBusy: boolean
  /** What the look-up of a position said. */
  trouble: string
  /** Chosen again: what was pressed is gone, and the field has the focus. */
  isBack: boolean
}

/** By locality or postal code, by the customer's addresses, or by the browser's position. */
export function PlaceChoice({ onChoose, isBusy, trouble, isBack }: PlaceChoiceProps) {
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const { data: found } = useLocalities(useRested(text))
  const localities = text === '' ? branchLocalities() : (found ?? [])
  const position = usePosition(onChoose)
  return (
    <>
      <p className={styles['intro']}>{placeTexts.intro}</p>
      <form
        className={styles['search']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (text !== '') onChoose(namedBy(text))
        }}
      >
        <TextField
          label={placeTexts.field}
          autoFocus={isBack}
          autoComplete="off"
          maxLength={80}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="secondary" busy={isBusy}>
          {placeTexts.search}
        </Button>
      </form>
      <VisuallyHidden>
        <span role="status">{found && text !== '' ? placeTexts.count(found.length) : ''}</span>
      </VisuallyHidden>
      {localities.length > 0 && (
        <ul className={styles['choices']} aria-label={text === '' ? placeTexts.near : placeTexts.suggestions}>
          {localities.map((place) => (
            <li key={`${place.Localidad} ${place.CodigoPostal}`}>
              <ChoiceButton onClick={() => onChoose(place)}>
                {[place.Localidad, place.CodigoPostal].filter(Boolean).join(', ')}
              </ChoiceButton>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="quiet"
        icon={<PinIcon size={20} />}
        busy={position.isLocating}
        onClick={position.locate}
      >
        {position.isLocating ? placeTexts.locating : placeTexts.locate}
      </Button>
      <p role="status" className={styles['trouble']}>
        {position.trouble || trouble}
      </p>
      <OwnAddresses onChoose={onChoose} />
    </>
  )
}

export function ChoiceButton({ onClick, children }: { onClick: () => void; children: React.ReactNode }) {
  return (
    <button type="button" className={styles['choice']} onClick={onClick}>
      {children}
    </button>
  )
}

/** The customer's addresses that say where they are. */
function OwnAddresses({ onChoose }: Pick<PlaceChoiceProps, 'onChoose'>) {
  const { data = [] } = useAddresses()
  const placed = data.flatMap((address) => {
    const named = placeOfAddress(address)
    return named ? [{ address, named }] : []
  })
  if (placed.length === 0) return null
  return (
    <section>
      <h3 className={styles['heading']}>{addressTexts.title}</h3>
      <ul className={styles['choices']}>
        {placed.map(({ address, named }) => (
          <li key={address.Id}>
            <ChoiceButton onClick={() => onChoose(named)}>{inWords(address)}</ChoiceButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

const inWords = (address: Address) => [addressLine(address), address.Localidad].filter(Boolean).join(' · ')

/** The branches' own localities, for those who live near one: one press instead of typing. */
function branchLocalities(): NamedPlace[] {
  const places = sellingBranches().flatMap(({ Localidad, CodigoPostal = '' }) =>
    Localidad ? [{ Localidad, CodigoPostal }] : [],
  )
  return [...new Map(places.map((place) => [`${place.Localidad} ${place.CodigoPostal}`, place])).values()]
}

/** What was typed: a postal code, or a locality. */
function namedBy(text: string): NamedPlace {
  return POSTAL_CODE.test(text) ? { CodigoPostal: text.toUpperCase() } : { Localidad: text }
}

const ANSWER_MAX_MS = 15_000
/** Five decimals are a metre; more would tell no branch apart. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000

/** 'Usar mi ubicación': the browser's position, or why there is none. */
function usePosition(onFound: (place: NamedPlace) => void) {
  const [isLocating, setLocating] = useState(false)
  const [trouble, setTrouble] = useState('')
  const fail = (text: string) => {
    setLocating(false)
    setTrouble(text)
  }
  const locate = () => {
    // missing without https
    if (!('geolocation' in navigator)) return fail(placeTexts.locateFailed)
    setLocating(true)
    setTrouble('')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false)
        onFound({ Latitud: rounded(coords.latitude), Longitud: rounded(coords.longitude) })
      },
      ({ code, PERMISSION_DENIED }) =>
        fail(code === PERMISSION_DENIED ? placeTexts.locateRefused : placeTexts.locateFailed),
      { timeout: ANSWER_MAX_MS, maximumAge: 600_000 },
    )
  }
  return { locate, isLocating, trouble }
}
