import { formatGrams, WEIGHT_MIN_GRAMS } from '@gondola/contract/base'
import { meantWeights, typedWeight, weightInPieces } from '@gondola/contract/cart'
import { quantityTexts } from '../../texts/quantity.ts'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { create } from 'zustand'
import { classes } from '../classes.ts'
import { MinusIcon, PlusIcon } from '../icons/icons.tsx'
import styles from './quantity-stepper.module.css'
import { WeightQuestions, useSettled } from './weight-questions.tsx'
import { useLongPress } from './use-long-press.ts'
import { QuantityField, typedQuantity } from './quantity-field.tsx'

export interface QuantityStepperProps {
  /** The article's `unidad`: 1 by the piece, 100 by weight in grams; step, minimum and placeholder (spec §2). */
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
  /** Of what it is the quantity, for a question that is shown with it wherever it is, until it is answered. */
  of?: string
  className?: string | undefined
}

/** What was typed as fewer grams than a `unidad`, and the weight that there was then, which an answer changes. */
interface WeightQuestion {
  text: string
  at: number | null
}

const ANSWERED: WeightQuestion = { text: '', at: null }

/** The open questions by what they are of. */
const useQuestions = create<Partial<Record<string, WeightQuestion>>>(() => ({}))

/**
 * Minus button, quantity field, plus button. Holding a button repeats it; an empty field counts as one `unidad`. Less
 * than one `unidad` becomes one when the field is left (spec §5). A few grams ask whether kilograms were meant, and
 * lower no weight before the answer.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { unidad, value, onChange, most = Infinity, article, errorId, size = 'm', disabled, onRemove } = props
  const { gramsOfPiece = null } = props
  const isWeight = unidad === WEIGHT_MIN_GRAMS
  const [typed, setTyped] = useState<string | null>(null)
  const ownId = useId()
  const of = props.of ?? ownId
  const asked = useQuestions((questions) => questions[of])
  const setAsked = (question: WeightQuestion) => useQuestions.setState({ [of]: question })
  const [takesFocus, setTakesFocus] = useState(props.asked !== undefined)
  const frame = useRef<HTMLDivElement>(null)
  const settled = useSettled(typed ?? '')
  const open = typed === null && asked?.at === value ? asked.text : ''
  const least = { text: formatGrams(unidad), grams: unidad }
  const meant = isWeight
    ? [...meantWeights(open || settled, gramsOfPiece), ...(open ? [least] : [])].filter(
        ({ grams }) => grams !== value && grams <= most,
      )
    : []
  const isAtLeast = (value ?? unidad) <= unidad
  const read = (text: string) => (isWeight ? typedWeight(text, gramsOfPiece) : typedQuantity(text, unidad))
  const save = (quantity: number | null) => {
    const bounded = quantity && Math.min(most, quantity)
    if (bounded !== value) onChange(bounded)
  }
  const step = (steps: number, isRepeated: boolean) => {
    setTyped(null)
    setAsked(ANSWERED)
    if (steps < 0 && value !== null && isAtLeast) return isRepeated ? undefined : onRemove?.()
    save(Math.max(unidad, (value ?? unidad) + steps * unidad))
  }
  const leave = (isByEnter: boolean) => {
    if (typed === null) return
    setTyped(null)
    setTakesFocus(isByEnter)
    const quantity = read(typed)
    const isTooFew = isWeight && quantity !== null && quantity > 0 && quantity < unidad
    const isKept = isTooFew && value !== null && value > unidad
    setAsked(isTooFew ? { text: typed, at: isKept ? value : unidad } : ANSWERED)
    if (isKept) return
    // What is no quantity changes nothing.
    if (quantity === null && typed.trim() !== '') return
    if (quantity !== null && quantity > 0) save(Math.max(unidad, quantity))
    else save(props.isNeverEmpty ? unidad : quantity)
  }
  const onSwap = useEffectEvent(() => {
    if (props.isSwapped) setAsked({ text: props.asked ?? '', at: unidad })
  })
  useEffect(() => onSwap(), [])
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
            takesFocus={typed === null && takesFocus}
            className={styles['answer']}
            onChoose={(chosen) => {
              setTyped(null)
              setAsked(ANSWERED)
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
