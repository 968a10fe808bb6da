import { GRAMS_PER_KILOGRAM } from '@gondola/contract/base'
import { interfaceTexts } from '../../texts/interface.ts'
import { useState } from 'react'
import { classes } from '../classes.ts'
import { MinusIcon, PlusIcon } from '../icons/icons.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import styles from './quantity-stepper.module.css'
import { takesComma } from './takes-comma.ts'
import { meantKilograms, typedQuantity } from './typed-quantity.ts'
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
  className?: string | undefined
}

/** Minus button, quantity field, plus button. Holding a button repeats it; an empty field counts as one `unidad`. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { unidad, value, onChange, most = Infinity, article, errorId, size = 'm', disabled } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [meant, setMeant] = useState<number | null>(null)
  // The question stays until the quantity changes; a cart may already have raised a too small quantity to one unit.
  const isAsked = meant !== null && (value === meant || value === unidad)
  const step = (steps: number) => {
    setTyped(null)
    setMeant(null)
    onChange(Math.min(most, Math.max(unidad, (value ?? unidad) + steps * unidad)))
  }
  return (
    <>
      <div className={classes(styles['stepper'], styles[size], props.className)}>
        <StepButton
          label={article === undefined ? interfaceTexts.less : interfaceTexts.lessOf(article)}
          disabled={disabled || (value ?? unidad) <= unidad}
          onStep={() => step(-1)}
        >
          <MinusIcon size={20} />
        </StepButton>
        <label className={styles['box']}>
          <VisuallyHidden>
            {article === undefined ? interfaceTexts.quantity : interfaceTexts.quantityOf(article)}
          </VisuallyHidden>
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
            onChange={(event) => {
              setTyped(event.target.value)
              setMeant(meantKilograms(event.target.value, unidad))
              onChange(typedQuantity(event.target.value, unidad))
            }}
            onBlur={() => setTyped(null)}
            onFocus={(event) => event.target.select()}
            ref={takesComma}
          />
          {unidad === 100 && <span className={styles['unit']}>g</span>}
        </label>
        <StepButton
          label={article === undefined ? interfaceTexts.more : interfaceTexts.moreOf(article)}
          disabled={disabled || (value ?? unidad) >= most}
          onStep={() => step(1)}
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
                onChange(meant * GRAMS_PER_KILOGRAM)
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

interface StepButtonProps {
  label: string
  disabled: boolean | undefined
  onStep: () => void
  children: React.ReactNode
}

function StepButton({ label, disabled, onStep, children }: StepButtonProps) {
  const press = useLongPress(onStep)
  return (
    <button type="button" className={styles['button']} aria-label={label} disabled={disabled} {...press}>
      {children}
    </button>
  )
}
