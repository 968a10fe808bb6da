import {
  type DeliveryForm,
  type GridDay,
  type GridSlot,
  type ProposedSlot,
  slotText,
} from '@gondola/contract/delivery'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { placesLeft } from '../../texts/checkout.ts'
import { dayWords, hoursWords, shortDay, slotTexts, termsText } from '../../texts/delivery.ts'
import type { Chosen } from '../../state/slot-hold.ts'
import { classes } from '../../ui/classes.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './slot-radios.module.css'
import type { SlotChoice } from './use-slot-grid.ts'

export interface SlotRadiosProps {
  FormaEntrega: DeliveryForm
  chosen: Chosen
  grid: SlotChoice
  /** The place that the order has already: it can be chosen though it is full or closed. */
  own?: Chosen
  /** Of an error text about the choice. */
  errorId?: string | undefined
  onTake: (slot: ProposedSlot) => void
  /** A day was pressed among the days. */
  onDay?: (Dia: number) => void
}

/**
 * Days across and slots down, as one group of radio buttons; where there is no room, one day at a time below the days,
 * each with its state. Up and down go through a day, left and right from day to day.
 */
export function SlotRadios({ FormaEntrega, chosen, grid, own, errorId, onTake, onDay }: SlotRadiosProps) {
  const { Dia, HorarioEntrega } = chosen
  const { days, proposed, costs } = grid
  const group = useRef<HTMLFieldSetElement>(null)
  const [opened, setOpened] = useState<number | null>(null)
  const isShown = (Id: number | null) => days.some((day) => day.Id === Id)
  const shown = [opened, Dia, proposed?.Dia ?? null].find(isShown) ?? days[0]?.Id
  if (days.length === 0) return null
  const take = (slot: ProposedSlot) => {
    setOpened(slot.Dia)
    onTake(slot)
  }
  const goSideways = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const from = event.currentTarget.dataset
    if (step === undefined || from['day'] === undefined) return
    event.preventDefault()
    const next = nextFree(group.current, days, { day: Number(from['day']), hours: from['hours'] ?? '', step })
    if (!next) return
    // a day that is not open yet must be, to have the focus
    flushSync(() => setOpened(Number(next.dataset['day'])))
    next.focus()
    next.click()
  }
  return (
    <fieldset ref={group} className={styles['grid']} aria-describedby={errorId}>
      <legend>{slotTexts.question[FormaEntrega]}</legend>
      <p className={styles['costs']}>
        {FormaEntrega === 'RS' ? slotTexts.pickupFree : costs && termsText(costs)}
        {FormaEntrega === 'ED' && costs && costs.Monto1 > 0 && ` ${slotTexts.sameFee}`}
      </p>
      {grid.alcoholNote && <p className={styles['costs']}>{grid.alcoholNote}</p>}
      <div role="group" aria-label={slotTexts.dates} className={styles['strip']}>
        {days.map((day) => (
          <button
            key={day.Id}
            type="button"
            aria-pressed={day.Id === shown && [opened, Dia].includes(day.Id)}
            onClick={() => {
              setOpened(day.Id)
              onDay?.(day.Id)
            }}
          >
            <DayName Fecha={day.Fecha} /> <small>{dayState(day, grid)}</small>
          </button>
        ))}
      </div>
      <div className={styles['days']}>
        {days.map((day) => (
          <div key={day.Id} className={classes(styles['day'], day.Id === shown && styles['open'])}>
            <p className={styles['head']} aria-hidden>
              <DayName Fecha={day.Fecha} />
            </p>
            {day.Horarios.map((slot) => (
              <Cell
                key={slot.Id}
                day={day}
                slot={slot}
                grid={grid}
                isChosen={day.Id === Dia && slotText(slot) === HorarioEntrega}
                isOwn={day.Id === own?.Dia && slotText(slot) === own.HorarioEntrega}
                hint={hintOf(day, slot, grid)}
                onTake={take}
                onKeyDown={goSideways}
              />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

function DayName({ Fecha }: { Fecha: string }) {
  const [weekday, date] = shortDay(Fecha)
  return (
    <>
      <span>{weekday}</span> <strong>{date}</strong>
    </>
  )
}

/** What a day has left for this cart. */
function dayState(day: GridDay, { isAllowed, isDry }: SlotChoice): string {
  const { dayStates, noAlcohol } = slotTexts
  const free = day.Horarios.filter(({ Estado }) => Estado === 'libre')
  const allowed = free.filter((slot) => isAllowed(slot, day))
  if (allowed.length > 0) return allowed.every(isScarce) ? dayStates.pocos : dayStates.libre
  if (free.some((slot) => isDry(slot, day))) return noAlcohol
  return day.Horarios.some(({ Estado }) => Estado === 'completo') ? dayStates.completo : dayStates.cerrado
}

const isScarce = ({ Quedan, Ultimos }: GridSlot) => Quedan !== undefined || Ultimos === true

/** What recommends a slot: that it is the usual one, or the first free one. */
function hintOf(
  day: GridDay,
  slot: GridSlot,
  { usual, first }: Pick<SlotChoice, 'usual' | 'first'>,
): string | null {
  const weekday = new Date(`${day.Fecha}T00:00:00Z`).getUTCDay()
  if (usual?.DiaSemana === weekday && usual.HorarioEntrega === slotText(slot)) return slotTexts.usual
  return first?.Dia === day.Id && first.HorarioEntrega === slotText(slot) ? slotTexts.first : null
}

interface CellProps {
  day: GridDay
  slot: GridSlot
  grid: SlotChoice
  isChosen: boolean
  isOwn: boolean
  hint: string | null
  onTake: (slot: ProposedSlot) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

function Cell({ day, slot, grid, isChosen, isOwn, hint, onTake, onKeyDown }: CellProps) {
  const id = useId()
  const hours = slotText(slot)
  const isFree = isOwn || (slot.Estado === 'libre' && grid.isAllowed(slot, day))
  const until = isFree && slot.Cierra && slotTexts.until(slot.Cierra, grid.today)
  const words = isOwn ? slotTexts.own : stateWords(slot, grid.isDry(slot, day), hint)
  return (
    <label
      htmlFor={id}
      className={classes(styles['cell'], isFree && (isOwn || hint !== null) && styles['hinted'])}
    >
      <input
        id={id}
        type="radio"
        name="franja"
        value={`${day.Id} ${hours}`}
        data-day={day.Id}
        data-hours={hours}
        checked={isChosen}
        disabled={!isFree && !isChosen}
        onKeyDown={onKeyDown}
        onChange={() => onTake({ Dia: day.Id, HorarioEntrega: hours })}
      />
      <VisuallyHidden>{dayWords(day.Fecha)}, </VisuallyHidden>
      <span className={styles['hours']}>{hoursWords(slot)}</span>
      {until && <span className={styles['until']}>{until}</span>}
      {words && <span className={styles['state']}>{words}</span>}
    </label>
  )
}

function stateWords({ Estado, Quedan, Ultimos }: GridSlot, isDry: boolean, hint: string | null): string {
  if (Estado === 'completo') return slotTexts.full
  if (Estado === 'cerrado') return slotTexts.closed
  const left = Quedan === undefined ? Ultimos && slotTexts.last : placesLeft(Quedan)
  return [hint, left, isDry && slotTexts.noAlcohol].filter(Boolean).join(' · ')
}

/** The next free slot of the same hours, in the direction of the arrow. */
function nextFree(
  group: HTMLElement | null,
  days: readonly GridDay[],
  { day, hours, step }: { day: number; hours: string; step: number },
): HTMLInputElement | undefined {
  const at = days.findIndex(({ Id }) => Id === day)
  const ahead = step > 0 ? days.slice(at + 1) : days.slice(0, at).toReversed()
  return (
    ahead
      .map(({ Id }) =>
        group?.querySelector<HTMLInputElement>(`input[data-day="${Id}"][data-hours="${hours}"]`),
      )
      .find((input) => input?.disabled === false) ?? undefined
  )
}
