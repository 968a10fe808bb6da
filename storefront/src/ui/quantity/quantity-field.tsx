import { WEIGHT_MIN_GRAMS } from '@gondola/contract/base'
import type { ComponentProps } from 'react'
import { interfaceTexts } from '../../texts/interface.ts'
import { classes } from '../classes.ts'
import styles from './quantity-field.module.css'

interface QuantityFieldProps extends ComponentProps<'input'> {
  unidad: number
  value: string | number
}

/**
 * The field of a quantity, whose placeholder, step and min are the article's unidad (spec §2). A weight's has the unit in
 * which it is read, and is a text: a number field takes no unit, and marks '1,5' as invalid.
 */
export function QuantityField({
  unidad,
  value,
  className,
  'aria-label': name = interfaceTexts.quantity,
  ...rest
}: QuantityFieldProps) {
  const isWeight = unidad === WEIGHT_MIN_GRAMS
  return (
    <label className={classes(styles['box'], className)}>
      <input
        type={isWeight ? 'text' : 'number'}
        inputMode="decimal"
        role="spinbutton"
        min={unidad}
        step={unidad}
        placeholder={String(unidad)}
        aria-label={isWeight ? interfaceTexts.weight(name) : name}
        value={value}
        onFocus={(event) => event.target.select()}
        {...rest}
      />
      {isWeight && <span aria-hidden>{unitOfTyped(String(value))}</span>}
    </label>
  )
}

/**
 * Parses a typed quantity: pieces, or grams for an article sold by weight (`unidad` 100). For the latter, a number with
 * a decimal separator means kilograms, with comma or dot: '1,5' and '1.500' are 1500 g. Null if the text is not a
 * number yet; of weights in words the contract's `typedWeight` reads more.
 */
export function typedQuantity(text: string, unidad: number): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
  const isKilograms = unidad === 100 && /[.,]/.test(text)
  return Number.isNaN(number) ? null : Math.round(number * (isKilograms ? 1000 : 1))
}

/** The unit that a weight without one is read in: grams, kilograms of a fraction. Empty if the text has a unit. */
function unitOfTyped(text: string): '' | 'g' | 'kg' {
  if (/[a-z]/i.test(text)) return ''
  return /[.,/½¼¾]/.test(text) ? 'kg' : 'g'
}
