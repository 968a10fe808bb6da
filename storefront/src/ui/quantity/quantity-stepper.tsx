import { formatGrams, GRAMS_PER_KILOGRAM, WEIGHT_MIN_GRAMS } from '@gondola/contract/base'
import { interfaceTexts } from '../../texts/interface.ts'
import { useEffect, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { MinusIcon, PlusIcon } from '../icons/icons.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import styles from './quantity-stepper.module.css'

import { meantKilograms, typedQuantity, typedWeight, takesComma } from './typed-quantity.ts'
import { useLongPress } from './use-long-press.ts'

export interface QuantityStepperProps {
  /**
   * The article's `unidad`: 1 by the piece, 100 by weight in grams. Used as step, minimum and placeholder (spec §2).
   */
  unidad: number
  /** Pieces or grams; null while the field is empty. */
  value: number | null
  onChange: (quantity: number | null) => void
  /** The most pieces or grams. */
  most?: number | undefined
  /** The article's description, for the accessible names of field and buttons. */
  article?: string
  /** Id of the error message. */
  errorId?: string | undefined
  size?: 's' | 'm'
  disabled?: boolean
  /** Shows and reads a weight with its unit: '1,5 kg', '250 g'. */
  hasWeightUnit?: boolean
  /** Left empty or at zero, the field becomes one `unidad`; without this it stays, and its owner says what that means. */
  isNeverEmpty?: boolean
  /** Pressing minus at one `unidad` calls this; without it, the button is disabled there. Holding it does not. */
  onRemove?: () => void
  /**
   * A press made it appear in the place of what was pressed: plus takes the focus, unless something else has it, and
   * the second tap of a double tap is not taken for a press of plus.
   */
  isSwapped?: boolean
  className?: string | undefined
}

/**
 * Minus button, quantity field, plus button. Holding a button repeats it; an empty field counts as one `unidad`. Less
 * than one `unidad` becomes one when the field is left (spec §5), and a few grams ask whether kilograms were meant.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { unidad, value, onChange, most = Infinity, article, errorId, size = 'm', disabled, onRemove } = props
  const isWeight = props.hasWeightUnit === true && unidad === WEIGHT_MIN_GRAMS
  const [typed, setTyped] = useState<string | null>(null)
  const [meant, setMeant] = useState<number | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  // The question stays until the quantity changes, but for its becoming one unit.
  const isAsked = meant !== null && (typed !== null || value === meant || value === unidad)
  const isAtLeast = (value ?? unidad) <= unidad
  const step = (steps: number, isRepeated: boolean) => {
    setTyped(null)
    setMeant(null)
    if (steps < 0 && value !== null && isAtLeast) return isRepeated ? undefined : onRemove?.()
    onChange(Math.min(most, Math.max(unidad, (value ?? unidad) + steps * unidad)))
  }
  const read = (text: string) => (isWeight ? typedWeight(text) : typedQuantity(text, unidad))
  const type = (text: string) => {
    setTyped(text)
    setMeant(meantKilograms(text, unidad))
    const quantity = read(text)
    onChange(quantity && Math.min(most, quantity))
  }
  const leave = () => {
    if (typed === null) return
    setTyped(null)
    const quantity = read(typed) ?? 0
    if (quantity > 0 ? quantity < unidad : props.isNeverEmpty) onChange(unidad)
  }
  return (
    <>
      <div ref={frame} className={classes(styles['stepper'], styles[size], props.className)}>
        <StepButton
          label={article === undefined ? interfaceTexts.less : interfaceTexts.lessOf(article)}
          disabled={disabled || (isAtLeast && !onRemove)}
          onStep={(isRepeated) => step(-1, isRepeated)}
          isSwapped={props.isSwapped}
        >
          <MinusIcon size={20} />
        </StepButton>
        <label className={styles['box']}>
          <VisuallyHidden>
            {article === undefined ? interfaceTexts.quantity : interfaceTexts.quantityOf(article)}
          </VisuallyHidden>
          {isWeight ? (
            <WeightField
              {...props}
              typed={typed}
              onType={type}
              onStep={(steps) => step(steps, true)}
              onLeave={leave}
            />
          ) : (
            <input
              className={styles['input']}
              type="number"
              inputMode="decimal"
              min={unidad}
              step={unidad}
              placeholder={String(unidad)}
              disabled={disabled}
              aria-describedby={errorId}
              aria-invalid={errorId ? true : undefined}
              value={typed ?? value ?? ''}
              onChange={(event) => type(event.target.value)}
              onBlur={leave}
              onFocus={(event) => event.target.select()}
              ref={takesComma}
            />
          )}
          {unidad === 100 && !isWeight && <span className={styles['unit']}>g</span>}
        </label>
        <StepButton
          label={article === undefined ? interfaceTexts.more : interfaceTexts.moreOf(article)}
          disabled={disabled || (value ?? unidad) >= most}
          onStep={(isRepeated) => step(1, isRepeated)}
          isSwapped={props.isSwapped}
          takesFocus
        >
          <PlusIcon size={20} />
        </StepButton>
      </div>
      {unidad === 100 && (
        <span role="status" className={styles['question']}>
          {isAsked && (
            <button
              type="button"
              className={styles['answer']}
              onClick={() => {
                setTyped(null)
                setMeant(null)
                onChange(Math.min(most, meant * GRAMS_PER_KILOGRAM))
                // The answered question goes.
                frame.current?.querySelector<HTMLElement>(':scope > button:last-child')?.focus()
              }}
            >
              {interfaceTexts.meantKilograms(meant)}
            </button>
          )}
        </span>
      )}
    </>
  )
}

interface WeightFieldProps extends QuantityStepperProps {
  typed: string | null
  onType: (text: string) => void
  onStep: (steps: 1 | -1) => void
  onLeave: () => void
}

/** A weight with its unit. A number field cannot show a unit, so its keys and its role are given here. */
function WeightField(props: WeightFieldProps) {
  const { unidad, value, disabled, errorId, typed, onType, onStep, onLeave } = props
  return (
    <input
      className={styles['input']}
      type="text"
      inputMode="decimal"
      role="spinbutton"
      aria-valuenow={value ?? undefined}
      aria-valuemin={unidad}
      aria-valuetext={value === null ? undefined : formatGrams(value)}
      placeholder={formatGrams(unidad)}
      disabled={disabled}
      aria-describedby={errorId}
      aria-invalid={errorId ? true : undefined}
      value={typed ?? (value === null ? '' : formatGrams(value))}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        onStep(event.key === 'ArrowUp' ? 1 : -1)
      }}
      onBlur={onLeave}
      onFocus={(event) => event.target.select()}
    />
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
