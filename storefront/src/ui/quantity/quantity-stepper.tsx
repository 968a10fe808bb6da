import { WEIGHT_MIN_GRAMS } from '@gondola/contract/base'
import { meantWeights, typedWeight, weightInPieces } from '@gondola/contract/cart'
import { quantityTexts } from '../../texts/quantity.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { MinusIcon, PlusIcon } from '../icons/icons.tsx'
import styles from './quantity-stepper.module.css'

import { WeightQuestions, useSettled } from './weight-questions.tsx'
import { useLongPress } from './use-long-press.ts'
import { QuantityField, typedQuantity } from './quantity-field.tsx'

export interface QuantityStepperProps {
  /**
   * The article's `unidad`: 1 by the piece, 100 by weight in grams. Used as step, minimum and placeholder (spec §2).
   */
  unidad: number
  /** Pieces or grams; null while the field is empty. */
  value: number | null
  /** Called when a button is pressed; of what is typed, on Enter, when the field is left, and after a pause. */
  onChange: (quantity: number | null) => void
  /** The most pieces or grams. */
  most?: number | undefined
  /** The known weight of one piece of what is weighed. */
  gramsOfPiece?: number | null
  /** The article's description, for the accessible names of field and buttons; without it, they are in its card. */
  article?: string
  /** Id of the error message. */
  errorId?: string | undefined
  size?: 's' | 'm'
  disabled?: boolean
  /** Left empty or at zero, the field becomes one `unidad`; without this it stays, and its owner says what that means. */
  isNeverEmpty?: boolean
  /** Pressing minus at one `unidad` calls this; without it, the button is disabled there. Holding it does not. */
  onRemove?: () => void
  /**
   * A press made it appear in the place of what was pressed: plus takes the focus, unless something else has it, and
   * the second tap of a double tap is not taken for a press of plus.
   */
  isSwapped?: boolean
  /** What was typed and became one `unidad` (spec §5): asks what it means. */
  asked?: string | undefined
  className?: string | undefined
}

/**
 * Minus button, quantity field, plus button. Holding a button repeats it; an empty field counts as one `unidad`. Less
 * than one `unidad` becomes one when the field is left (spec §5), and a few grams ask whether kilograms were meant.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { unidad, value, onChange, most = Infinity, article, errorId, size = 'm', disabled, onRemove } = props
  const { gramsOfPiece = null } = props
  const isWeight = unidad === WEIGHT_MIN_GRAMS
  const [typed, setTyped] = useState<string | null>(null)
  // What was left in the field, by Enter or otherwise, and became one unit.
  const [asked, setAsked] = useState({ text: props.asked ?? '', takesFocus: true })
  const frame = useRef<HTMLDivElement>(null)
  const settled = useSettled(typed ?? '')
  const question = typed === null && value === unidad ? asked.text : settled
  const meant = isWeight
    ? meantWeights(question, gramsOfPiece).filter(({ grams }) => grams !== value && grams <= most)
    : []
  const isAtLeast = (value ?? unidad) <= unidad
  const read = (text: string) => (isWeight ? typedWeight(text, gramsOfPiece) : typedQuantity(text, unidad))
  const save = (quantity: number | null) => {
    const bounded = quantity && Math.min(most, quantity)
    if (bounded !== value) onChange(bounded)
  }
  const step = (steps: number, isRepeated: boolean) => {
    setTyped(null)
    setAsked({ text: '', takesFocus: false })
    if (steps < 0 && value !== null && isAtLeast) return isRepeated ? undefined : onRemove?.()
    save(Math.max(unidad, (value ?? unidad) + steps * unidad))
  }
  const leave = (takesFocus: boolean) => {
    if (typed === null) return
    setTyped(null)
    setAsked({ text: typed, takesFocus })
    const quantity = read(typed)
    // What is no quantity changes nothing.
    if (quantity === null && typed.trim() !== '') return
    if (quantity !== null && quantity > 0) save(Math.max(unidad, quantity))
    else save(props.isNeverEmpty ? unidad : quantity)
  }
  const onPause = useEffectEvent((text: string) => {
    const quantity = read(text)
    if (quantity !== null && quantity >= unidad) save(quantity)
  })
  useEffect(() => {
    if (settled !== '') onPause(settled)
  }, [settled])
  const name = article && quantityTexts.quantityOf(article)
  const weight = value === null || !isWeight ? '' : weightInPieces(value, gramsOfPiece)
  const [grams = '', pieces] = weight.split(' ≈ ')
  return (
    <>
      <div ref={frame} className={classes(styles['stepper'], styles[size], props.className)}>
        <StepButton
          label={article === undefined ? quantityTexts.less : quantityTexts.lessOf(article)}
          disabled={disabled || (isAtLeast && !onRemove)}
          onStep={(isRepeated) => step(-1, isRepeated)}
          isSwapped={props.isSwapped}
        >
          <MinusIcon size={20} />
        </StepButton>
        <div className={styles['box']}>
          <QuantityField
            unidad={unidad}
            value={typed ?? (isWeight ? grams : (value ?? ''))}
            disabled={disabled}
            aria-label={name}
            aria-valuenow={value ?? undefined}
            aria-valuetext={weight || undefined}
            aria-describedby={errorId}
            aria-invalid={errorId ? true : undefined}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => leave(false)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && typed !== null) {
                event.preventDefault()
                leave(true)
              } else if (isWeight && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
                event.preventDefault()
                step(event.key === 'ArrowUp' ? 1 : -1, true)
              }
            }}
          />
          {pieces && typed === null && <small aria-hidden>≈ {pieces}</small>}
        </div>
        <StepButton
          label={article === undefined ? quantityTexts.more : quantityTexts.moreOf(article)}
          disabled={disabled || (value ?? unidad) >= most}
          onStep={(isRepeated) => step(1, isRepeated)}
          isSwapped={props.isSwapped}
          takesFocus
        >
          <PlusIcon size={20} />
        </StepButton>
      </div>
      {isWeight && (
        <span role="status" className={styles['question']}>
          <WeightQuestions
            weights={meant}
            takesFocus={typed === null && asked.takesFocus}
            className={styles['answer']}
            onChoose={(chosen) => {
              setTyped(null)
              setAsked({ text: '', takesFocus: false })
              save(chosen)
              // The answered question goes.
              frame.current?.querySelector<HTMLElement>(':scope > button:last-child')?.focus()
            }}
          />
        </span>
      )}
    </>
  )
}

interface StepButtonProps {
  label: string
  disabled: boolean | undefined
  onStep: (isRepeated: boolean) => void
  isSwapped?: boolean | undefined
  takesFocus?: boolean
  children: React.ReactNode
}

function StepButton({
  label,
  disabled,
  onStep,
  isSwapped = false,
  takesFocus = false,
  children,
}: StepButtonProps) {
  const press = useLongPress(onStep, isSwapped)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // This code may arrive after the press; by then the focus may be elsewhere, where it stays.
    const isLost = document.activeElement === document.body
    if (isSwapped && takesFocus && isLost) button.current?.focus({ preventScroll: true })
  }, [isSwapped, takesFocus])
  return (
    <button
      ref={button}
      type="button"
      className={styles['button']}
      aria-label={label}
      disabled={disabled}
      {...press}
    >
      {children}
    </button>
  )
}
