import { useState, type ReactNode } from 'react'
import { Button, InputAdornment, TextField } from '@mui/material'
import {
  FieldTitle,
  InputHelperText,
  maxValue,
  minValue,
  required,
  useInput,
  useResourceContext,
  type Validator,
} from 'react-admin'
import { readTypedNumber } from './parse-number.ts'
import { formatTyped } from '@gondola/contract/base'
import { NUMBER_TEXTS as TEXTS } from '@gondola/contract/staff'

interface NumberTextInputProps {
  source: string
  label?: string
  helperText?: ReactNode
  validate?: Validator | Validator[]
  defaultValue?: number
  min?: number
  max?: number
  readOnly?: boolean
  alwaysOn?: boolean
}

/** A form's value: the number, nothing, or a text that is not a number yet. */
type Value = number | string | null | undefined

/** Pesos, with at most two decimals. */
export const PesosInput = (props: NumberTextInputProps) => (
  <NumberTextInput {...props} decimals={2} unit="$" />
)

/** A weight, a content, a percentage: at most three decimals. */
export const DecimalInput = (props: NumberTextInputProps) => <NumberTextInput {...props} decimals={3} />

/** Degrees alone have so many decimals. */
const DEGREE_DECIMALS = 6

/** Degrees of latitude or longitude. */
export const CoordinateInput = (props: NumberTextInputProps) => (
  <NumberTextInput {...props} decimals={DEGREE_DECIMALS} />
)

/** A count, a position, a code. */
export const WholeInput = (props: NumberTextInputProps) => <NumberTextInput {...props} decimals={0} />

/** A record's position in its list, ascending. */
export const OrderInput = ({ helperText }: { helperText?: string }) => (
  <WholeInput source="Orden" min={0} defaultValue={0} validate={required()} helperText={helperText} />
)

/**
 * A number in Argentine notation. It is a text field, because a browser parses number fields in its own language
 * ('4559,99' is 455999 in an English one). It shows how it was read if that differs from what was typed, and asks if
 * the text is ambiguous.
 */
function NumberTextInput({
  source,
  label,
  helperText,
  validate,
  defaultValue,
  min,
  max,
  readOnly = false,
  decimals,
  unit,
}: NumberTextInputProps & { decimals: number; unit?: string }) {
  const given = validate === undefined ? [] : [validate].flat()
  const validators = [
    readable(decimals),
    ...given,
    ...(min === undefined ? [] : [minValue(min)]),
    ...(max === undefined ? [] : [maxValue(max)]),
  ]
  const { id, field, fieldState, isRequired } = useInput({
    source,
    validate: validators,
    readOnly,
    isRequired: given.some((each) => 'isRequired' in each && each.isRequired === true),
    defaultValue,
  })
  const resource = useResourceContext()
  /** The text being typed; null: not being edited. */
  const [typed, setTyped] = useState<string | null>(null)
  const value = field.value as Value
  const reading = typeof value === 'string' ? readTypedNumber(value, decimals) : null
  const told =
    typed === null || typeof value !== 'number' ? null : readAs(typed, formatTyped(value, decimals))
  const { error } = fieldState

  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      className={`ra-input ra-input-${source}`}
      size="small"
      value={typed ?? shownValue(value, decimals)}
      onChange={({ target }) => {
        setTyped(target.value)
        field.onChange(valueOf(target.value, decimals))
      }}
      onBlur={() => {
        setTyped(null)
        field.onBlur()
      }}
      label={<FieldTitle source={source} isRequired={isRequired} label={label} resource={resource} />}
      error={error !== undefined || reading?.kind === 'ambiguous'}
      helperText={
        reading?.kind === 'ambiguous' ? (
          <Readings
            readings={reading.readings}
            decimals={decimals}
            onChoose={(chosen) => {
              setTyped(null)
              field.onChange(chosen)
            }}
          />
        ) : (
          <InputHelperText error={error?.message} helperText={told ?? helperText} />
        )
      }
      slotProps={{
        htmlInput: {
          inputMode: decimals === 0 && min !== undefined && min >= 0 ? 'numeric' : 'decimal',
          readOnly,
        },
        input: {
          readOnly,
          startAdornment: unit && <InputAdornment position="start">{unit}</InputAdornment>,
        },
        formHelperText: { component: 'div' } as object,
      }}
      autoComplete="off"
    />
  )
}

/** The two readings of an ambiguous text; one tap selects one. */
interface ReadingsProps {
  readings: readonly number[]
  decimals: number
  onChoose(value: number): void
}

function Readings({ readings, decimals, onChoose }: ReadingsProps) {
  return (
    <span role="alert">
      {TEXTS.which}{' '}
      {readings.map((value) => (
        <Button key={value} size="small" variant="outlined" sx={{ mx: 0.5 }} onClick={() => onChoose(value)}>
          {formatTyped(value, decimals)}
        </Button>
      ))}
    </span>
  )
}

function valueOf(typed: string, decimals: number): Value {
  const reading = readTypedNumber(typed, decimals)
  if (reading.kind === 'none') return null
  return reading.kind === 'number' ? reading.value : typed
}

const shownValue = (value: Value, decimals: number): string =>
  typeof value === 'number' ? formatTyped(value, decimals) : (value ?? '')

/** The number read, if it is written differently from what was typed. */
function readAs(typed: string, written: string): string | null {
  const plain = typed.replace(/[\s$%]/g, '')
  return plain === written || plain === written.replaceAll('.', '') ? null : TEXTS.read(written)
}

const readable =
  (decimals: number): Validator =>
  (value: Value) => {
    if (typeof value !== 'string') return undefined
    const { kind } = readTypedNumber(value, decimals)
    if (kind === 'ambiguous') return TEXTS.which
    if (kind === 'decimals') return decimals === 0 ? TEXTS.whole : TEXTS.decimals(decimals)
    if (decimals === 0) return TEXTS.noWhole
    return decimals === DEGREE_DECIMALS ? TEXTS.noDegrees : TEXTS.noNumber
  }
