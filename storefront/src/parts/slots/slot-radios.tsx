import {
  type DeliveryForm,
  type GridDay,
  type GridSlot,
  type ProposedSlot,
  slotText,
} from '@gondola/contract/delivery'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
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
}

/**
 * Days across and slots down, as one group of radio buttons; where there is no room, one day at a time below a row of
 * days. Up and down go through a day, left and right from day to day.
 */
export function SlotRadios({ FormaEntrega, chosen, grid, own, errorId, onTake }: SlotRadiosProps) {
  const { Dia, HorarioEntrega } = chosen
  const { days, proposed, costs } = grid
  const group = useRef<HTMLFieldSetElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<number | null>(null)
  const isShown = (Id: number | null) => days.some((day) => day.Id === Id)
  const shown = [opened, Dia, proposed?.Dia ?? null].find(isShown) ?? days[0]?.Id
  useEffect(() => {
    const button = strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    // not `scrollIntoView`: the page itself must stay
    if (strip.current && button)
      strip.current.scrollLeft = button.offsetLeft - (strip.current.clientWidth - button.offsetWidth) / 2
  }, [shown])
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
        {FormaEntrega === 'RS' ? slotTexts.pickupFree : costs && termsText(null, costs)}
      </p>
      <div ref={strip} role="group" aria-label={slotTexts.dates} className={styles['strip']}>
        {days.map(({ Id, Fecha }) => (
          <button key={Id} type="button" aria-pressed={Id === shown} onClick={() => setOpened(Id)}>
            <DayName Fecha={Fecha} />
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
                isAllowed={grid.isAllowed(slot, day)}
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

/** What recommends a slot: that it is the usual one or, to who has none, the first free one. */
function hintOf(
  day: GridDay,
  slot: GridSlot,
  { usual, proposed }: Pick<SlotChoice, 'usual' | 'proposed'>,
): string | null {
  if (usual === null)
    return proposed?.Dia === day.Id && proposed.HorarioEntrega === slotText(slot) ? slotTexts.first : null
  const weekday = new Date(`${day.Fecha}T00:00:00Z`).getUTCDay()
  return usual.DiaSemana === weekday && usual.HorarioEntrega === slotText(slot) ? slotTexts.usual : null
}

interface CellProps {
  day: GridDay
  slot: GridSlot
  isAllowed: boolean
  isChosen: boolean
  isOwn: boolean
  hint: string | null
  onTake: (slot: ProposedSlot) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

function Cell({ day, slot, isAllowed, isChosen, isOwn, hint, onTake, onKeyDown }: CellProps) {
  const id = useId()
  const hours = slotText(slot)
  const isFree = isOwn || (slot.Estado === 'libre' && isAllowed)
  const words = isOwn ? slotTexts.own : stateWords(slot, isAllowed, hint)
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
      {words && <span className={styles['state']}>{words}</span>}
    </label>
  )
}

function stateWords({ Estado, Quedan }: GridSlot, isAllowed: boolean, hint: string | null): string {
  if (Estado === 'completo') return slotTexts.full
  if (Estado === 'cerrado') return slotTexts.closed
  if (!isAllowed) return slotTexts.noAlcohol
  return [hint, Quedan !== undefined && placesLeft(Quedan)].filter(Boolean).join(' · ')
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
