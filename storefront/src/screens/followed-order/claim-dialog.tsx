import { FormModal } from '../../parts/forms/form-modal.tsx'
import { formatQuantity } from '@gondola/contract/base'
import type { CartLine } from '@gondola/contract/cart'
import {
  claimableOf,
  CLAIM_REASON_NAMES,
  CLAIM_REASONS,
  type ClaimedLine,
  DOOR_RETURNS,
  type Order,
  type OrderClaims,
  type ReturnMeans,
} from '@gondola/contract/orders'
import { useId, useState, type FormEvent } from 'react'
import { tellFailure, tellSuccess } from '../../parts/messages/tell.ts'
import { useClaimLines } from '../../state/cart/order-claims.ts'
import { claimTexts as texts, RETURN_CHOICES } from '../../texts/claims.ts'
import { CheckboxField } from '../../ui/field/checkbox-field.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import styles from './claims.module.css'

/** A line that is marked, whose reason may not be chosen yet. */
type MarkedLine = Omit<ClaimedLine, 'Motivo'> & Partial<Pick<ClaimedLine, 'Motivo'>>

interface ClaimDialogProps {
  order: Order
  /** Those that may be claimed. */
  lines: readonly CartLine[]
  /** Of them, those that the customer called bad: marked at first. */
  bad: readonly CartLine[]
  claims: OrderClaims
  onClose: () => void
}

/** Says of lines that came what was wrong, with a photo if wanted, and how the money of the door goes back. */
export function ClaimDialog({ order, lines, bad, claims, onClose }: ClaimDialogProps) {
  const { mutate, isPending } = useClaimLines(order.Cliente, order.Id)
  const [chosen, setChosen] = useState<ReadonlyMap<number, MarkedLine>>(
    () => new Map(bad.map(({ Items }) => [Items, { Items, Motivo: 'mal' }])),
  )
  const [photos, setPhotos] = useState<ReadonlyMap<number, File>>(new Map())
  const isAtDoor = claims.EnLaPuerta > 0
  const [Medio, setMedio] = useState<ReturnMeans>(isAtDoor ? 'saldo' : 'mismo')
  const [Cuenta, setCuenta] = useState('')
  const [isTried, setTried] = useState(false)
  const choose = (Items: number, line: MarkedLine | null) => {
    const next = new Map(chosen)
    if (line === null) next.delete(Items)
    else next.set(Items, line)
    setChosen(next)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const required = event.currentTarget.querySelectorAll<HTMLSelectElement>('[required]')
    const empty = [...required].find(({ value }) => value.trim() === '')
    empty?.focus()
    const Lineas = [...chosen.values()].filter((line): line is ClaimedLine => line.Motivo !== undefined)
    if (empty || Lineas.length === 0 || isPending) return
    const draft = { Lineas, Medio, ...(Medio === 'transferencia' && { Cuenta }) }
    mutate(
      { draft, photos },
      {
        onSuccess: () => {
          onClose()
          tellSuccess({ title: texts.sent, text: texts.sentText })
        },
        onError: (error) => tellFailure(error),
      },
    )
  }
  return (
    <FormModal
      title={texts.dialog}
      onClose={onClose}
      send={texts.send}
      busy={isPending}
      onSubmit={send}
      cancel={texts.cancel}
      className={styles['form']}
    >
      <ul className={styles['lines']} aria-label={texts.lines}>
        {lines.map((line) => (
          <li key={line.Items}>
            <ClaimLine
              line={line}
              came={claimableOf(line, claims.Reclamos)!}
              claimed={chosen.get(line.Items) ?? null}
              isTried={isTried}
              onChange={(claimed) => choose(line.Items, claimed)}
              onPhoto={(photo) => setPhotos(new Map(photos).set(line.Items, photo))}
            />
          </li>
        ))}
      </ul>
      {isAtDoor && (
        <SelectField
          label={texts.means}
          value={Medio}
          onChange={({ target }) => setMedio(target.value as ReturnMeans)}
        >
          {DOOR_RETURNS.map((means) => (
            <option key={means} value={means}>
              {RETURN_CHOICES[means]}
            </option>
          ))}
        </SelectField>
      )}
      {Medio === 'transferencia' && (
        <TextField
          label={texts.account}
          required
          maxLength={60}
          error={isTried && Cuenta.trim() === '' ? texts.accountMissing : null}
          value={Cuenta}
          onChange={({ target }) => setCuenta(target.value)}
        />
      )}
      <p role="alert" className={styles['fault']}>
        {isTried && chosen.size === 0 && texts.none}
      </p>
    </FormModal>
  )
}

interface ClaimLineProps {
  line: CartLine
  /** What of it is left to claim. */
  came: NonNullable<ReturnType<typeof claimableOf>>
  claimed: MarkedLine | null
  /** It was to be sent. */
  isTried: boolean
  onChange: (claimed: MarkedLine | null) => void
  onPhoto: (photo: File) => void
}

function ClaimLine({ line, came, claimed, isTried, onChange, onPhoto }: ClaimLineProps) {
  const photoId = useId()
  const { Items } = line
  const before = came.claimed > 0 && { YaReclamado: came.claimed }
  const set = (part: Partial<ClaimedLine>) => onChange({ Items, ...before, ...claimed, ...part })
  return (
    <>
      <CheckboxField
        label={`${came.Descrip}, ${formatQuantity(came.Cantidad, came.Unidad)}${
          came.claimed > 0 ? texts.before(formatQuantity(came.claimed, came.Unidad)) : ''
        }`}
        checked={claimed !== null}
        onChange={({ target }) => (target.checked ? set({}) : onChange(null))}
      />
      {claimed !== null && (
        <div className={styles['details']} role="group" aria-label={came.Descrip}>
          <SelectField
            label={texts.reason}
            required
            error={isTried && claimed.Motivo === undefined ? texts.reasonMissing : null}
            value={claimed.Motivo ?? ''}
            onChange={({ target }) => set({ Motivo: target.value as ClaimedLine['Motivo'] })}
          >
            <option value="">{texts.reasonMissing}</option>
            {CLAIM_REASONS.filter((reason) => reason !== 'peso' || came.Unidad === 100).map((reason) => (
              <option key={reason} value={reason}>
                {CLAIM_REASON_NAMES[reason]}
              </option>
            ))}
          </SelectField>
          {came.Cantidad > 1 && (
            <TextField
              label={came.Unidad === 100 ? texts.grams : texts.pieces}
              type="number"
              inputMode="numeric"
              min={1}
              max={came.Cantidad}
              defaultValue={came.Cantidad}
              onChange={({ target }) => set({ Cantidad: quantityOf(target.value, came.Cantidad) })}
            />
          )}
          <div className={styles['photo']}>
            <label htmlFor={photoId}>{texts.photo}</label>
            <input
              id={photoId}
              type="file"
              accept="image/jpeg,image/png,image/webp"
              aria-describedby={`${photoId}-hint`}
              onChange={({ target }) => target.files?.[0] && onPhoto(target.files[0])}
            />
            <small id={`${photoId}-hint`}>{texts.photoHint}</small>
          </div>
          <TextField
            label={texts.note}
            maxLength={500}
            value={claimed.Nota ?? ''}
            onChange={({ target }) => set({ Nota: target.value })}
          />
        </div>
      )}
    </>
  )
}

/** A whole number from 1 to what came; anything else is all of it. */
function quantityOf(typed: string, most: number): number {
  const read = Math.floor(Number(typed))
  return read >= 1 && read <= most ? read : most
}
