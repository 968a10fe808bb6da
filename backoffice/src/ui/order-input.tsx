import { NumberInput, required } from 'react-admin'

/** A record's place among its like; the first of them has the lowest number. */
export const OrderInput = ({ helperText }: { helperText?: string }) => (
  <NumberInput
    source="Orden"
    min={0}
    defaultValue={0}
    validate={required()}
    {...(helperText && { helperText })}
  />
)
